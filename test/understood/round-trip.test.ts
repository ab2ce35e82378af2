import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ENERGY_RATINGS, PROPERTY_TYPES, TENURES } from '#contract/fact-options'
import { listed } from '#contract/listed'
import { FEATURES } from '#contract/listing-features'
import { readSentence } from '../../src/server/product/search/sentence/read-sentence.ts'
import type { SearchQuery } from '../../src/web/search/search-in-url.ts'
import { filtersOf } from '../../src/web/search/shown-filters.ts'

const SEARCHES = 'a search that is said by the names of its filters is read back as it was, %i times'
const AGENTS: Record<string, string> = {
  '01980000-0001-7000-8000-000000000000': 'Ada Whitcombe',
  '01980000-0002-7000-8000-000000000000': 'Land & Sea',
  '01980000-0003-7000-8000-000000000000': 'Bo',
}
const idsOf = (name: string) => Object.keys(AGENTS).filter((id) => AGENTS[id]?.toLowerCase() === name.toLowerCase())
const known = { currency: '£', isPlace: () => false, pointOf: () => undefined, agentsNamed: idsOf }

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 })
const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
const number = (min: number, max: number) => fc.integer({ min, max }).map(String)
const halves = fc.integer({ min: 0, max: 20 }).map((halves) => String(halves / 2))
/** A lower and an upper limit in order, each with or without the other. */
const range = (values: fc.Arbitrary<string>) =>
  fc
    .tuple(maybe(values), maybe(values))
    .map(([one, other]) =>
      one !== undefined && other !== undefined && Number(one) > Number(other) ? [other, one] : [one, other],
    )
const wanted = fc.uniqueArray(
  fc.constantFrom(
    'mill lane',
    'Bath',
    'garden',
    'not',
    'under 500k',
    '3 bed',
    'house',
    'BL0 9QX',
    'O’Brien',
    'caf\u00e9',
  ),
  { minLength: 1, maxLength: 2 },
)
const words = fc
  .tuple(maybe(wanted), fc.uniqueArray(fc.constantFrom('basement', 'auction', 'semi-detached'), { maxLength: 2 }))
  .map(([kept = [], leftOut]) => [...kept, ...leftOut.map((word) => `-${word}`)].join(' '))

const searches = fc
  .record({
    q: maybe(words),
    price: range(number(1, 5_000_000)),
    type: maybe(some(PROPERTY_TYPES)),
    beds: range(number(0, 50)),
    baths: range(halves),
    area: range(number(0, 10_000_000)),
    plot: range(number(0, 10_000_000)),
    perArea: range(number(1, 20_000)),
    year: range(number(1000, 9999)),
    isMetric: fc.boolean(),
    tenure: maybe(some(TENURES)),
    energy: maybe(fc.constantFrom(...ENERGY_RATINGS)),
    feature: maybe(some(FEATURES)),
    notFeature: maybe(some(FEATURES)),
    notAgent: maybe(some(Object.keys(AGENTS))),
    since: maybe(
      fc.oneof(
        fc.integer({ min: 1, max: 366 }).map((days) => `P${days}D`),
        fc
          .integer({ min: 0, max: 3000 })
          .map((days) => new Date(days * 86_400_000 + 1.6e12).toISOString().slice(0, 10)),
      ),
    ),
    pictures: maybe(number(1, 21)),
    notUnderOffer: maybe(fc.constant('true' as const)),
    lowered: maybe(fc.constant('true' as const)),
  })
  .map(({ price, beds, baths, area, plot, perArea, year, isMetric, ...others }): SearchQuery => {
    const limits = {
      minPrice: price[0],
      maxPrice: price[1],
      beds: beds[0],
      maxBeds: beds[1],
      baths: baths[0],
      maxBaths: baths[1],
      area: area[0],
      maxArea: area[1],
      plot: plot[0],
      maxPlot: plot[1],
      minPerArea: perArea[0],
      maxPerArea: perArea[1],
      minYear: year[0],
      maxYear: year[1],
    }
    const hasUnit = [...area, ...plot, ...perArea].some((value) => value !== undefined)
    const search = { ...others, ...limits, ...(isMetric && hasUnit && { areaUnit: 'm2' }) }
    return Object.fromEntries(
      Object.entries(search).filter(([, value]) => value !== undefined && value !== ''),
    ) as SearchQuery // its fields
  })

const names = {
  priceOf: (amount: string) => `£${Number(amount).toLocaleString('en-GB')}`,
  agentOf: (id: string) => AGENTS[id],
}
const inOrder = (search: object) =>
  Object.fromEntries(
    Object.entries(search)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([field, value]) => [
        field,
        Array.isArray(value) ? value.map(String).sort((one, other) => (one < other ? -1 : 1)) : value,
      ]),
  )

test.each([1000])(SEARCHES, { timeout: 60_000 }, isReadBack)
test.each([10_000])(SEARCHES, { tags: 'all', timeout: 120_000 }, isReadBack)

function isReadBack(runs: number) {
  fc.assert(
    fc.property(searches, (search) => {
      const said = listed(filtersOf(search, names).map(({ text }) => text))
      expect([said, inOrder(readSentence(said, known))]).toEqual([said, inOrder(search)])
    }),
    { numRuns: runs, seed: 55 },
  )
}
