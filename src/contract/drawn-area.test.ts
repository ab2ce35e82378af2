import { expect, test } from 'vitest'
import { areasIn, areasText, circleIn, circleText, MAX_CORNERS, type Ring } from './drawn-area.ts'

const square: Ring = [
  [51, -1],
  [51, 1],
  [52, 1],
  [52, -1],
]
const ringOf = (corners: number): Ring =>
  Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners
    return [Number((51 + Math.sin(angle)).toFixed(5)), Number(Math.cos(angle).toFixed(5))]
  })

test('areas come back as they were, each with its corners', () => {
  expect(areasIn(areasText([square]))).toEqual([square])
  expect(areasIn(areasText([square, ringOf(5)]))).toEqual([square, ringOf(5)])
})

test('encodes as the example of the format’s documentation', () => {
  const example: Ring = [
    [38.5, -120.2],
    [40.7, -120.95],
    [43.252, -126.453],
  ]
  expect(areasText([example])).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@')
  expect(areasIn(areasText([example]))).toEqual([example])
})

test('a side goes the shorter way across the line of dates, so longitudes continue beyond 180', () => {
  const fiji: Ring = [
    [-17, 179],
    [-17, -179],
    [-18, -179],
    [-18, 179],
  ]
  expect(areasIn(areasText([fiji]))).toEqual([fiji.map(([latitude, east]) => [latitude, (east + 360) % 360])])
})

test('takes as many corners as the limit, in one area or several', () => {
  expect(areasIn(areasText([ringOf(MAX_CORNERS)]))).toHaveLength(1)
  expect(areasIn(areasText([ringOf(50), ringOf(50)]))).toHaveLength(2)
  expect(areasIn(areasText([ringOf(MAX_CORNERS + 1)]))).toBe('tooMany')
  expect(areasIn(areasText([ringOf(50), ringOf(51)]))).toBe('tooMany')
  expect(areasIn(areasText([ringOf(10_000)]))).toBe('tooMany')
})

test('takes an area that touches a pole, but none that goes round it or the world', () => {
  const touching: Ring = [
    [80, 0],
    [90, 10],
    [80, 20],
  ]
  expect(areasIn(areasText([touching]))).toEqual([touching])
  const roundThePole: Ring = [0, 90, 180, 270].map((longitude) => [70, longitude])
  expect(areasIn(areasText([roundThePole]))).toBe('roundTheWorld')
  const roundAndBack: Ring = [0, 100, 200, 300, 360, 200, 100].map((longitude, at) => [at, longitude])
  expect(areasIn(areasText([roundAndBack]))).toBe('roundTheWorld')
})

test.each([
  ['nothing', '', 'unreadable'],
  ['two corners', areasText([square.slice(0, 2)]), 'tooFew'],
  ['a line that was cut off', areasText([square]).slice(0, -1), 'unreadable'],
  ['other characters', '51,-1 52,1', 'unreadable'],
  ['a latitude beyond the poles', areasText([[...square.slice(1), [91, 0]]]), 'unreadable'],
  ['a comma too many', `${areasText([square])},`, 'unreadable'],
])('refuses %s', (_what, text, why) => {
  expect(areasIn(text)).toBe(why)
})

test('a circle comes back as it was', () => {
  const circle = { latitude: -17.71342, longitude: 179.9, metres: 5000 }
  expect(circleIn(circleText(circle))).toEqual(circle)
})

test.each([
  '',
  '51,0',
  '51,0,0',
  '51,0,200001',
  '91,0,1000',
  '51,181,1000',
  '51,0,1000,1',
  'NaN,0,1',
  '51,0,1e3',
  '51,0,-5',
])('no circle: %s', (text) => {
  expect(circleIn(text)).toBeUndefined()
})
