import { expect, test } from 'vitest'
import { foundPoint, keptPoint, noPointYet, originOfPoint, ownPoint } from './place.rules.ts'

const point = { latitude: 53.5, longitude: -2.25 }
const before = { location: 'Leeds' }

test.each([
  ['a pin', { ...point, location: 'Leeds' }, before, 'own'],
  ['a pin on the equator', { latitude: 0, longitude: 32.58, location: 'Leeds' }, undefined, 'own'],
  ['the same location', { location: 'Leeds' }, before, 'kept'],
  ['another location', { location: 'York' }, before, 'sought'],
  ['a new listing', { location: 'Leeds' }, undefined, 'sought'],
  ['a pin that was taken away', { latitude: null, longitude: null, location: 'Leeds' }, before, 'sought'],
] as const)('where the point of a listing with %s comes from', (_what, given, saved, origin) => {
  expect(originOfPoint(given, saved)).toBe(origin)
})

test('a pin is exact unless its agent says that it is not', () => {
  expect(ownPoint(point)).toEqual({ ...point, precision: 'exact', geocodedAt: null })
  expect(ownPoint({ ...point, precision: 'street' })).toEqual({ ...point, precision: 'street', geocodedAt: null })
  expect(ownPoint({})).toEqual({ latitude: null, longitude: null, precision: 'exact', geocodedAt: null })
})

test.each([
  ['which says nothing of it, of a listing without a point', {}, {}, undefined],
  ['which says nothing of it', {}, { latitude: 53.5, precision: 'town' }, undefined],
  ['which says it again', { precision: 'street' }, { latitude: 53.5, precision: 'town' }, undefined],
  ['which clears it', { precision: null }, { latitude: 53.5, precision: 'town' }, { precision: 'town' }],
  ['of a listing without a point', { precision: 'street' }, {}, { precision: null }],
] as const)('how well a point is known stays in an update %s', (_what, given, saved, kept) => {
  expect(keptPoint(given, saved)).toEqual(kept)
})

test('keeps the geocoder’s result, and also that there was none', () => {
  const geocodedAt = expect.any(Date)
  expect(foundPoint({ ...point, precision: 'town' })).toEqual({ ...point, precision: 'town', geocodedAt })
  expect(foundPoint(undefined)).toEqual({ latitude: null, longitude: null, precision: null, geocodedAt })
  expect(noPointYet).toEqual({ latitude: null, longitude: null, precision: null, geocodedAt: null })
})
