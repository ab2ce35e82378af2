import { MAX_PUBLIC_TOTAL } from '#contract/list'
import { PROPERTY_TYPES } from '#contract/property-facts'
import type { PropertyFacets, PropertyFilters } from '#contract/property-search'
import { SINGLE_RELAXATIONS } from '#contract/property-search'
import type { Database } from '../../platform/db/database.ts'
import { countHomes, shown } from './count.search.ts'
import { countFacets, FACETS, type Facet, type FactCounts } from './facet-counts.search.ts'
import {
  countOptions,
  type FacetOption,
  featureOptions,
  homesCounted,
  roomsOption,
  typeOption,
} from './facet-options.search.ts'
import { type Condition, conditionsOf, withWords } from './filters.search.ts'
import { type Sample, sampleOf } from './sample.search.ts'
import { correctedWords } from './spelling.search.ts'

const BEDROOMS = [1, 2, 3, 4, 5]
const BATHROOMS = [1, 2, 3, 4]

/**
 * Counts the homes of each option. A facet ignores its own filter, so that its other options keep counts. If nothing is
 * found, the spelling of a place is corrected as in the search.
 */
export async function facetsOf(db: Database, filters: PropertyFilters): Promise<PropertyFacets> {
  const sent = await facetsOfSpelling(db, filters)
  if (sent.facets.total !== 0) return withRelaxations(db, sent)
  const q = await correctedWords(db, filters)
  return withRelaxations(db, q ? await facetsOfSpelling(db, { ...filters, q }) : sent)
}

/** Up to this number of results, a search with several filters is offered without each. */
const FEW = 3

async function withRelaxations(db: Database, result: FacetResult): Promise<PropertyFacets> {
  const { total } = result.facets
  const isNarrowed = new Set(result.conditions.map(({ filter }) => filter)).size > 1
  const isFew = typeof total === 'number' && total <= FEW && isNarrowed
  if (!isFew && total !== 0) return result.facets
  const without = await relaxed(db, result)
  return total === 0 || without.length > 0 ? { ...result.facets, without } : result.facets
}

type FacetResult = {
  facets: PropertyFacets
  conditions: Condition[]
  sample: Sample
  counts: ReturnType<typeof countFacets>
}

async function facetsOfSpelling(db: Database, filters: PropertyFilters): Promise<FacetResult> {
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
 * Counts the results without each filter, fewest first. If each of several filters excludes all homes, counts its words
 * alone, or else each filter alone.
 */
async function relaxed(
  db: Database,
  { conditions, sample, counts, facets: { total: least } }: FacetResult,
): Promise<NonNullable<PropertyFacets['without']>> {
  const found: NonNullable<PropertyFacets['without']> = []
  for (const filter of SINGLE_RELAXATIONS) {
    const others = conditions.filter((condition) => condition.filter !== filter)
    if (others.length === conditions.length) continue
    const facet = FACETS.find((name) => name === filter)
    const facts = facet && (await counts(facet).facts(db))
    const isKnown = facts?.isWhole && facet
    const total = isKnown ? shown(homesCounted(facts.counts, facet, () => true)) : await countHomes(db, others, sample)
    if (total !== least) found.push({ filter, total })
  }
  const words = conditions.filter(({ filter }) => filter === 'q')
  if (found.length === 0 && words.length > 0) {
    const total = await countHomes(db, words, sample)
    if (total !== 0) found.push({ filter: 'filters', total })
  }
  if (found.length === 0 && least === 0) {
    for (const filter of SINGLE_RELAXATIONS) {
      const alone = conditions.filter((condition) => condition.filter === filter)
      const total = alone.length > 0 && alone.length < conditions.length ? await countHomes(db, alone, sample) : 0
      if (total !== 0) found.push({ filter, total, isAlone: true })
    }
  }
  return found.sort((a, b) => Number.parseInt(`${a.total}`, 10) - Number.parseInt(`${b.total}`, 10))
}
