import type { Currency } from '#contract/currency'
import type { Database } from '../../../platform/db/database.ts'
import { namesAddress, postcodeIn } from '../../sold-price/near-sales.ts'
import { type StoredSale, salesAround, salesOfPostcode } from '../../sold-price/sold-price.store.ts'
import type { CheckedHome } from './checked-homes.store.ts'
import { oncePerCheck, type Rule } from './rule.ts'
import { thresholds } from './thresholds.ts'

const DAY_MS = 86_400_000
const FT2_PER_M2 = 10.7639

/** Returns how far a price is below the median of sales, in percent, where hardly any was as cheap; nothing for a usual price. */
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

/** The postcode of a listing with its sales, of every type. */
const salesHere = oncePerCheck(async (db, { location }) => {
  const postcode = await postcodeIn(db, location)
  return postcode === undefined ? undefined : { postcode, sales: await salesOfPostcode(db, postcode) }
})

/** Returns sales of a home's type, of its postcode or what surrounds it: the nearest that are enough. */
async function salesNearby(db: Database, home: CheckedHome, currency: Currency): Promise<StoredSale[]> {
  const { type } = home
  const here = type && (await salesHere(db, home))
  if (!type || !here) return []
  const { postcode, sales } = here
  const isComparable = (sale: StoredSale) => sale.type === type && sale.currency === currency
  const levels = [
    async () => sales,
    () => salesAround(db, { area: 'sector', postcode, type }),
    () => salesAround(db, { area: 'district', postcode, type }),
  ]
  for (const level of levels) {
    const comparable = (await level()).filter(isComparable)
    if (comparable.length >= thresholds.priceBelowSales.minSales) return comparable
  }
  return []
}

/** The asking price against what was paid nearby, by the square metre where both areas are known. */
export const priceBelowSales: Rule = {
  rule: 'priceBelowSales',
  check: 'price',
  find: async ({ db, currency }, home) => {
    const sales = await salesNearby(db, home, currency)
    if (sales.length === 0) return 'notMade'
    const area = home.area && (home.areaUnit === 'ft2' ? home.area / FT2_PER_M2 : home.area)
    const perM2 = sales.flatMap((sale) => (sale.area ? [sale.price / sale.area] : []))
    const isByArea = area && perM2.length >= thresholds.priceBelowSales.minSales
    const compared = isByArea ? perM2 : sales.map(({ price }) => price)
    const percent = percentBelow(isByArea ? home.priceMax / area : home.priceMax, compared)
    const facts = { percent: percent ?? 0, sales: compared.length }
    return percent === undefined ? [] : [{ other: String(home.priceMax), facts }]
  },
}

/** Returns whether a sale was within the days before a listing that make it worth a look. */
export function isLate(soldOn: string, listedAt: Date): boolean {
  const days = (listedAt.getTime() - Date.parse(soldOn)) / DAY_MS
  return days >= 0 && days <= thresholds.soldLately.maxDays
}

/** This address was sold not long before it was listed. */
export const soldLately: Rule = {
  rule: 'soldLately',
  find: async ({ db, currency }, home) => {
    const here = await salesHere(db, home)
    if (!here) return 'notMade'
    return here.sales
      .filter((sale) => sale.currency === currency && isLate(sale.soldOn, home.createdAt))
      .filter((sale) => [home.location, home.title].some((text) => namesAddress(text, sale)))
      .map(({ id, soldOn, price }) => ({ other: id, facts: { soldOn, price } }))
  },
}
