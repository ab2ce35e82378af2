import { expect, test } from 'vitest'
import type { Town } from './gazetteer-file.ts'
import { isWithin } from './likely-town.ts'

const town = (longitude: number): Town => ({
  latitude: -16.8,
  longitude,
  population: 1000,
  country: 'FJ',
  region: '',
  district: '',
  key: '',
})

test.each([
  ['near it', 179.7, 179.9, true],
  ['across the line of dates', 179.95, -179.95, true],
  ['across it the other way', -179.95, 179.95, true],
  ['far from it', 178.4, 179.9, false],
])('a place %s is a part of a town: %s and %s', (_where, place, middle, is) => {
  expect(isWithin(town(place), town(middle))).toBe(is)
})
