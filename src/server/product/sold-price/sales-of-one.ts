import type { StoredSale } from './sold-price.store.ts'

type Sale = Pick<StoredSale, 'postcode' | 'street' | 'soldOn' | 'price' | 'currency' | 'isAdditional'>

/**
 * The number of sales in one street at one price on one day from which they count as one sale of a block: the registry
 * repeats the block's price for each home.
 */
const MIN_IN_BLOCK = 3

/**
 * Returns only sales whose price is the market value of one home: excludes sales of a block, and those of category B of
 * HM Land Registry (repossessions, sales to companies, homes bought to let).
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
