import { MAX_PUBLIC_TOTAL } from '#contract/list'
import { PROPERTY_TYPES } from '#contract/property-facts'
import type { PropertyFacets, PropertyFilters } from '#contract/property-search'
import { SINGLE_RELAXATIONS } from '#contract/property-search'
import type { Database } from '../../platform/db/database.ts'
import { type Choice, countEach, homesWith, ofType, withFeatures, withRooms } from './choices.search.ts'
import { countHomes, shown } from './count.search.ts'
import { type Condition, conditionsOf, withWords } from './filters.search.ts'
import { type Sample, sampleOf } from './sample.search.ts'
import { correctedWords } from './spelling.search.ts'
import { FACETS, type Facet, talliesOf } from './tally.search.ts'
import type { Facts } from './tally-values.search.ts'

const BEDROOMS = [1, 2, 3, 4, 5]
const BATHROOMS = [1, 2, 3, 4]

/**
 * How many homes each choice would give. A facet passes over its own filter, so that one sees what another choice would bring. Where
 * nothing is found, a place is spelt right as the search does.
 */
export async function facetsOf(db: Database, filters: PropertyFilters): Promise<PropertyFacets> {
  const sent = await facetsAsSent(db, filters)
  if (sent.facets.total !== 0) return sent.facets
  const q = await correctedWords(db, filters)
  const meant = q ? await facetsAsSent(db, { ...filters, q }) : sent
  return meant.facets.total === 0 ? { ...meant.facets, without: await relaxed(db, meant) } : meant.facets
}

type Sent = {
  facets: PropertyFacets
  conditions: Condition[]
  sample: Sample
  tallied: ReturnType<typeof talliesOf>
}

async function facetsAsSent(db: Database, filters: PropertyFilters): Promise<Sent> {
  const conditions = conditionsOf(await withWords(db, filters))
  const sample = await sampleOf(db, conditions)
  const tallied = talliesOf(conditions, sample)
  const counted = async (facet: Facet, choicesIn: (facts: Facts) => Choice[]) => {
    const { isWhole, ...facts } = await tallied(facet).facts(db)
    return countEach(db, { choices: choicesIn(facts), isWhole, conditions: allBut(facet), sample })
  }
  const countFeatures = async () => {
    const { isWhole, features } = await tallied('feature').features(db)
    return countEach(db, {
      choices: await withFeatures(db, features, filters.feature),
      isWhole,
      conditions: allBut('feature'),
      sample,
    })
  }
  const countAll = async () => {
    if (tallied().expected < MAX_PUBLIC_TOTAL) return countHomes(db, conditions, sample)
    const { isWhole, counts } = await tallied().facts(db)
    const count = homesWith(counts, undefined, () => true)
    return isWhole || count > MAX_PUBLIC_TOTAL ? shown(count) : countHomes(db, conditions, sample)
  }
  const allBut = (facet: Facet) => conditions.filter(({ filter }) => filter !== facet)
  const [total, type, bedrooms, bathrooms, feature] = await Promise.all([
    countAll(),
    counted('type', ({ types }) => PROPERTY_TYPES.map((name) => ofType(name, types))),
    counted('beds', (facts) => BEDROOMS.map((rooms) => withRooms('bedrooms', rooms, facts.bedrooms))),
    counted('baths', (facts) => BATHROOMS.map((rooms) => withRooms('bathrooms', rooms, facts.bathrooms))),
    countFeatures(),
  ])
  return { facets: { total, type, bedrooms, bathrooms, feature }, conditions, sample, tallied }
}

/**
 * What a search that finds nothing finds without one of its filters, the fewest first: the nearest to what was asked for. Where each of
 * several keeps all homes away, what its words find alone.
 */
async function relaxed(
  db: Database,
  { conditions, sample, tallied }: Sent,
): Promise<NonNullable<PropertyFacets['without']>> {
  const found: NonNullable<PropertyFacets['without']> = []
  for (const filter of SINGLE_RELAXATIONS) {
    const others = conditions.filter((condition) => condition.filter !== filter)
    if (others.length === conditions.length) continue
    const facet = FACETS.find((name) => name === filter)
    const tally = facet && (await tallied(facet).facts(db))
    const isKnown = tally?.isWhole && facet
    const total = isKnown ? shown(homesWith(tally.counts, facet, () => true)) : await countHomes(db, others, sample)
    if (total !== 0) found.push({ filter, total })
  }
  const words = conditions.filter(({ filter }) => filter === 'q')
  if (found.length === 0 && words.length > 0) {
    const total = await countHomes(db, words, sample)
    if (total !== 0) found.push({ filter: 'filters', total })
  }
  return found.sort((a, b) => Number.parseInt(`${a.total}`, 10) - Number.parseInt(`${b.total}`, 10))
}
