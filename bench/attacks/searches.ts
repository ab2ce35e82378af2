import type { Attack } from './attack.ts'
import { readInParallel } from './parallel-reads.ts'

const MANY = 40
/** Frequent words, words without trigrams, single characters, and a price that few homes have. */
const queries = [
  'q=a%20e%20i%20o%20r%20s%20t%20n%20l',
  'q=in%20a%20o',
  'q=a',
  'q=st%20ro%20bo%20ga%20ho',
  'q=%25',
  'q=-',
  'minPrice=5000000&maxPrice=5000000',
]

export const searches: Attack = {
  name: '40 concurrent searches, over and over',
  run: (target) =>
    readInParallel(
      target,
      MANY,
      queries.map((query) => `/api/allProperty/status?${query}&limit=24`),
    ),
}
