import { expect, test } from 'vitest'
import { kilometresBetween } from '#contract/distance'
import { byNearness, distancesFrom, type Point, placesIn } from './my-places.ts'

const london = { latitude: 51.5074, longitude: -0.1278 }
const paris = { latitude: 48.8566, longitude: 2.3522 }
const work = { name: 'work', latitude: 53.4808, longitude: -2.2426 } // Manchester

test.each([
  ['London to Paris', london, paris, 343.6],
  [
    'Auckland to Honolulu, across the date line',
    { latitude: -36.8485, longitude: 174.7633 },
    { latitude: 21.3069, longitude: -157.8583 },
    7078,
  ],
  ['pole to pole', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20_015],
  ['a point to itself', london, london, 0],
] as const)('%s is %4$d km', (_name, from, to, kilometres) => {
  const found = kilometresBetween(from, to)
  expect(Math.abs(found - kilometres)).toBeLessThanOrEqual(kilometres * 0.005)
})

test('a home says how far it is to each place that has a name', () => {
  const places = [work, { ...london, name: ' ' }, { ...london, name: 'mum ' }]
  expect(distancesFrom(london, places, 'de')).toEqual(['262 km to work', '0 km to mum'])
  expect(distancesFrom({}, places, 'de')).toEqual([])
})

test('the nearest home comes first, and one on no map last', () => {
  const homes: ({ _id: string } & Partial<Point>)[] = [
    { _id: 'none' },
    { _id: 'paris', ...paris },
    { _id: 'none too' },
    { _id: 'london', ...london },
  ]
  expect(byNearness(homes, work).map(({ _id }) => _id)).toEqual(['london', 'paris', 'none', 'none too'])
})

test.each([
  [undefined, 0],
  ['nonsense', 0],
  ['{"name":"work"}', 0],
  [JSON.stringify([work]), 1],
  [JSON.stringify([work, work, work, work]), 3],
  [
    JSON.stringify([{ ...work, latitude: 91 }, null, { ...work, name: 'x'.repeat(21) }, { ...work, longitude: '1' }]),
    0,
  ],
])('of what a browser has kept, %s has %i places', (text, count) => {
  expect(placesIn(text)).toHaveLength(count)
})
