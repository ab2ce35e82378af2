import { and, gte, inArray, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { M2_PER_FT2 } from '#contract/area'
import { ENERGY_RATINGS } from '#contract/fact-options'
import type { PropertyFilters } from '#contract/property-search'
import { sinceIn } from '#contract/since'
import { users } from '../../../platform/db/tables/user.ts'
import { isUnderOffer } from '../../tables/offer-expressions.ts'
import { properties } from '../../tables/property.ts'
import { areaInFt2, perArea, plotInFt2 } from '../../tables/property-expressions.ts'
import { type Condition, featureTerm, hasTerms } from './words.search.ts'

/** Returns the conditions of the filters that are not in the indexes of all sort orders. */
export function conditionsOfFacts(filters: PropertyFilters): Condition[] {
  const { tenure, energy, notFeature = [], notAgent, since, pictures, notUnderOffer, lowered } = filters
  const conditions: [Condition['filter'], SQL | undefined][] = [
    ['area', isWithin(areaInFt2, 'float8', [inFt2(filters, 'area'), inFt2(filters, 'maxArea')])],
    ['plot', isWithin(plotInFt2, 'float8', [inFt2(filters, 'plot'), inFt2(filters, 'maxPlot')])],
    ['perArea', isWithin(perArea, 'bigint', [perAreaOf(filters, 'minPerArea'), perAreaOf(filters, 'maxPerArea')])],
    ['year', isWithin(properties.yearBuilt, 'int', [filters.minYear, filters.maxYear])],
    ['tenure', tenure && inArray(properties.tenure, tenure)],
    ['energy', energy && inArray(properties.energyRating, ratingsFrom(energy))],
    ['notAgent', notAgent && isOfOtherAgents(notAgent)],
    ['since', since === undefined ? undefined : isListedSince(since)],
    ['pictures', pictures === undefined ? undefined : gte(properties.pictureCount, pictures)],
    ['notUnderOffer', notUnderOffer && isFree],
    ['lowered', lowered && isNotNull(properties.loweredAt)],
    ...notFeature.map((name): [Condition['filter'], SQL] => [
      'notFeature',
      sql`(${hasTerms([featureTerm(name)])}) is not true`,
    ]),
  ]
  return conditions.flatMap(([filter, where]) => (where ? { filter, where } : []))
}

type Limit = number | undefined

/** `type`: the type of the value, because an index only supports comparisons of its own type. */
const isWithin = (
  value: SQLWrapper,
  type: 'float8' | 'int' | 'bigint',
  [least, most]: [Limit, Limit],
): SQL | undefined =>
  and(
    least === undefined ? undefined : sql`${value} >= ${least}::${sql.raw(type)}`,
    most === undefined ? undefined : sql`${value} <= ${most}::${sql.raw(type)}`,
  )

type Sizes = Pick<PropertyFilters, 'area' | 'maxArea' | 'plot' | 'maxPlot' | 'areaUnit'>

/** Multiplies like the expression of the table, so that a home of exactly the limit meets it. */
export function inFt2(filters: Sizes, field: Exclude<keyof Sizes, 'areaUnit'>): number | undefined {
  const size = filters[field]
  return size !== undefined && filters.areaUnit === 'm2' ? size * (1 / M2_PER_FT2) : size
}

type Prices = Pick<PropertyFilters, 'minPerArea' | 'maxPerArea' | 'areaUnit'>

/** Returns a price per area as in `perArea`: per square foot, in hundredths of a cent. */
export function perAreaOf(filters: Prices, field: Exclude<keyof Prices, 'areaUnit'>): number | undefined {
  const price = filters[field]
  const ofSquareFoot = filters.areaUnit === 'm2' ? M2_PER_FT2 : 1
  return price && Math.min(Math.round(price * 10_000 * ofSquareFoot), Number.MAX_SAFE_INTEGER)
}

export const ratingsFrom = (worst: (typeof ENERGY_RATINGS)[number]) =>
  ENERGY_RATINGS.slice(0, ENERGY_RATINGS.indexOf(worst) + 1)

const isOfOtherAgents = (ids: string[]): SQL =>
  sql`${properties.agentEmail} <> all(array(select ${users.email} from ${users} where ${inArray(users.id, ids)}))`

function isListedSince(text: string): SQL | undefined {
  const since = sinceIn(text)
  if (since === undefined) return undefined
  return 'at' in since
    ? gte(properties.verifiedAt, since.at)
    : sql`${properties.verifiedAt} >= now() - ${since.days}::int * interval '1 day'`
}

/** Reads the few accepted offers once, instead of the offers of every home. */
const isFree = sql`(market is distinct from 'underOffer' and ${properties.id} not in (
  select offer.property_id from offer where ${isUnderOffer} and offer.property_id is not null))`
