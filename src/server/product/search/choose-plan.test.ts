import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { choosePlan, isFilled, isScattered } from './choose-plan.search.ts'
import type { Condition } from './filters.search.ts'
import { newest, orders } from './index-ranges.search.ts'
import type { Sample } from './sample.search.ts'

const condition = (filter: Condition['filter'], hasTerms = false): Condition => ({
  filter,
  where: sql`true`,
  ...(hasTerms && { terms: sql`'a'::tsquery` }),
})
const word = condition('q', true)
const price = condition('price')
const beds = condition('beds', true)

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
  ['a rare fact, which its own index finds', [[beds, 0.01]], {}, byIndex],
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
