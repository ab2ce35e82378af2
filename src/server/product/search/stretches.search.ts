import { and, asc, desc, eq, gt, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PropertySort } from '#contract/property-search'
import { properties } from '../../platform/db/tables/property.ts'
import { type Filters, hasPricesAround } from './filters.search.ts'
import { newest, type Stretch } from './order.search.ts'

/** Where a row stands in an order: what a cursor holds. `price`: cents; `verifiedAt`: milliseconds. */
export type PlaceInOrder = [sort: PropertySort, price: number, verifiedAt: number, id: string]

export const orders: Record<PropertySort, SQL[]> = {
  newest,
  priceAsc: [asc(properties.priceMin), ...newest],
  priceDesc: [desc(properties.priceMax), ...newest],
}

export const priceBy = { newest: properties.priceMin, priceAsc: properties.priceMin, priceDesc: properties.priceMax }

type Within = Omit<Stretch, 'orderBy'>

/** How far a range begins below a price, or ends above it, as a share of it; 1 takes in every range. */
const WIDTHS = [3 / 4, 15 / 16, 1]

/**
 * Of equal prices the newest is first, so what follows a row is the rest of its price and then the prices beyond: two stretches of the
 * index, where one condition with `or` would read it from its start. `isScattered`: all ranges around a price are one stretch.
 */
export function stretchesAfter(
  sort: PropertySort,
  filters: Filters,
  after: PlaceInOrder | undefined,
  { isScattered = false } = {},
): Within[] {
  const widths = isScattered ? [1] : WIDTHS
  if (after === undefined) return stretchesBeyond(sort, filters, { widths })
  const [, price] = after
  const older = isOlder(after)
  if (sort === 'newest') return [{ within: older }]
  return [
    { within: and(eq(priceBy[sort], price), older), isOnePrice: true },
    ...stretchesBeyond(sort, filters, { price, widths }),
  ]
}

/** All that follows a row in an order of prices, in one condition. */
export function isBehind(sort: PropertySort, after: PlaceInOrder): SQL | undefined {
  const [, price] = after
  const isBeyond = (sort === 'priceAsc' ? gt : lt)(priceBy[sort], price)
  return or(isBeyond, and(eq(priceBy[sort], price), isOlder(after)))
}

const isOlder = ([, , verifiedAt, id]: PlaceInOrder): SQL =>
  sql`(${properties.verifiedAt}, ${properties.id}) < (to_timestamp(${verifiedAt}::float8 / 1000), ${id}::uuid)`

/**
 * Above a lowest price the cheapest homes come first whose range begins below it. They are found by their range, those of the widest
 * ranges before the others, and the index of prices is read from that price on. So with the dearest.
 */
function stretchesBeyond(
  sort: PropertySort,
  { minPrice, maxPrice }: Filters,
  { price, widths }: { price?: number; widths: number[] },
): Within[] {
  const isUp = sort === 'priceAsc'
  const amount = isUp ? minPrice : sort === 'priceDesc' ? maxPrice : undefined
  const by = priceBy[sort]
  const [isBefore, isBeyond, isFrom] = isUp ? [lt, gt, gte] : [gt, lt, lte]
  const beyond = price === undefined ? undefined : isBeyond(by, price)
  const cents = amount === undefined ? undefined : Math.round(amount * 100)
  if (cents === undefined || (price !== undefined && (isUp ? price >= cents : price <= cents)))
    return [{ within: beyond }]
  const ends = widths.map((share) => Math.round(isUp ? cents * share : cents / share))
  const around = ends.map((end, at) => ({
    within: and(
      beyond,
      hasPricesAround(Math.min(end, cents), Math.max(end, cents)),
      end === cents ? isBefore(by, cents) : (isUp ? lte : gte)(by, end),
      at === 0 ? undefined : isBeyond(by, ends[at - 1] ?? 0),
    ),
    isSparse: true,
  }))
  return [...around, { within: isFrom(by, cents) }]
}
