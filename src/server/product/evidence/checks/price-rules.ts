import { openedGazetteer } from '../../../providers/geocoder/gazetteer-data.ts'
import { isSaleOf } from '../../sold-price/sale-address.ts'
import { salesForOwnPrice } from '../../sold-price/sales-of-one.ts'
import { salesHere, salesNearby } from './nearby-sales.ts'
import { isWide, worthOf } from './price-terms.ts'
import type { Rule } from './rule.ts'
import { thresholds } from './thresholds.ts'

const DAY_MS = 86_400_000
const FT2_PER_M2 = 10.7639

/**
 * Returns how far a price is below the median of sales, as a percentage; `undefined` unless hardly any sale was as
 * cheap. `explained`: the fraction of these sales that the price is compared with.
 */
export function percentBelow(price: number, sales: number[], explained = 1): number | undefined {
  const { maxOfMedian, maxShareAsCheap, minSales } = thresholds.priceBelowSales
  if (sales.length < minSales) return undefined
  const sorted = sales.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  const [lower = 0, upper = 0] = [sorted[half - 1], sorted[half]]
  const median = sorted.length % 2 === 1 ? upper : (lower + upper) / 2
  const asCheap = sorted.filter((sale) => sale * explained <= price).length / sorted.length
  const isLow = price < median * explained * maxOfMedian && asCheap <= maxShareAsCheap
  return isLow ? Math.round((1 - price / median) * 100) : undefined
}

export const priceBelowSales: Rule = {
  rule: 'priceBelowSales',
  check: 'price',
  find: async (context, home) => {
    const sales = await salesNearby(context, home)
    if (sales.length === 0) return 'notMade'
    const worth = await worthOf(context, home)
    const { priceMax: price } = home
    if (price === null) return 'notMade'
    const area = home.area && (home.areaUnit === 'ft2' ? home.area / FT2_PER_M2 : home.area)
    const perM2 = sales.flatMap((sale) => (sale.area ? [sale.price / sale.area] : []))
    const isByArea = area && perM2.length >= thresholds.priceBelowSales.minSales
    const compared = isByArea ? perM2 : sales.map(({ price }) => price)
    const percent = percentBelow(isByArea ? price / area : price, compared, worth.least)
    if (percent === undefined) return isWide(worth) ? 'notMade' : []
    return [{ other: String(price), facts: { percent, sales: compared.length, ...worth.why } }]
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
