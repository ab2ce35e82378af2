import { expect, test } from 'vitest'
import { inLanguage } from '#contract/language'
import { announcementOf, filtersOf, relaxationText } from './shown-filters.ts'

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

test('filters, their totals and what the search finds without one of them are in the reader’s language', () => {
  const search = { q: 'lac', beds: '2', area: '1200', type: ['house' as const], feature: ['Sea view', 'Private jetty'] }
  expect(inLanguage('fr', () => filtersOf(search, (amount) => amount).map(({ text }) => text))).toEqual([
    '« lac »',
    'Maison',
    '2+ chambres',
    '1\u202F200+ sq ft',
    'Vue sur la mer',
    'Private jetty',
  ])
  expect(inLanguage('de', () => announcementOf('1000+', [], 'priceAsc'))).toBe(
    'Mehr als 1.000 Immobilien. Sortierung: Preis, niedrigster zuerst',
  )
  expect(relaxationText({ filter: 'q', total: 1 }, 'lake')).toBe('1 home without “lake”')
  expect(relaxationText({ filter: 'beds', total: 12, isAlone: true }, '')).toBe('12 homes with the bedrooms alone')
  expect(inLanguage('ar', () => relaxationText({ filter: 'price', total: 2 }, ''))).toBe('عقاران من دون حد السعر')
})
