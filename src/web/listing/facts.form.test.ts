import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { changedFacts, factFields, typedFacts } from './facts.form.ts'

const Form = z.object(factFields)
const home = { type: 'house', bedrooms: 3, area: 1240, areaUnit: 'm2', features: ['Garden', 'Own jetty'] } as const
const known = { ...home, features: [...home.features] }

test('a form that an agent leaves as it was sends no fact', () => {
  expect(changedFacts({}, typedFacts({}))).toEqual({})
  expect(changedFacts(known, typedFacts(known))).toEqual({})
})

test('a new listing sends its filled-in facts as the server accepts them', () => {
  const typed = { ...typedFacts({}), type: 'land', bathrooms: '1.5', plot: ' 12,500 ', features: ['Well'] }
  expect(Form.safeParse(typed).success).toBe(true)
  expect(changedFacts({}, typed)).toEqual({
    type: 'land',
    bathrooms: 1.5,
    plot: 12500,
    areaUnit: 'ft2',
    features: ['Well'],
  })
})

test('an emptied fact is cleared, and only changed facts are sent', () => {
  expect(changedFacts(known, { ...typedFacts(known), type: '', bedrooms: '', features: [] })).toEqual({
    type: null,
    bedrooms: null,
    features: null,
  })
  expect(changedFacts(known, { ...typedFacts(known), bedrooms: '4' })).toEqual({ bedrooms: 4 })
  expect(changedFacts(known, { ...typedFacts(known), areaUnit: 'ft2' })).toEqual({ areaUnit: 'ft2' })
})

test('a unit without an area says nothing', () => {
  expect(changedFacts({}, { ...typedFacts({}), areaUnit: 'm2' })).toEqual({})
  expect(changedFacts(known, { ...typedFacts(known), area: '', areaUnit: 'ft2' })).toEqual({ area: null })
})

test.each([
  ['bedrooms', 'three'],
  ['bedrooms', '2.5'],
  ['bedrooms', '-1'],
  ['bathrooms', '1.25'],
  ['area', '0'],
  ['plot', '1e99'],
  ['yearBuilt', '98'],
  ['type', 'castle'],
] as const)('%s “%s” shows an error at its field', (field, value) => {
  const { error } = Form.safeParse({ ...typedFacts({}), [field]: value })
  expect(error?.issues.map(({ path }) => path)).toEqual([[field]])
})

test('a stored number of three decimals is shown as no thousands are', () => {
  expect(typedFacts({ area: 85.125, plot: 85.12 })).toMatchObject({ area: '85.1250', plot: '85.12' })
  expect(changedFacts({ area: 85.125, areaUnit: 'm2' }, typedFacts({ area: 85.125, areaUnit: 'm2' }))).toEqual({})
})
