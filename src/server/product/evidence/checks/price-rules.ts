import { openedGazetteer } from '../../../providers/geocoder/gazetteer-data.ts'
import { isSaleOf } from '../../sold-price/sale-address.ts'
import { salesForOwnPrice } from '../../sold-price/sales-of-one.ts'
import { salesHere, salesNearby } from './nearby-sales.ts'
import { termsOf, wholePrice } from './price-terms.ts'
import type { Rule } from './rule.ts'
import { thresholds } from './thresholds.ts'

const DAY_MS = 86_400_000
const FT2_PER_M2 = 10.7639

/**
 * Returns how far a price is below the median of sales, as a percentage; `undefined` unless hardly any sale was as
 * cheap.
 */
export function percentBelow(price: number, sales: number[]): number | undefined {
  const { maxOfMedian, maxShareAsCheap, minSales } = thresholds.priceBelowSales
  if (sales.length < minSales) return undefined
  const sorted = sales.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  const [lower = 0, upper = 0] = [sorted[half - 1], sorted[half]]
  const median = sorted.length % 2 === 1 ? upper : (lower + upper) / 2
  const asCheap = sorted.filter((sale) => sale <= price).length / sorted.length
  return price < median * maxOfMedian && asCheap <= maxShareAsCheap ? Math.round((1 - price / median) * 100) : undefined
}

export const priceBelowSales: Rule = {
  rule: 'priceBelowSales',
  check: 'price',
  find: async (context, home) => {
    const sales = await salesNearby(context, home)
    if (sales.length === 0) return 'notMade'
    const terms = await termsOf(context, home)
    const price = wholePrice(home.priceMax, terms)
    if (terms.isLowForReason || price === undefined) return 'notMade'
    const area = home.area && (home.areaUnit === 'ft2' ? home.area / FT2_PER_M2 : home.area)
    const perM2 = sales.flatMap((sale) => (sale.area ? [sale.price / sale.area] : []))
    const isByArea = area && perM2.length >= thresholds.priceBelowSales.minSales
    const compared = isByArea ? perM2 : sales.map(({ price }) => price)
    const percent = percentBelow(isByArea ? price / area : price, compared)
    const facts = { percent: percent ?? 0, sales: compared.length }
    return percent === undefined ? [] : [{ other: String(home.priceMax), facts }]
  },
}

export function isLate(soldOn: string, listedAt: Date): boolean {
  const days = (listedAt.getTime() - Date.parse(soldOn)) / DAY_MS
  return days >= 0 && days <= thresholds.soldLately.maxDays
}

export const soldLately: Rule = {
  rule: 'soldLately',
  find: async (context, home) => {
    const here = await salesHere(context, home)
    if (!here) return 'notMade'
    const late = salesForOwnPrice(here.sales).filter(
      (sale) => sale.currency === context.currency && isLate(sale.soldOn, home.createdAt),
    )
    if (late.length === 0) return []
    return late
      .filter(isSaleOf(await openedGazetteer(), home, here.postcode))
      .map(({ id, soldOn, price }) => ({ other: id, facts: { soldOn, price } }))
  },
}
