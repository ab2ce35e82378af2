import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newest, orders } from '../conditions/index-ranges.search.ts'
import type { Condition } from '../conditions/words.search.ts'
import {
  chooseCount,
  chooseFacetRead,
  choosePlan,
  inTwoDigits,
  isFilled,
  isFoundForPins,
  isScattered,
  maxPerCell,
} from './choose-plan.search.ts'
import type { Sample } from './sample.search.ts'

const condition = (filter: Condition['filter'], hasTerms = false): Condition => ({
  filter,
  where: sql`true`,
  ...(hasTerms && { terms: sql`'a'::tsquery` }),
})
const word = condition('q', true)
const price = condition('price')
const beds = condition('beds', true)
const mostBeds = condition('beds')

/** A sample in which each condition has this selectivity, independently of the others. */
const sampleWith = (selectivities: Map<Condition, number>, { isWhole = false, ids = [] as string[] } = {}): Sample => {
  const selectivity = (some: Condition[]) => some.reduce((share, each) => share * (selectivities.get(each) ?? 1), 1)
  return { isWhole, ids, selectivity, count: (some) => Math.round(selectivity(some) * 1000) }
}
const planFor = (selectivities: [Condition, number][], { limit = 30, orderBy = newest, isWhole = false } = {}) => {
  const sample = sampleWith(new Map(selectivities), { isWhole })
  return choosePlan({ conditions: selectivities.map(([each]) => each), orderBy, limit }, { sample, ofAll: sample })
}

const byIndex = ['index', 'wholeOrder']
const byOrder = ['order', 'index', 'wholeOrder']
const byOrderIndex = ['orderIndex', 'index', 'wholeOrder']

test.each<[string, [Condition, number][], Parameters<typeof planFor>[1], string[]]>([
  ['a rare word', [[word, 0.001]], {}, byIndex],
  ['a frequent word', [[word, 0.5]], {}, byOrder],
  ['a word that fills two pages on the way', [[word, 0.016]], {}, byOrder],
  ['the same word for a long page', [[word, 0.016]], { limit: 100 }, byIndex],
  ['a word above the limit of what is sorted, for a long page', [[word, 0.04]], { limit: 100 }, byOrder],
  ['a frequent fact', [[beds, 0.5]], {}, byOrderIndex],
  ['a very rare fact, which its own index finds', [[beds, 0.004]], {}, byIndex],
  ['a rare fact, which the index of the order finds as soon', [[beds, 0.01]], {}, byOrderIndex],
  ['a rare fact for a long page', [[beds, 0.01]], { limit: 101 }, byIndex],
  ['a rare fact without an index of its own', [[mostBeds, 0.004]], {}, byOrderIndex],
  [
    'a rare word with a selective fact',
    [
      [word, 0.02],
      [beds, 0.2],
    ],
    {},
    byOrderIndex,
  ],
  [
    'a rare word with a fact of most homes',
    [
      [word, 0.01],
      [beds, 0.9],
    ],
    {},
    byIndex,
  ],
  [
    'a word with a selective price, newest first',
    [
      [word, 0.05],
      [price, 0.2],
    ],
    {},
    byOrderIndex,
  ],
  [
    'the same by price, where it excludes none of the first',
    [
      [word, 0.05],
      [price, 0.2],
    ],
    { orderBy: orders.priceAsc },
    byIndex,
  ],
  ['few homes in all', [[word, 0.9]], { isWhole: true }, byIndex],
])('plans %s', (_name, selectivities, options, plan) => {
  expect(planFor(selectivities, options)).toEqual(plan)
})

test('a page is filled by a sample with as many homes, or with all homes', () => {
  const page = { conditions: [word], orderBy: newest, limit: 2 }
  const isFilledBy = (options: Parameters<typeof sampleWith>[1]) => isFilled(page, sampleWith(new Map(), options))
  expect([{ ids: ['a'] }, { ids: ['a', 'b'] }, { ids: [], isWhole: true }].map(isFilledBy)).toEqual([false, true, true])
})

test('only homes that are rare and found in the index of the order are scattered over price ranges', () => {
  const isScatteredWith = (ofWord: number, ofBeds: number) => {
    const sample = sampleWith(
      new Map([
        [word, ofWord],
        [beds, ofBeds],
      ]),
    )
    return isScattered({ conditions: [word, beds], orderBy: orders.priceAsc, limit: 30 }, sample)
  }
  expect([isScatteredWith(0.02, 0.2), isScatteredWith(0.5, 0.2), isScatteredWith(0.02, 0.9)]).toEqual([
    true,
    false,
    false,
  ])
})

test.each<[string, [Condition, number][], string[], string]>([
  ['no condition', [], ['all'], 'orderIndex'],
  ['a frequent word', [[word, 0.5]], ['order', 'index'], 'order'],
  ['a rare word', [[word, 0.001]], ['nearIndex'], 'index'],
  ['a word of which a quarter has a thousand', [[word, 0.01]], ['quarter', 'nearIndex'], 'index'],
  ['a price, which has no term', [[price, 0.01]], ['nearIndex'], 'index'],
  ['a frequent fact', [[beds, 0.5]], ['order', 'index'], 'orderIndex'],
  ['a rare fact that no index finds', [[mostBeds, 0.01]], ['nearIndex'], 'orderIndex'],
  [
    'a rare fact that no index finds, with a price that one does',
    [
      [mostBeds, 0.1],
      [price, 0.1],
    ],
    ['nearIndex'],
    'index',
  ],
])('counts and reads facets of %s', (_name, selectivities, counts, read) => {
  const conditions = selectivities.map(([each]) => each)
  const sample = sampleWith(new Map(selectivities))
  expect([chooseCount(conditions, sample), chooseFacetRead(conditions, sample)]).toEqual([counts, read])
})

test('rare homes, and all homes of a small site, are found by an index for all pins', () => {
  const isFound = (selectivity: number, isWhole = false) =>
    isFoundForPins([word], sampleWith(new Map([[word, selectivity]]), { isWhole }))
  expect([isFound(0.02), isFound(0.03), isFound(0.9, true)]).toEqual([true, false, true])
})

test('each cell of the map is counted up to a round limit, the lower the more cells there are', () => {
  const limit = (selectivity: number, cells: number) =>
    maxPerCell([word], sampleWith(new Map([[word, selectivity]])), cells)
  expect([limit(1, 4), limit(0.5, 50), limit(0.1, 10), limit(0.001, 200)]).toEqual([1000, 250, 250, 20])
  expect([7, 42, 247, 1999].map(inTwoDigits)).toEqual([7, 42, 240, 1900])
})
