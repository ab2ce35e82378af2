import type { Feature, GeometryObject, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { expect, test } from 'vitest'
import world from 'world-atlas/countries-50m.json'
import { inLanguage, type Language } from '#contract/language'
import { countryNames } from './country-names.ts'
import { unwrapped } from './unwrapped.ts'

const topology = world as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>
const countries: Feature<GeometryObject, { name: string }>[] = feature(topology, topology.objects.countries).features
const names = countryNames(countries)
const textsIn = (language: Language) => inLanguage(language, () => countryNames(countries)).map(({ text }) => text)

/** Counts the sides of the ring that a ray to the east meets. */
function isInside(ring: Position[], longitude: number, latitude: number): boolean {
  const sides = ring.filter(([x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? []
    return y > latitude !== nextY > latitude && longitude < ((nextX - x) * (latitude - y)) / (nextY - y) + x
  })
  return sides.length % 2 === 1
}

test('every country’s name stands within a country, each once', () => {
  expect(new Set(names.map(({ text }) => text)).size).toBe(names.length)
  expect(names.map(({ width }) => width)).toEqual(names.map(({ width }) => width).toSorted((one, other) => other - one))
  const parts = countries.flatMap(({ geometry }) => {
    const { type, coordinates } = geometry as Polygon | MultiPolygon
    return type === 'Polygon' ? [coordinates] : coordinates
  })
  const outside = names.filter(
    ({ longitude, latitude }) => !parts.some(([ring = []]) => isInside(unwrapped(ring), longitude, latitude)),
  )
  expect(outside.map(({ text }) => text)).toEqual([])
})

test('countries have their names in the reader’s language', () => {
  expect(textsIn('en')).toEqual(expect.arrayContaining(['Germany', 'South Sudan', 'Kosovo']))
  expect(textsIn('de')).toEqual(expect.arrayContaining(['Deutschland', 'Südsudan', 'Kosovo']))
  expect(textsIn('ar')).toEqual(expect.arrayContaining(['ألمانيا', 'جنوب السودان', 'كوسوفو']))
})

test('a part that the file has as a country of its own leaves Australia’s name on the mainland', () => {
  const australia = names.find(({ text }) => text === 'Australia')
  expect(australia?.longitude).toBeGreaterThan(125)
  expect(australia?.latitude).toBeLessThan(-18)
})

test('Russia’s name stands between the Urals and the Pacific, the first of all', () => {
  const [first, ...others] = names.filter(({ text }) => text !== 'Antarctica')
  expect(first).toMatchObject({ text: 'Russia' })
  expect(first?.longitude).toBeGreaterThan(60)
  expect(first?.longitude).toBeLessThan(140)
  expect(others.find(({ text }) => text === 'Norway')?.latitude).toBeLessThan(72)
})
