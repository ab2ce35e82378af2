import { expect, test } from 'vitest'
import { announcementOf } from './shown-filters.ts'

const garden = { text: 'Garden', field: 'feature', without: [] } as const
const beds = { text: '2+ bedrooms', field: 'beds', without: '' } as const

test.each([
  [28, [], undefined, '28 homes. Sorted by: Newest'],
  [28, [], 'priceAsc', '28 homes. Sorted by: Price, lowest first'],
  [28, [beds], 'priceAsc', '28 homes. 2+ bedrooms. Sorted by: Price, lowest first'],
  [1, [beds, { ...garden, without: [] }], 'newest', '1 home. 2+ bedrooms, Garden. Sorted by: Newest'],
] as const)('a reader hears of %s homes by %j in the order %s', (total, filters, sort, words) =>
  expect(
    announcementOf(
      total,
      [...filters].map((filter) => ({ ...filter, without: '' })),
      sort,
    ),
  ).toBe(words),
)

test('announces nothing before the homes are loaded', () =>
  expect(announcementOf(undefined, [], 'newest')).toBeUndefined())
