import type { Feature, GeometryObject, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { expect, test } from 'vitest'
import world from 'world-atlas/countries-50m.json'
import { countryNames } from './country-names.ts'
import { unwrapped } from './unwrapped.ts'

const topology = world as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>
const countries: Feature<GeometryObject, { name: string }>[] = feature(topology, topology.objects.countries).features
const names = countryNames(countries)

/** Counts the sides of the ring that a ray to the east meets. */
function isInside(ring: Position[], longitude: number, latitude: number): boolean {
  const sides = ring.filter(([x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? []
    return y > latitude !== nextY > latitude && longitude < ((nextX - x) * (latitude - y)) / (nextY - y) + x
  })
  return sides.length % 2 === 1
}

test('every country’s name stands within it', () => {
  expect(names).toHaveLength(countries.length)
  const outside = names.filter(({ text, longitude, latitude }) => {
    const geometry = countries.find(({ properties }) => properties.name === text)?.geometry as Polygon | MultiPolygon
    const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    return !parts.some(([ring = []]) => isInside(unwrapped(ring), longitude, latitude))
  })
  expect(outside.map(({ text }) => text)).toEqual([])
})

test('Russia’s name stands between the Urals and the Pacific, the first of all', () => {
  const [first, ...others] = names.filter(({ text }) => text !== 'Antarctica')
  expect(first).toMatchObject({ text: 'Russia' })
  expect(first?.longitude).toBeGreaterThan(60)
  expect(first?.longitude).toBeLessThan(140)
  expect(others.find(({ text }) => text === 'Norway')?.latitude).toBeLessThan(72)
})
