import { sql } from 'drizzle-orm'
import { PROPERTY_TYPES } from '#contract/fact-options'
import { MAX_PUBLIC_TOTAL } from '#contract/list'
import type { PropertyFacets } from '#contract/property-search'
import { SINGLE_RELAXATIONS } from '#contract/relaxations'
import type { Database } from '../../platform/db/database.ts'
import { conditionsOf, type FiltersOfReader, withWords } from './conditions/filters.search.ts'
import { type Condition, featureTerm, roomsTerm, typeTerm } from './conditions/words.search.ts'
import {
  countFacets,
  FACETS,
  type Facet,
  type FactCounts,
  type FeatureCounts,
  type ValueCount,
} from './facet-counts.search.ts'
import { countOptions, type FacetOption } from './option-counts.search.ts'
import { correctedWords } from './places/corrected-words.search.ts'
import type { OtherNames } from './places/place-lookup.search.ts'
import { countHomes, shown } from './plan/run-plan.search.ts'
import { type Sample, sampleOf } from './plan/sample.search.ts'
import { MAX_SHOWN_FEATURES } from './plan/search-limits.search.ts'

const BEDROOMS = [1, 2, 3, 4, 5]
const BATHROOMS = [1, 2, 3, 4]

/**
 * Returns the options of each facet with their numbers of homes. A facet ignores its own filter, so that its other
 * options keep their numbers. If a search finds nothing, a misspelt place is corrected first, as in the search itself.
 */
export async function facetsOf(
  db: Database,
  filters: FiltersOfReader,
  otherNames?: OtherNames,
): Promise<PropertyFacets> {
  const sent = await facetsOfSpelling(db, filters)
  if (sent.facets.total !== 0) return withRelaxations(db, sent)
  const q = await correctedWords(db, filters, otherNames)
  return withRelaxations(db, q ? await facetsOfSpelling(db, { ...filters, q }) : sent)
}

const FEW = 3

async function withRelaxations(db: Database, result: FacetResult): Promise<PropertyFacets> {
  const { total } = result.facets
  const isNarrowed = new Set(chosenIn(result.conditions).map(({ filter }) => filter)).size > 1
  const isFew = typeof total === 'number' && total <= FEW && isNarrowed
  if (!isFew && total !== 0) return result.facets
  const without = await relaxed(db, result)
  return total === 0 || without.length > 0 ? { ...result.facets, without } : result.facets
}

const chosenIn = (conditions: Condition[]): Condition[] => conditions.filter(({ filter }) => filter !== 'hidden')

type FacetResult = {
  facets: PropertyFacets
  conditions: Condition[]
  sample: Sample
  counts: ReturnType<typeof countFacets>
}

async function facetsOfSpelling(db: Database, filters: FiltersOfReader): Promise<FacetResult> {
  const conditions = conditionsOf(await withWords(db, filters))
  const sample = await sampleOf(db, conditions)
  const counts = countFacets(conditions, sample)
  const counted = async (facet: Facet, optionsIn: (facts: FactCounts) => FacetOption[]) => {
    const { isWhole, ...facts } = await counts(facet).facts(db)
    return countOptions(db, { options: optionsIn(facts), isWhole, conditions: allBut(facet), sample })
  }
  const countFeatures = async () => {
    const { isWhole, features } = await counts('feature').features(db)
    return countOptions(db, {
      options: await featureOptions(db, features, filters.feature),
      isWhole,
      conditions: allBut('feature'),
      sample,
    })
  }
  const countAll = async () => {
    if (counts().expected < MAX_PUBLIC_TOTAL) return countHomes(db, conditions, sample)
    const facts = await counts().facts(db)
    const count = homesCounted(facts.counts, undefined, () => true)
    return facts.isWhole || count > MAX_PUBLIC_TOTAL ? shown(count) : countHomes(db, conditions, sample)
  }
  const allBut = (facet: Facet) => conditions.filter(({ filter }) => filter !== facet)
  const [total, type, bedrooms, bathrooms, feature] = await Promise.all([
    countAll(),
    counted('type', ({ types }) => PROPERTY_TYPES.map((name) => typeOption(name, types))),
    counted('beds', (facts) => BEDROOMS.map((rooms) => roomsOption('bedrooms', rooms, facts.bedrooms))),
    counted('baths', (facts) => BATHROOMS.map((rooms) => roomsOption('bathrooms', rooms, facts.bathrooms))),
    countFeatures(),
  ])
  return { facets: { total, type, bedrooms, bathrooms, feature }, conditions, sample, counts }
}

/**
 * Returns the number of matches without each filter, fewest first. If the search still finds nothing without any single
 * filter, returns the number for its words alone, or otherwise for each filter alone.
 */
async function relaxed(
  db: Database,
  { conditions, sample, counts, facets: { total: least } }: FacetResult,
): Promise<NonNullable<PropertyFacets['without']>> {
  const found: NonNullable<PropertyFacets['without']> = []
  const chosen = chosenIn(conditions)
  const countAlone = (alone: Condition[]) =>
    countHomes(db, [...alone, ...conditions.filter((condition) => !chosen.includes(condition))], sample)
  for (const filter of SINGLE_RELAXATIONS) {
    const others = conditions.filter((condition) => condition.filter !== filter)
    if (others.length === conditions.length) continue
    const facet = FACETS.find((name) => name === filter)
    const facts = facet && (await counts(facet).facts(db))
    const isKnown = facts?.isWhole && facet
    const total = isKnown ? shown(homesCounted(facts.counts, facet, () => true)) : await countHomes(db, others, sample)
    if (total !== least) found.push({ filter, total })
  }
  const words = chosen.filter(({ filter }) => filter === 'q')
  if (found.length === 0 && words.length > 0) {
    const total = await countAlone(words)
    if (total !== 0) found.push({ filter: 'filters', total })
  }
  if (found.length === 0 && least === 0) {
    for (const filter of SINGLE_RELAXATIONS) {
      const alone = chosen.filter((condition) => condition.filter === filter)
      const total = alone.length > 0 && alone.length < chosen.length ? await countAlone(alone) : 0
      if (total !== 0) found.push({ filter, total, isAlone: true })
    }
  }
  return found.sort((a, b) => Number.parseInt(`${a.total}`, 10) - Number.parseInt(`${b.total}`, 10))
}

const homesCounted = <Value>(
  counts: ValueCount<Value>[],
  facet: Facet | undefined,
  isMatching: (value: Value) => boolean,
): number =>
  counts.reduce((sum, [missed, value, count]) => {
    const isSeen = missed === null || missed === facet
    return isSeen && isMatching(value) ? sum + count : sum
  }, 0)

const typeOption = (type: string, counts: ValueCount<string | null>[]): FacetOption => ({
  name: type,
  counted: homesCounted(counts, 'type', (value) => value === type),
  term: typeTerm([type]),
})

const roomsOption = (
  rooms: 'bedrooms' | 'bathrooms',
  least: number,
  counts: ValueCount<number | null>[],
): FacetOption => ({
  name: `${least}+`,
  counted: homesCounted(counts, rooms === 'bedrooms' ? 'beds' : 'baths', (value) => value !== null && value >= least),
  term: roomsTerm(rooms, least),
})

async function featureOptions(
  db: Database,
  features: FeatureCounts['features'],
  selected: string[] = [],
): Promise<FacetOption[]> {
  const keys = await featureKeys(db, selected)
  const sent = selected.map((name, at): [string, FacetOption] => {
    const counted = features.find(([key]) => key === keys[at])?.[2]
    return [keys[at] ?? name, { name, counted, term: featureTerm(name) }]
  })
  const others = features
    .filter(([key]) => !keys.includes(key))
    .sort(([, one, first], [, other, second]) => second - first || (one < other ? -1 : 1))
    .map(([key, name, counted]): [string, FacetOption] => [key, { name, counted, term: featureTerm(name) }])
  return [...new Map([...sent, ...others]).values()].slice(0, MAX_SHOWN_FEATURES)
}

async function featureKeys(db: Database, names: string[]): Promise<string[]> {
  if (names.length === 0) return []
  const { rows } = await db.execute<{ keys: string[] }>(
    sql`select array(select feature_identity(name) from unnest(${sql.param(names)}::text[]) name) as keys`,
  )
  return rows[0]?.keys ?? []
}
