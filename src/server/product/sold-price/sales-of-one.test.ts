import { expect, test } from 'vitest'
import { salesForOwnPrice, salesOfOne } from './sales-of-one.ts'

const sale = (id: number, given: object = {}) => ({
  id,
  postcode: 'LK31AB',
  street: 'QUAY STREET',
  soldOn: '2026-03-02',
  price: 420_000_000,
  currency: 'GBP' as const,
  isAdditional: false,
  ...given,
})
const idsOf = (sales: { id: number }[]) => sales.map(({ id }) => id)

test.each([
  [1, [0]],
  [2, [0, 1]],
  [3, []],
  [12, []],
])('of %s homes of a street at one price on one day, these are sales of one home: %j', (count, left) => {
  expect(idsOf(salesOfOne(Array.from({ length: count }, (_, id) => sale(id))))).toEqual(left)
})

test.each([
  { price: 1 },
  { soldOn: '2026-03-03' },
  { postcode: 'LK31AD' },
  { street: 'MILL LANE' },
  { currency: 'EUR' },
])('a sale that differs by %j is none of the block', (given) => {
  expect(idsOf(salesOfOne([sale(1), sale(2), sale(3), sale(4, given)] as ReturnType<typeof sale>[]))).toEqual([4])
})

test('a sale of category B counts for no median, and is one of its address', () => {
  const sales = [sale(1, { isAdditional: true, price: 5 }), sale(2, { price: 6 })]
  expect(idsOf(salesOfOne(sales))).toEqual([2])
  expect(idsOf(salesForOwnPrice(sales))).toEqual([1, 2])
  expect(idsOf(salesForOwnPrice([1, 2, 3].map((id) => sale(id, { isAdditional: true }))))).toEqual([])
})
