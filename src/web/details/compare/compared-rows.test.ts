import { expect, test } from 'vitest'
import type { Property } from '#contract/property'
import { cabin } from '../../../../test/web/sample-answers.ts'
import { type ComparedRow, comparedSections, type Options } from './compared-rows.ts'

const money: Options['money'] = {
  currency: 'USD',
  price: ({ price }) => price,
  amount: (amount) => `$${amount}`,
}
const options: Options = { money, unit: 'ft2', terms: undefined }

const rows = (homes: (Property | undefined)[], more: Partial<Options> = {}): ComparedRow[] =>
  comparedSections(homes, { ...options, ...more }).flatMap((section) => section.rows)
const row = (name: string, ...from: Parameters<typeof rows>) => rows(...from).find((one) => one.name === name)

test('a fact that one home states is a row, in which the others say that they do not', () => {
  expect(row('Bedrooms', [{ ...cabin, bedrooms: 3 }, cabin])).toMatchObject({
    texts: ['3', 'Not stated'],
    differs: true,
  })
  expect(row('Bedrooms', [cabin, cabin])).toBeUndefined()
})

test('what is equal does not differ', () => {
  expect(
    row('Bedrooms', [
      { ...cabin, bedrooms: 3 },
      { ...cabin, bedrooms: 3 },
    ])?.differs,
  ).toBe(false)
})

test('figures of every section and each feature are rows, in the order of the page of a home', () => {
  const homes = [
    { ...cabin, serviceCharge: 1200, floors: 2, features: ['Garden'] },
    { ...cabin, lift: true, features: ['Garden', 'Balcony'] },
  ]
  const sections = comparedSections(homes, options)
  expect(sections.map(({ title, rows }) => [title, rows.map(({ name, texts }) => [name, ...texts])])).toEqual([
    [
      'Price',
      [
        ['Asking price', cabin.price, cabin.price],
        ['State', 'For sale', 'For sale'],
        ['Location', cabin.location, cabin.location],
      ],
    ],
    [
      'Building',
      [
        ['Floors', '2', 'Not stated'],
        ['Lift', 'Not stated', 'Yes'],
      ],
    ],
    ['Costs', [['Service charge', '$1200 a year', 'Not stated']]],
    [
      'Features',
      [
        ['Garden', 'Yes', 'Yes'],
        ['Balcony', 'Not stated', 'Yes'],
      ],
    ],
  ])
})

test('areas given in two units read alike, and the price per area is in the reader’s', () => {
  const homes = [
    { ...cabin, price: '$300,000', area: 1000, areaUnit: 'ft2' as const },
    { ...cabin, price: '$300,000', area: 100, areaUnit: 'm2' as const },
  ]
  expect(row('Area', homes)?.texts).toEqual(['1,000\u00a0ft² (93\u00a0m²)', '1,076\u00a0ft² (100\u00a0m²)'])
  expect(row('Area', homes, { unit: 'm2' })?.texts).toEqual([
    '92.9\u00a0m² (1,000\u00a0ft²)',
    '100\u00a0m² (1,076\u00a0ft²)',
  ])
  expect(row('Price per area', homes)?.texts).toEqual(['$300 per ft²', '$279 per ft²'])
})

test('lengths read in the reader’s unit first, as areas do', () => {
  const homes = [
    { ...cabin, frontage: 15.24, areaUnit: 'm2' as const },
    { ...cabin, frontage: 20, areaUnit: 'ft2' as const },
    { ...cabin, frontage: 3 },
  ]
  expect(row('Frontage', homes)?.texts).toEqual([
    '50\u00a0ft (15.2\u00a0m)',
    '66\u00a0ft (20\u00a0m)',
    '9.8\u00a0ft (3\u00a0m)',
  ])
  expect(row('Frontage', homes, { unit: 'm2' })?.texts[0]).toBe('15.2\u00a0m (50\u00a0ft)')
})

test('the monthly cost is that of the person’s own terms', () => {
  const terms = { depositPercent: 20, ratePercent: 6, years: 30 }
  expect(row('Monthly cost', [cabin], { terms })?.texts).toEqual(['≈ $1151 a month'])
  expect(row('Monthly cost', [cabin])).toBeUndefined()
})

test('a home that is gone has no texts, and makes nothing differ', () => {
  expect(row('Bedrooms', [{ ...cabin, bedrooms: 3 }, undefined])).toMatchObject({
    texts: ['3', undefined],
    differs: false,
  })
  expect(rows([undefined, undefined])).toEqual([])
})

test('says what is sold and what is under offer', () => {
  const homes = [
    { ...cabin, sold: true },
    { ...cabin, market: 'underOffer' as const },
  ]
  expect(row('State', homes)?.texts).toEqual(['Sold', 'Under offer'])
})
