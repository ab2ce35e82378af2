import { expect, test } from 'vitest'
import { largestTownsIn, type NamedTown, namedTownsText } from './largest-towns.ts'

const town = (name: string, population: number, latitude: number, longitude: number): NamedTown => ({
  name,
  population,
  latitude,
  longitude,
})
const leeds = town('Leeds', 455_123, 53.7965, -1.5478)
const salford = town('Salford', 72_750, 53.4875, -2.2901)
const sao = town('São Paulo', 10_021_295, -23.5475, -46.6361)
const england = { west: -6, south: 50, east: 2, north: 56 }

test('the largest towns of a part of the map come first, and no more than asked for', () => {
  const townsIn = largestTownsIn(Buffer.from(namedTownsText([salford, sao, leeds])))
  expect(townsIn(england, 16)).toEqual([leeds, salford])
  expect(townsIn(england, 1)).toEqual([leeds])
  expect(townsIn({ west: -50, south: -30, east: -40, north: -20 }, 16)).toEqual([sao])
  expect(townsIn({ west: -40, south: 40, east: -30, north: 50 }, 16)).toEqual([])
})

test('a file without towns has none', () => {
  expect(largestTownsIn(Buffer.alloc(0))(england, 16)).toEqual([])
})
