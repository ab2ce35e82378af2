import { expect, test } from 'vitest'
import { FEATURES } from './listing-features.ts'
import { MAX_FEATURES, MAX_PICTURES } from './property-facts.ts'
import { NewProperty, PropertyUpdate } from './property-fields.ts'

const update = { title: 'Mill House', location: 'Bath', price: '250000', propertyImage: '/media/a.webp' }
const accepts = (facts: object) => PropertyUpdate.safeParse({ ...update, ...facts }).success
const texts = (count: number, length = 5) =>
  Array.from({ length: count }, (_, index) => `${index}`.padStart(length, 'x'))
const pictures = (count: number) => texts(count).map((name) => ({ url: `https://pictures.example/${name}.jpg` }))
const thisYear = new Date().getFullYear()

test.each([
  ['bedrooms', [0, 1, 50], [-1, 51, 1.5, '3', Number.NaN, true]],
  ['bathrooms', [0, 0.5, 2.5, 50], [-0.5, 0.25, 50.5, '2']],
  ['area', [0.5, 1240, 10_000_000], [0, -1, 10_000_000.5, Number.POSITIVE_INFINITY]],
  ['plot', [1], [0, '1']],
  ['yearBuilt', [1000, 1998, thisYear + 5], [999, thisYear + 6, 1998.5, '1998']],
  ['type', ['house', 'land'], ['House', 'castle', 1]],
  ['areaUnit', ['ft2', 'm2'], ['acre']],
  ['tenure', ['freehold'], ['rented']],
  ['energyRating', ['A+', 'A', 'G', 'H'], ['A++', 'I', 'a']],
  ['precision', ['exact', 'street', 'town'], ['guess']],
  [
    'features',
    [[], ['Garden'], texts(12), texts(1, 40)],
    ['Garden', [''], [1], texts(13), texts(1, 41), ['Pool', 'pool']],
  ],
  [
    'pictures',
    [[], pictures(MAX_PICTURES), [{ url: '/media/a.webp', caption: 'x'.repeat(200) }]],
    [
      pictures(MAX_PICTURES + 1),
      [{ url: 'javascript:alert(1)' }],
      [...pictures(1), ...pictures(1)],
      [{ url: '/media/a.webp', caption: 'x'.repeat(201) }],
      [{ url: '/media/a.webp', caption: '\0' }],
      'https://pictures.example/a.jpg',
    ],
  ],
])('a listing’s %s has its limits', (fact, good, bad) => {
  for (const value of [undefined, null, ...good]) expect([value, accepts({ [fact]: value })]).toEqual([value, true])
  for (const value of bad) expect([value, accepts({ [fact]: value })]).toEqual([value, false])
})

test.each([
  [{ latitude: 90, longitude: -180 }, true],
  [{ latitude: -90, longitude: 180 }, true],
  [{ latitude: null, longitude: null }, true],
  [{ latitude: 90.1, longitude: 0 }, false],
  [{ latitude: 0, longitude: 180.1 }, false],
  [{ latitude: 51 }, false],
  [{ longitude: 0 }, false],
  [{ latitude: 51, longitude: null }, false],
])('the point %o is one: %s', (point, isOne) => {
  expect(accepts(point)).toBe(isOne)
})

test.each([
  [{ latitude: 0, longitude: 0, precision: 'exact' }, {}],
  [{ latitude: -0, longitude: 0 }, {}],
  [
    { latitude: 0, longitude: 32.58 },
    { latitude: 0, longitude: 32.58 },
  ],
  [
    { latitude: 51.48, longitude: 0, precision: 'exact' },
    { latitude: 51.48, longitude: 0, precision: 'exact' },
  ],
  [
    { latitude: null, longitude: null },
    { latitude: null, longitude: null },
  ],
])('of the point %o a listing and an update keep %o', (point, kept) => {
  expect(PropertyUpdate.parse({ ...update, ...point })).toEqual({ ...update, ...kept })
  const listing = { ...update, agentImage: '/media/b.webp', description: 'By the weir.' }
  expect(NewProperty.parse({ ...listing, ...point })).toEqual({ ...listing, ...kept })
})

test('a new listing needs none of it', () => {
  const listing = { ...update, agentImage: '/media/b.webp', description: 'By the weir.' }
  expect(NewProperty.safeParse(listing).success).toBe(true)
})

test('each feature that the form offers is accepted', () => {
  for (let start = 0; start < FEATURES.length; start += MAX_FEATURES)
    expect(accepts({ features: FEATURES.slice(start, start + MAX_FEATURES) })).toBe(true)
  expect(new Set(FEATURES.map((feature) => feature.toLowerCase())).size).toBe(FEATURES.length)
})
