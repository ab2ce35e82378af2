import type { StoredSale } from './sold-price.store.ts'

type Sale = Pick<StoredSale, 'postcode' | 'street' | 'soldOn' | 'price' | 'currency' | 'isAdditional'>

/** This many homes of one street at one price on one day are one sale: the registry repeats the price of the block. */
const MIN_IN_BLOCK = 3

/**
 * Excludes sales of several homes for one price, and those not between private people (category B of HM Land Registry):
 * neither is a market value.
 */
export function salesOfOne<Each extends Sale>(sales: Each[]): Each[] {
  const counts = new Map<string, number>()
  for (const sale of sales) counts.set(blockOf(sale), (counts.get(blockOf(sale)) ?? 0) + 1)
  return sales.filter((sale) => !sale.isAdditional && (counts.get(blockOf(sale)) ?? 0) < MIN_IN_BLOCK)
}

export function salesForOwnPrice<Each extends Sale>(sales: Each[]): Each[] {
  const alone = new Set(
    salesOfOne(sales.map((sale) => ({ ...sale, isAdditional: null, sale }))).map(({ sale }) => sale),
  )
  return sales.filter((sale) => alone.has(sale))
}

const blockOf = ({ postcode, street, soldOn, price, currency }: Sale): string =>
  [postcode, street, soldOn, price, currency].join('|')
