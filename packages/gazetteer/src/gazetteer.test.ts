import { expect, test } from 'vitest'
import { openedGazetteer } from '../test/opened-gazetteer.ts'
import { openGazetteer, openTowns, timeZoneAt } from './gazetteer.ts'

const gazetteer = await openedGazetteer()

test('returns the two likeliest places of an ambiguous location, and none for a clear one', () => {
  const { place, candidates } = gazetteer.locate('Cambridge')
  expect(place).toBeUndefined()
  expect(candidates.map(({ name }) => name)).toEqual([
    'Cambridge, England, United Kingdom',
    'Cambridge, Ontario, Canada',
  ])
  expect(gazetteer.locate('London, United Kingdom').candidates).toEqual([])
})

test('prefers the home country for a location that names none', () => {
  const { place } = gazetteer.locate('Cambridge', 'US')
  expect([place?.latitude, place?.longitude].map((degrees) => Math.round(degrees ?? 0))).toEqual([42, -71])
})

test('rejects a folder without data', async () => {
  await expect(openGazetteer('/nowhere')).rejects.toThrow('ENOENT')
  await expect(openTowns('/nowhere')).rejects.toThrow('ENOENT')
})

test.each([
  [51.5, -0.13, 'Europe/London'],
  [-18.14, 178.44, 'Pacific/Fiji'],
])('the time zone at %d, %d is %s', (latitude, longitude, zone) => {
  expect(timeZoneAt(latitude, longitude)).toBe(zone)
})
