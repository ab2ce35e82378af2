import { and, asc, desc, eq, gt, gte, isNull, lt, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PropertyFilters, PropertySort } from '#contract/property-search'
import { isForSale, properties } from '../../tables/property.ts'
import { perArea } from '../../tables/property-expressions.ts'

/**
 * The steps in which price ranges around a price are read, as fractions of that price by which they may extend beyond
 * it. 1 covers every range.
 */
const PRICE_RANGE_WIDTHS = [3 / 4, 15 / 16, 1]

/**
 * Homes that are read in one pass over an index: those `within` a condition, in the order `orderBy`. `isByPriceRange`:
 * the index is that of price ranges. `isSinglePrice`: all have the same price.
 */
export type IndexRange = { orderBy: SQL[]; within?: SQL; isByPriceRange?: boolean; isSinglePrice?: boolean }

export const newest = [desc(properties.verifiedAt), desc(properties.id)]

export const firstInOrder = ({ orderBy, within }: IndexRange, max: number): SQL =>
  sql`(select * from ${properties} where ${and(isForSale, within)} order by ${orderByList({ orderBy })} limit ${sql.raw(String(max))}) as property`

export const orderByList = ({ orderBy }: IndexRange): SQL => sql.join(orderBy, sql`, `)

/** The columns of an order; others would be read from the table instead of the order's index. */
export const orderColumns = ({ orderBy }: IndexRange): SQL =>
  orderBy === orders.perAreaAsc ? sql`${KEYS}, area, area_unit` : KEYS
const KEYS = sql`id, verified_at, price_min_cents, price_max_cents`

/**
 * A cursor: the sort key of a page's last home. `price`: cents, or hundredths of a cent of a square foot; null without
 * an amount. `verifiedAt`: milliseconds.
 */
export type CursorKey = [sort: PropertySort, price: number | null, verifiedAt: number, id: string]

/** The sort orders. Homes without an amount, or without an area, come last in those by price. */
export const orders: Record<PropertySort, SQL[]> = {
  newest,
  priceAsc: [asc(properties.priceMin), ...newest],
  priceDesc: [sql`${properties.priceMax} desc nulls last`, ...newest],
  perAreaAsc: [asc(perArea), ...newest],
}

const numberOf = (value: SQLWrapper): SQL<number | null> => sql`${value}`.mapWith(Number)
export const priceBy: Record<PropertySort, SQL<number | null>> = {
  newest: numberOf(properties.priceMin),
  priceAsc: numberOf(properties.priceMin),
  priceDesc: numberOf(properties.priceMax),
  perAreaAsc: numberOf(perArea),
}

export const hasPricesAround = (low: number, high: number): SQL =>
  sql`(price_max_cents > price_min_cents and int8range(price_min_cents, price_max_cents, '[]') @> int8range(${low}::bigint, ${high}::bigint, '[]'))`

type RangeLimits = Omit<IndexRange, 'orderBy'>

/**
 * Returns the index ranges to read after a home: the rest with its price (newest first), then the prices beyond. They
 * are separate, because one condition with `or` would read the index from its start. `isScattered`: reads all price
 * ranges around a price in one step.
 */
export function rangesAfter(
  sort: PropertySort,
  filters: PropertyFilters,
  after: CursorKey | undefined,
  { isScattered = false } = {},
): RangeLimits[] {
  const widths = isScattered ? [1] : PRICE_RANGE_WIDTHS
  if (after === undefined) return rangesBeyond(sort, filters, { widths })
  const [, price] = after
  const older = isOlder(after)
  if (sort === 'newest') return [{ within: older }]
  if (price === null) return [{ within: and(isNull(priceBy[sort]), older) }]
  return [
    { within: and(eq(priceBy[sort], price), older), isSinglePrice: true },
    ...rangesBeyond(sort, filters, { price, widths }),
    ...(isLimited[sort](filters) ? [] : [{ within: isNull(priceBy[sort]) }]),
  ]
}

const hasPriceFilter = ({ minPrice, maxPrice }: PropertyFilters): boolean =>
  minPrice !== undefined || maxPrice !== undefined

const isLimited: Record<Exclude<PropertySort, 'newest'>, (filters: PropertyFilters) => boolean> = {
  priceAsc: hasPriceFilter,
  priceDesc: hasPriceFilter,
  perAreaAsc: ({ minPerArea, maxPerArea }) => minPerArea !== undefined || maxPerArea !== undefined,
}

export function isBehind(sort: PropertySort, after: CursorKey): SQL | undefined {
  const [, price] = after
  if (price === null) return and(isNull(priceBy[sort]), isOlder(after))
  const isBeyond = (sort === 'priceDesc' ? lt : gt)(priceBy[sort], price)
  return or(isBeyond, isNull(priceBy[sort]), and(eq(priceBy[sort], price), isOlder(after)))
}

const isOlder = ([, , verifiedAt, id]: CursorKey): SQL =>
  sql`(${properties.verifiedAt}, ${properties.id}) < (to_timestamp(${verifiedAt}::float8 / 1000), ${id}::uuid)`

/**
 * Returns the index ranges beyond a price. With a filter for the lowest price, the cheapest homes are those whose price
 * range begins below it: they are found by the index of price ranges, in several steps, before the index of prices is
 * read from the filter's limit on. The same applies to the most expensive homes.
 */
function rangesBeyond(
  sort: PropertySort,
  { minPrice, maxPrice }: PropertyFilters,
  { price, widths }: { price?: number; widths: number[] },
): RangeLimits[] {
  const isUp = sort !== 'priceDesc'
  const amount = sort === 'priceAsc' ? minPrice : sort === 'priceDesc' ? maxPrice : undefined
  const by = priceBy[sort]
  const [isBefore, isBeyond, isFrom] = isUp ? [lt, gt, gte] : [gt, lt, lte]
  const beyond = price === undefined ? undefined : isBeyond(by, price)
  const cents = amount === undefined ? undefined : Math.round(amount * 100)
  if (cents === undefined || (price !== undefined && (isUp ? price >= cents : price <= cents)))
    return [{ within: beyond }]
  const ends = widths.map((width) => Math.round(isUp ? cents * width : cents / width))
  const around = ends.map((end, at) => ({
    within: and(
      beyond,
      hasPricesAround(Math.min(end, cents), Math.max(end, cents)),
      end === cents ? isBefore(by, cents) : (isUp ? lte : gte)(by, end),
      at === 0 ? undefined : isBeyond(by, ends[at - 1] ?? 0),
    ),
    isByPriceRange: true,
  }))
  return [...around, { within: isFrom(by, cents) }]
}
