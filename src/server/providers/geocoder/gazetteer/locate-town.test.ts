import { expect, test } from 'vitest'
import { addresses } from '../../../../../test/samples/addresses.ts'
import { gazetteer } from './gazetteer.ts'

const { locate } = gazetteer()
const pointOf = async (location: string) => {
  const place = await locate(location)
  return place && [Math.round(place.latitude * 10) / 10, Math.round(place.longitude * 10) / 10]
}

test.each([
  ['Peel Brow, Ramsbottom, Bury, BL0 0AG', [53.6, -2.3]],
  ['Clapton Row, Bourton-on-the-Water, Gloucestershire, United Kingdom', [51.9, -1.8]],
  ['Fore Street, St. Ives, Cornwall, UK', [50.2, -5.5]],
  ['Gulf Shore Lane, Anna Maria Island, Florida', [27.5, -82.7]],
  ['417 Maple Bend, Naperville, IL 60540', [41.8, -88.1]],
  ['München, Germany', [48.1, 11.6]],
  ['Bright flat in central Manchester', [53.5, -2.2]],
])('“%s” is found as its agent wrote it', async (location, point) => {
  expect(await pointOf(location)).toEqual(point)
})

test.each([
  ['Paris', [48.9, 2.3]],
  ['Paris, Texas', [33.7, -95.6]],
  ['Portland', [45.5, -122.7]],
  ['Portland, Maine', [43.7, -70.3]],
  ['Atlanta, Georgia', [33.7, -84.4]],
  ['Tbilisi, Georgia', [41.7, 44.8]],
  ['New York', [40.7, -74]],
  ['Rhinebeck, New York', [41.9, -73.9]],
  ['Newport, NP20 1AA', [51.6, -3]],
  ['Richmond, BC', [49.2, -123.1]],
])(
  'of the places of one name “%s” is the one that the rest of it says, and else the biggest',
  async (location, point) => {
    expect(await pointOf(location)).toEqual(point)
  },
)

test('a part of a town is near it: a namesake elsewhere is not taken for it', async () => {
  expect(await pointOf('Main Street, Didsbury, Manchester')).toEqual([53.4, -2.2])
  expect(await pointOf('Main Street, Didsbury, Alberta')).toEqual([51.7, -114.1])
  expect(await pointOf('Higher Lane, Astley, Wigan, WN1 1AA')).toEqual(await pointOf('Wigan'))
})

test('a postcode places a home whose town the gazetteer does not have, near the town of its area', async () => {
  expect(await pointOf('Massie Street, Cheadle, SK8 1AA')).toEqual(await pointOf('Stockport'))
})

test.each(['Church Lane, Lustleigh, Devon', 'Church Lane, Lustleigh, United Kingdom', 'The Oast, Tinyplace, Kent'])(
  '“%s”, whose village is not known, is placed nowhere rather than at a namesake of its county',
  async (location) => {
    expect(await locate(location)).toBeUndefined()
  },
)

test('a location of the greatest length takes no longer than a blink', async () => {
  await locate('London')
  const began = performance.now()
  for (const text of ['a,'.repeat(100), 'York, '.repeat(33), 'New York '.repeat(22)]) await locate(text)
  expect(performance.now() - began).toBeLessThan(2_000)
})

test('no ordinary address of any script is one that the gazetteer fails for', async () => {
  for (const address of addresses) await locate(address)
  expect(addresses.length).toBeGreaterThan(200)
})
