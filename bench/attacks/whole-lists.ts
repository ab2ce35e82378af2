import type { Attack } from './attack.ts'
import { readInParallel } from './parallel-reads.ts'

const MANY = 200

export const wholeLists: Attack = {
  name: '200 concurrent whole lists, over and over',
  run: (target) => readInParallel(target, MANY, ['/api/allProperty/status']),
}
