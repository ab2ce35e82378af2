import { expect, test } from 'vitest'
import { inLanguage } from '#contract/language'
import { relaxationText } from './relaxed-filters.ts'
import { announcementOf, filtersOf } from './shown-filters.ts'

const garden = { text: 'Garden', field: 'feature', without: [] } as const
const beds = { text: '2+ bedrooms', field: 'beds', without: '' } as const

test.each([
  [28, [], undefined, '28 homes. Sorted by: Newest.'],
  [28, [], 'priceAsc', '28 homes. Sorted by: Price, lowest first.'],
  [28, [beds], 'priceAsc', '28 homes. 2+ bedrooms. Sorted by: Price, lowest first.'],
  [1, [beds, { ...garden, without: [] }], 'newest', '1 home. 2+ bedrooms, Garden. Sorted by: Newest.'],
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

test('a circle has its name, and is a drawn area until that is loaded', () => {
  const shown = (circle?: string) =>
    filtersOf({ near: '53.7965,-1.5478,8047' }, { priceOf: String, circleOf: () => circle })[0]?.text
  expect(shown('Within 5 miles of Leeds')).toBe('Within 5 miles of Leeds')
  expect(shown()).toBe('Drawn area')
})

test('filters, their totals and what the search finds without one of them are in the reader’s language', () => {
  const search = { q: 'lac', beds: '2', area: '1200', type: ['house' as const], feature: ['Sea view', 'Private jetty'] }
  expect(inLanguage('fr', () => filtersOf(search, { priceOf: (amount) => amount }).map(({ text }) => text))).toEqual([
    '«\u00A0lac\u00A0»',
    'Maison',
    '2+ chambres',
    '1\u202F200+ ft²',
    'Vue sur la mer',
    'Private jetty',
  ])
  expect(inLanguage('de', () => announcementOf('1000+', [], 'priceAsc'))).toBe(
    'Mehr als 1.000 Immobilien. Sortierung: Preis, niedrigster zuerst.',
  )
  expect(relaxationText({ filter: 'q', total: 1 }, 'lake')).toBe('1 home without “lake”')
  expect(relaxationText({ filter: 'beds', total: 12, isAlone: true }, '')).toBe('12 homes with the bedrooms alone')
  expect(inLanguage('ar', () => relaxationText({ filter: 'price', total: 2 }, ''))).toBe('عقاران من دون حد السعر')
})

test('each filter is a text of its own, of which each takes only itself off', () => {
  const search = {
    q: 'mill -basement -annexe',
    maxBeds: '1',
    maxArea: '120',
    plot: '1000',
    maxPerArea: '2500',
    areaUnit: 'm2' as const,
    minYear: '1990',
    tenure: ['freehold' as const, 'other' as const],
    energy: 'C' as const,
    notFeature: ['Garage'],
    notAgent: ['a', 'b'],
    since: 'P7D',
    pictures: '2',
    notUnderOffer: 'true' as const,
    lowered: 'true' as const,
  }
  const agentOf = (id: string) => (id === 'a' ? 'Ada Agent' : undefined)
  const shown = filtersOf(search, { priceOf: (amount) => `$${amount}`, agentOf })
  expect(shown.map(({ text }) => text.replace(/[\u2066-\u2069]/g, ''))).toEqual([
    '“mill”',
    'Without “basement”',
    'Without “annexe”',
    'Up to 1 bedroom',
    'Up to 120 m²',
    'Plot of 1,000+ m²',
    'Up to $2500 per m²',
    'Built in 1990 or later',
    'Freehold',
    'Other tenure',
    'Energy rating C or better',
    'Without: Garage',
    'Not from Ada Agent',
    'Not from one agent',
    'Listed in the last 7 days',
    '2+ pictures',
    'Not under offer',
    'Price lowered',
  ])
  expect(shown[0]).toMatchObject({ field: 'q', without: '-basement -annexe' })
  expect(shown[1]).toMatchObject({ field: 'q', without: 'mill -annexe' })
  expect(shown.find(({ text }) => text === 'Freehold')).toMatchObject({ field: 'tenure', without: ['other'] })
  expect(filtersOf({ since: '2026-11-01' }, { priceOf: String }).map(({ text }) => text)).toEqual([
    'Listed since 1 November 2026',
  ])
})
