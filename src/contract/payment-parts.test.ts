import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_CHARGE_CENTS } from './charge.ts'
import { partCount, partsOf } from './payment-parts.ts'

test.each([
  [50, [50]],
  [999_999_99, [999_999_99]],
  [1_000_000_00, [500_000_00, 500_000_00]],
  [1_800_000_00, [900_000_00, 900_000_00]],
  [2_000_000_00, [666_666_67, 666_666_67, 666_666_66]],
  [2_999_999_97, [999_999_99, 999_999_99, 999_999_99]],
])('%i cents are paid in %j', (cents, parts) => expect(partsOf(cents)).toEqual(parts))

test('parts of any amount are as few as possible, whole cents, equal but for a cent, and sum up to it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 * MAX_CHARGE_CENTS }), (cents) => {
      const parts = partsOf(cents)
      expect(parts).toHaveLength(partCount(cents))
      expect(parts.every(Number.isInteger)).toBe(true)
      expect(parts.reduce((sum, part) => sum + part)).toBe(cents)
      expect(Math.max(...parts)).toBeLessThanOrEqual(MAX_CHARGE_CENTS)
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
    }),
  )
})
