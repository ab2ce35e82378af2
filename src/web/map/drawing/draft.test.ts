import { expect, test } from 'vitest'
import { MAX_CORNERS, type Ring } from '#contract/drawn-area'
import { movedBy, movedCorner, placesIn, withCorner, withoutCorner } from './draft.ts'

const triangle: Ring = [
  [51, 0],
  [52, 1],
  [51, 2],
]

test('a corner is added to the last area, up to the limit of all together', () => {
  expect(withCorner([triangle, []], [50, 3])).toEqual([triangle, [[50, 3]]])
  const full: Ring = Array.from({ length: MAX_CORNERS }, (_, at) => [at / 10, 0])
  expect(withCorner([full], [50, 3])).toEqual([full])
})

test('moves one corner and leaves the others', () => {
  expect(movedCorner([triangle, triangle], 1, 0, [50, 0])).toEqual([triangle, [[50, 0], ...triangle.slice(1)]])
})

test('removes a corner, an area with its last corner, and leaves an empty area to draw', () => {
  expect(withoutCorner([triangle], 0, 1)).toEqual([[triangle[0], triangle[2]]])
  expect(withoutCorner([[[50, 0]], triangle], 0, 0)).toEqual([triangle])
  expect(withoutCorner([[[50, 0]]], 0, 0)).toEqual([[]])
})

test('arrow keys move by as many pixels at every zoom, and not beyond the map', () => {
  const [latitude, longitude] = movedBy([0, 0], [8, 8], 0)
  expect([latitude, longitude]).toEqual([-11.25, 11.25])
  expect(movedBy([60, 10], [0, -8], 10)[0]).toBeCloseTo(60 + (11.25 / 2 ** 10) * 0.5, 9)
  expect(movedBy([84.9, 0], [0, -800], 0)[0]).toBe(85)
  expect(movedBy([0, 179], [800, 0], 0)).toEqual([0, 180])
  expect(withCorner([[]], [10, -200])).toEqual([[[10, -180]]])
  expect(movedCorner([triangle], 0, 0, [86, 181])[0]?.[0]).toEqual([85, 180])
})

test('six corners added by keyboard make a hexagon within the map', () => {
  const { middle, next } = placesIn({ bbox: '-2,50,2,52', zoom: 8 })
  expect(middle).toEqual([51, 0])
  const corners = [0, 1, 2, 3, 4, 5].map(next)
  expect(new Set(corners.map(String)).size).toBe(6)
  for (const [latitude, longitude] of corners) {
    expect(Math.abs(latitude - 51)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(longitude)).toBeLessThanOrEqual(1)
  }
})
