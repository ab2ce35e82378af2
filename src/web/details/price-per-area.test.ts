import { expect, test } from 'vitest'
import { pricePerArea } from './price-per-area.ts'

const cents = (lowest: number, highest = lowest) => ({ lowest: lowest * 100, highest: highest * 100 })

test.each([
  [cents(500_000), { area: 100, areaUnit: 'm2' }, 'm2', [5000, 5000]],
  [cents(500_000), { area: 100, areaUnit: 'm2' }, 'ft2', [465, 465]],
  [cents(240_000, 260_000), { area: 1000, areaUnit: 'ft2' }, 'ft2', [240, 260]],
  [cents(240_000, 260_000), { area: 1000 }, 'm2', [2583, 2799]],
] as const)('a price of %o for %o is, per %s, %o', (price, home, unit, per) => {
  expect(pricePerArea(price, home, unit)).toEqual(per)
})
