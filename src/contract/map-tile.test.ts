import { expect, test } from 'vitest'
import { boundsOfTile, onWorldMap, tilesIn } from './map-tile.ts'

test('the world is one tile at zoom 0', () => {
  const { west, south, east, north } = boundsOfTile({ zoom: 0, x: 0, y: 0 })
  expect([west, east]).toEqual([-180, 180])
  expect([south, north].map((latitude) => latitude.toFixed(3))).toEqual(['-85.051', '85.051'])
  expect(tilesIn({ west: -180, south: -90, east: 180, north: 90 }, 0)).toEqual([{ zoom: 0, x: 0, y: 0 }])
})

test.each([
  ['London', { latitude: 51.5, longitude: -0.12 }, { zoom: 10, x: 511, y: 340 }],
  ['Sydney', { latitude: -33.87, longitude: 151.21 }, { zoom: 8, x: 235, y: 153 }],
])('%s lies in the tile of the usual scheme', (_name, point, tile) => {
  const { latitude, longitude } = point
  expect(tilesIn({ west: longitude, south: latitude, east: longitude, north: latitude }, tile.zoom)).toEqual([tile])
  const bounds = boundsOfTile(tile)
  expect(latitude > bounds.south && latitude < bounds.north).toBe(true)
  expect(longitude > bounds.west && longitude < bounds.east).toBe(true)
})

test('the equator and Greenwich are the middle of the map', () => {
  expect(onWorldMap({ latitude: 0, longitude: 0 })).toEqual({ x: 0.5, y: 0.5 })
  expect(onWorldMap({ latitude: 90, longitude: 180 }).y).toBeCloseTo(0, 4)
})
