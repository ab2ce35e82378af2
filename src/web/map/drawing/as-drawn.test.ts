import { expect, test } from 'vitest'
import { areasIn, type Ring } from '#contract/drawn-area'
import { drawnText } from './as-drawn.ts'

const box = (west: number, east: number): Ring => [
  [40, west],
  [40, east],
  [60, east],
  [60, west],
]
function searched(rings: Ring[]): Ring[] {
  const drawn = drawnText(rings)
  const areas = drawn && 'text' in drawn ? areasIn(drawn.text) : 'refused'
  if (typeof areas === 'string') throw new Error(areas)
  return areas
}
const edgesOf = (ring: Ring | undefined) => {
  const longitudes = (ring ?? []).map(([, longitude]) => longitude)
  return [Math.min(...longitudes), Math.max(...longitudes)]
}

test('an area is searched with the corners that were drawn', () => {
  expect(searched([box(-2, 2), [], box(4, 5)])).toEqual([box(-2, 2), box(4, 5)])
})

test.each([
  [-120, 160],
  [-90, 90],
  [-179, 179],
])('a box from %s° to %s° is searched between these, not round the other side of the world', (west, east) => {
  const [ring] = searched([box(west, east)])
  expect(edgesOf(ring)).toEqual([west, east])
  expect(ring?.every(([latitude]) => latitude === 40 || latitude === 60)).toBe(true)
})

test.each<[string, Ring[], string]>([
  ['an area round the world', [box(-180, 180)], 'roundTheWorld'],
  ['a second area without its third corner', [box(-2, 2), box(4, 5).slice(0, 2)], 'tooFew'],
  ['101 corners', [Array.from({ length: 101 }, (_, at) => [50 + (at % 2), at / 10])], 'tooMany'],
])('%s can’t be searched', (_what, rings, why) => {
  expect(drawnText(rings)).toEqual({ why })
})

test('there is no reason before the first area has three corners', () => {
  expect(drawnText([[]])).toBeUndefined()
  expect(drawnText([box(-2, 2).slice(0, 2), []])).toBeUndefined()
})
