import { and, type SQL, sql } from 'drizzle-orm'
import { isForSale } from '../../platform/db/tables/property.ts'
import { type Condition, isInIndex, matches } from './filters.search.ts'
import type { Sample } from './sample.search.ts'
import { hasTerms } from './terms.search.ts'

/**
 * Homes that are no more than this part of all are soon found by an index, if one condition alone leaves no more than `SELECTIVE`. By the
 * index of an order, which has some conditions in it, more frequent ones are met as soon.
 */
const RARE = 1 / 16
const RARE_IN_INDEX = 1 / 32
const SELECTIVE = 1 / 8
/** A condition as rare as this is always asked for. Once those asked for leave no more than `FEW_FOUND`, no other is. */
const VERY_RARE = 1 / 100
const FEW_FOUND = 1 / 500
/** Another condition is asked for if it leaves out three in ten: asking takes a sixth of the time of reading the homes left out. */
const HELPFUL = 0.7
/** Where a thousand homes are wanted, it is enough that one in ten of those found is one of them. */
const ENOUGH = 1 / 10

export function isSoonFound(sample: Sample, conditions: Condition[]): boolean {
  const share = sample.share(conditions)
  const isSelective = conditions.some((condition) => sample.share([condition]) < SELECTIVE)
  return isSelective && share < (isInIndex(conditions) ? RARE_IN_INDEX : RARE)
}

/**
 * Homes that are for sale and meet all conditions, for a query that goes by an index. The index of terms is asked for the rarest, since
 * each that it is asked for takes time for every home that has the others; what is frequent, PostgreSQL compares in the homes that are
 * found. `wanted`: how many are counted at most. `within`: a stretch of an order, for an index only if it has `isOnePrice`.
 */
export function foundBy(
  conditions: Condition[],
  sample: Sample,
  { wanted, within, isOnePrice }: { wanted?: number; within?: SQL; isOnePrice?: boolean } = {},
): SQL | undefined {
  const asked = askedOf(conditions, sample, wanted)
  if (asked.length === 0) return and(matches(conditions), within)
  const compared = conditions
    .filter((condition) => !(condition.isExact && asked.includes(condition)))
    .map((condition) => {
      const isIndexed = condition.terms === undefined && sample.share([condition]) < RARE
      return isIndexed ? condition.where : unindexed(condition.where)
    })
  return and(hasTerms(termsOf(asked)), isForSale, ...compared, within && (isOnePrice ? within : unindexed(within)))
}

export const termsAsked = (conditions: Condition[], sample: Sample): SQL[] => termsOf(askedOf(conditions, sample))

const termsOf = (conditions: Condition[]): SQL[] => conditions.flatMap(({ terms }) => terms ?? [])

/** Which conditions the index of terms is asked for: the rarest in any case, and of equals what stands last, as words do. */
function askedOf(conditions: Condition[], sample: Sample, wanted = Number.POSITIVE_INFINITY): Condition[] {
  const asked: Condition[] = []
  const others = conditions.filter(({ terms }) => terms !== undefined)
  while (others.length > 0) {
    const shares = others.map((condition) => sample.share([...asked, condition]))
    const [next] = others.splice(shares.lastIndexOf(Math.min(...shares)), 1)
    if (next && isWorthAsking(next)) asked.push(next)
  }
  return asked

  function isWorthAsking(next: Condition): boolean {
    const found = sample.share(asked)
    if (asked.length === 0 || sample.share([next]) <= VERY_RARE) return true
    if (found <= FEW_FOUND || (Number.isFinite(wanted) && sample.share(conditions) >= found * ENOUGH)) return false
    return sample.share([...asked, next]) < HELPFUL * found
  }
}

/** Hides a condition from the indexes: PostgreSQL would read half an index of points to leave out half of what it has found. */
export const unindexed = (where: SQL): SQL => sql`(${where}) is true`
