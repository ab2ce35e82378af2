import type { StoredSale } from './sold-price.store.ts'

type Sale = Pick<StoredSale, 'postcode' | 'street' | 'soldOn' | 'price' | 'currency' | 'isAdditional'>

/** As many homes of one street that have one price on one day are one sale: the registry has the price of the block with each. */
const MIN_IN_BLOCK = 3

/**
 * Returns the sales of one home for its own price. Left out are those of several homes for one price, and those between others than people
 * (category B of HM Land Registry): neither is what a home is worth.
 */
export function salesOfOne<Each extends Sale>(sales: Each[]): Each[] {
  const counts = new Map<string, number>()
  for (const sale of sales) counts.set(blockOf(sale), (counts.get(blockOf(sale)) ?? 0) + 1)
  return sales.filter((sale) => !sale.isAdditional && (counts.get(blockOf(sale)) ?? 0) < MIN_IN_BLOCK)
}

/** Returns the sales that are not of several homes for one price. */
export function salesForOwnPrice<Each extends Sale>(sales: Each[]): Each[] {
  const alone = new Set(
    salesOfOne(sales.map((sale) => ({ ...sale, isAdditional: null, sale }))).map(({ sale }) => sale),
  )
  return sales.filter((sale) => alone.has(sale))
}

const blockOf = ({ postcode, street, soldOn, price, currency }: Sale): string =>
  [postcode, street, soldOn, price, currency].join('|')
