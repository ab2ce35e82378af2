import { expect, test } from 'vitest'
import { inLanguage } from '#contract/language'
import { areaInBoth, namedFacts } from './facts.ts'

test.each([
  [1240, 'ft2', '1,240 ft² (115 m²)'],
  [115, 'm2', '115 m² (1,238 ft²)'],
  [50, 'ft2', '50 ft² (4.6 m²)'],
  [1, 'm2', '1 m² (11 ft²)'],
  [43560, undefined, '43,560 ft² (4,047 m²)'],
] as const)('an area of %d %s is shown in both units: %s', (area, unit, both) => {
  expect(areaInBoth(area, unit)).toBe(both.replaceAll(/ (?=ft²|m²)/g, '\u00A0'))
})

test.each([
  [1240, 'ft2', 'm2', '115 m² (1,240 ft²)'],
  [115, 'm2', 'ft2', '1,238 ft² (115 m²)'],
  [115, 'm2', 'm2', '115 m² (1,238 ft²)'],
  [1240, undefined, 'm2', '115 m² (1,240 ft²)'],
] as const)('an area of %d %s is shown to a reader of %s as %s', (area, unit, readers, both) => {
  const [[, fact] = []] = namedFacts({ area, areaUnit: unit }, new Set(), readers)
  expect(fact).toBe(both.replaceAll(/ (?=ft²|m²)/g, '\u00A0'))
})

test('a buyer reads every fact that is known under its name, and no other', () => {
  expect(
    namedFacts({ type: 'apartment', bedrooms: 0, yearBuilt: 1998, tenure: 'leasehold', energyRating: 'C' }),
  ).toEqual([
    ['Type', 'Apartment'],
    ['Bedrooms', '0'],
    ['Year built', '1998'],
    ['Tenure', 'Leasehold'],
    ['Energy rating', 'C'],
  ])
  expect(namedFacts({})).toEqual([])
  expect(namedFacts({ bedrooms: 0 }, new Set(['bedrooms', 'tenure']))).toEqual([
    ['Bedrooms', '0'],
    ['Tenure', 'Not stated'],
  ])
})

test.each([
  ['de', ['Immobilienart', 'Reihenhaus'], '1.240\u00A0ft² (115\u00A0m²)'],
  ['fr', ['Type', 'Maison de ville'], '1\u202F240\u00A0ft² (115\u00A0m²)'],
  ['ar', ['النوع', 'منزل متلاصق'], '1,240\u00A0قدم² (115\u00A0م²)'],
] as const)('in %s, facts have their names, and areas their separators and units', (language, type, area) => {
  const facts = inLanguage(language, () => namedFacts({ type: 'townhouse', area: 1240, areaUnit: 'ft2' }))
  expect(facts[0]).toEqual(type)
  expect(facts[1]?.[1]).toBe(area)
})
