import { expect, test } from 'vitest'
import type { Ring } from '#contract/drawn-area'
import { boundsOfShapes, ringsOnMap, shapesOnMap } from './date-line.ts'

const box = (west: number, east: number): Ring => [
  [-20, west],
  [-20, east],
  [-10, east],
  [-10, west],
]
const edgesOf = (ring: Ring) => {
  const longitudes = ring.map(([, longitude]) => longitude)
  return [Math.min(...longitudes), Math.max(...longitudes)]
}
const suva = { latitude: -18, longitude: 179.5, metres: 100_000 }
const samoa = { latitude: -14, longitude: -172, metres: 50_000 }

test('an area that does not cross the line of dates stays as it is', () => {
  expect(ringsOnMap(box(170, 180))).toEqual([box(170, 180)])
})

test.each([
  [175, 190],
  [-185, -170],
  [-545, -530],
])('an area from %s° to %s° is shown at both ends of the map', (west, east) => {
  const parts = ringsOnMap(box(west, east))
  expect(parts.map(edgesOf).toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
    [-180, ((east + 540) % 360) - 180],
    [((west + 900) % 360) - 180, 180],
  ])
  for (const part of parts) expect(new Set(part.map(([latitude]) => latitude))).toEqual(new Set([-20, -10]))
})

test('a side is cut where it crosses the line of dates', () => {
  const parts = ringsOnMap([
    [0, 170],
    [10, 190],
    [0, 190],
  ])
  expect(parts).toContainEqual([
    [0, 180],
    [0, 170],
    [5, 180],
  ])
})

test('an area beyond the line of dates that does not cross it is shown where it is', () => {
  expect(ringsOnMap(box(181, 190))).toEqual([box(-179, -170)])
})

test('a circle that crosses the line of dates is shown at both ends of the map, others once', () => {
  expect(shapesOnMap(suva)).toEqual([suva, { ...suva, longitude: -180.5 }])
  expect(shapesOnMap({ ...suva, longitude: -179.9 })).toMatchObject([{ longitude: -179.9 }, { longitude: 180.1 }])
  expect(shapesOnMap(samoa)).toEqual([samoa])
})

test('the map opens on the wider part of what crosses the line of dates, not on the whole world', () => {
  expect(boundsOfShapes([suva])).toMatchObject({ west: expect.closeTo(178.55, 1), east: 180 })
  expect(boundsOfShapes([box(170, 182)])).toMatchObject({ west: 170, east: 180 })
  expect(boundsOfShapes([box(179, 190)])).toMatchObject({ west: -180, east: -170 })
})

test('the map opens on all shapes', () => {
  expect(boundsOfShapes([box(-2, 2), box(10, 12)])).toEqual({ west: -2, south: -20, east: 12, north: -10 })
  expect(boundsOfShapes([suva, samoa])).toMatchObject({ west: expect.closeTo(-172.46, 1), east: 180 })
  expect(boundsOfShapes([])).toBeUndefined()
})
