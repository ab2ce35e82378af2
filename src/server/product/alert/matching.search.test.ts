import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { areasText, type Ring } from '#contract/drawn-area'
import { ENERGY_RATINGS, PROPERTY_TYPES, TENURES } from '#contract/fact-options'
import { PropertyFilters } from '#contract/property-search'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { addSavedSearch } from '../saved-search/saved-search.store.ts'
import { matchesFilters, withWords } from '../search/conditions/filters.search.ts'
import { properties } from '../tables/property.ts'
import { matchChangedHomes } from './match-alerts.ts'

let app: TestApp
let agents: [Person, Person]
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agents = [
    await make.user(app, { role: 'agent', name: 'Ada Agent' }),
    await make.user(app, { role: 'agent', name: 'Bo Agent' }),
  ]
})
afterAll(async () => app.close())

const words = [
  'mill',
  'Lane',
  'bath',
  'Ba',
  '3-bed',
  'semi-detached',
  'semidetached',
  'x-ray',
  'xray',
  'U.S.A.',
  'usa',
  'カフェ・東京',
  'かふぇ',
  '東京',
  "O'Brien",
  'façade',
  '!!!',
  'gardens',
  '12',
  'pool',
  'ada',
  'c#',
  '100%',
  '-lane',
  '-ba',
  '-semi-detached',
  '-東京',
  'piscina',
  '-Haus',
]
const some = <T>(values: readonly T[]) => fc.constantFrom(...values)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

const homes = fc.record({
  title: fc.array(some([...words, 'House', 'Cottage']), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')),
  location: some(['Mill Lane, Bath', '12 Ba Road, York', 'Façade, Paris', "O'Brien St, Cork"]),
  description: fc
    .array(some([...words, 'Quiet', 'garden']), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join(' ')),
  type: maybe(some(PROPERTY_TYPES)),
  bedrooms: maybe(fc.integer({ min: 0, max: 12 })),
  bathrooms: maybe(some([0, 1, 1.5, 2, 11])),
  area: maybe(some([100, 100.5, 929.0304, 1000])),
  plot: maybe(some([100, 929.0304, 2000])),
  areaUnit: some(['ft2', 'm2'] as const),
  yearBuilt: maybe(some([1890, 1990, 2024])),
  tenure: maybe(some(TENURES)),
  energyRating: maybe(some(ENERGY_RATINGS)),
  pictureCount: some([1, 2, 9]),
  loweredAt: maybe(some([new Date('2026-01-01T00:00:00Z')])),
  market: maybe(some(['underOffer'] as const)),
  verifiedAt: some([0, 3, 30]).map((days) => new Date(Date.now() - days * 86_400_000 - 3_600_000)),
  agent: some([0, 1] as const),
  features: maybe(
    fc.uniqueArray(some(['Garden', 'POOL', 'Wi-Fi', 'wi fi', 'WiFi', "Cook's kitchen"]), {
      maxLength: 3,
      selector: (f) => f.toLowerCase(),
    }),
  ),
  place: maybe(
    some([
      [51.4, -2.4],
      [51.5, -2.3],
      [-17, 179.9],
      [-17, -179.9],
    ] as const),
  ),
  prices: some([
    [100, 100],
    [100, 250],
    [250, 250],
    [300, 900],
  ] as const),
})
const england: Ring = [
  [51, -3],
  [51, -2],
  [52, -2],
  [52, -3],
]
const bath: Ring = [
  [51.3, -2.45],
  [51.45, -2.45],
  [51.45, -2.35],
]
const fiji: Ring = [
  [-18, 179],
  [-16, 179],
  [-16, -179],
  [-18, -179],
]
const searches = fc.record({
  q: maybe(
    fc
      .array(some([...words, 'hous', 'ill', 'quiet', 'townhouse', 'Garten', 'maisons']), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join(' ')),
  ),
  minPrice: maybe(some(['100', '200', '250.01', '300'])),
  maxPrice: maybe(some(['99.99', '100', '200', '900'])),
  type: maybe(fc.uniqueArray(some(PROPERTY_TYPES), { minLength: 1, maxLength: 3 })),
  beds: maybe(some(['0', '3', '11'])),
  baths: maybe(some(['1', '1.5', '11'])),
  area: maybe(some(['100', '1000', '1000.01'])),
  maxBeds: maybe(some(['3', '5', '11'])),
  maxBaths: maybe(some(['1.5', '2'])),
  maxArea: maybe(some(['1000', '929.0304'])),
  plot: maybe(some(['100', '1000'])),
  maxPlot: maybe(some(['1000', '20000'])),
  minPerArea: maybe(some(['0.1', '1'])),
  maxPerArea: maybe(some(['0.25', '2.5'])),
  minYear: maybe(some(['1890', '1991'])),
  maxYear: maybe(some(['1990', '2030'])),
  tenure: maybe(fc.uniqueArray(some(TENURES), { minLength: 1, maxLength: 2 })),
  energy: maybe(some(ENERGY_RATINGS)),
  notFeature: maybe(fc.uniqueArray(some(['garden', 'wifi']), { minLength: 1, maxLength: 2 })),
  notAgent: maybe(some([0, 1] as const)),
  since: maybe(some(['2026-01-01', 'P7D', 'P1D', new Date(Date.now() - 10 * 86_400_000).toISOString()])),
  pictures: maybe(some(['1', '2'])),
  notUnderOffer: maybe(some(['true'])),
  lowered: maybe(some(['true'])),
  areaUnit: maybe(some(['ft2', 'm2'] as const)),
  feature: maybe(fc.uniqueArray(some(['garden', 'Pool', 'wifi', "cook's KITCHEN"]), { minLength: 1, maxLength: 2 })),
  bbox: maybe(some(['-2.5,51,-2.35,52', '-180,-90,180,90', '179,-20,-179,-10'])),
  within: maybe(some([areasText([england]), areasText([fiji]), areasText([england, fiji]), areasText([bath])])),
  near: maybe(some(['51.4,-2.4,1', '51.4,-2.4,20000', '-17,180,11000', '90,0,200000'])),
})

/** Of searches with a few of their filters, so that some find something. */
const sparse = fc
  .tuple(searches, fc.infiniteStream(fc.integer({ min: 0, max: 5 })))
  .map(([search, isKept]) =>
    Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && isKept.next().value === 0)),
  )

test('matches a home with a saved search exactly if the search finds it', async () => {
  const sample = { seed: 7, numRuns: 400 }
  const { id: userId } = await make.user(app)
  const saved = []
  for (const { notAgent, ...query } of fc.sample(sparse, sample)) {
    const leftOut = notAgent === undefined ? {} : { notAgent: agents[notAgent as 0 | 1].id }
    const { data: filters } = PropertyFilters.safeParse({ ...query, ...leftOut })
    if (!filters) continue // a limit below its other
    const id = await addSavedSearch(app.db, { userId, name: 'A', query: filters, frequency: 'none' })
    saved.push({ id, filters })
  }
  for (const {
    place,
    prices: [low, high],
    agent,
    ...home
  } of fc.sample(homes, { ...sample, numRuns: 80 }))
    await make.property(app, {
      agent: agents[agent],
      ...home,
      price: `${low} - ${high}`,
      priceMin: low * 100,
      priceMax: high * 100,
      ...(place && { latitude: place[0], longitude: place[1] }),
    })
  await matchChangedHomes({ db: app.db, log: app.parts.log })
  let found = 0
  for (const { id, filters } of saved) {
    const words = await withWords(app.db, filters)
    const homes = await app.db.select({ id: properties.id }).from(properties).where(matchesFilters(words))
    const { rows } = await app.db.$client.query('select property_id as id from alert where search_id = $1', [id])
    expect([filters, idsOf(rows)]).toEqual([filters, idsOf(homes)])
    found += homes.length
  }
  expect(found).toBeGreaterThan(100)
})

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted()
