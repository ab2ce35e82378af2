/** @module-tag all */
import { expect, test } from 'vitest'
import { seenRows } from './seen-rows.ts'

test('distinguishes another row of an id from the same row again, among a hundred thousand', () => {
  const otherLine = seenRows()
  const cells = (n: number) => [`R${n}`, `House ${n}`]
  for (let n = 1; n <= 100_000; n++) expect(otherLine(`R${n}`, { line: n, cells: cells(n) })).toBeUndefined()
  for (const n of [1, 4_096, 50_000, 100_000]) {
    expect(otherLine(`R${n}`, { line: 200_000, cells: cells(n) })).toBeUndefined()
    expect(otherLine(`R${n}`, { line: 200_001, cells: [`R${n}`, 'Another'] })).toBe(n)
  }
})
