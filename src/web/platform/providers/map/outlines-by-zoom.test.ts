import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { expect, test } from 'vitest'
import world from 'world-atlas/countries-50m.json'
import { outlinesByZoom } from './outlines-by-zoom.ts'

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>

const sets = outlinesByZoom(world as unknown as World)
const cornersAt = (zoom: number) => {
  const fitting = sets.filter(({ from, below }) => from <= zoom && zoom < below)
  expect(fitting).toHaveLength(1)
  return fitting[0]?.outlines().arcs.reduce((sum, arc) => sum + arc.length, 0) ?? 0
}

test('has one set of outlines for each zoom, with more corners the nearer it is', () => {
  const all = cornersAt(7)
  expect(all).toBe(world.arcs.reduce((sum, arc) => sum + arc.length, 0))
  expect(cornersAt(0)).toBe(cornersAt(1))
  expect(cornersAt(1)).toBeLessThan(cornersAt(2))
  expect(cornersAt(2)).toBeLessThan(all / 8)
  expect(cornersAt(4)).toBeLessThan(all / 3)
  expect(cornersAt(6)).toBeLessThan(all)
})

test('keeps every country, and the border of two neighbours in one line of both', () => {
  const coarse = sets[0]?.outlines() as World
  const { features } = feature(coarse, coarse.objects.countries)
  expect(features).toHaveLength(world.objects.countries.geometries.length)
  const [france, spain] = ['France', 'Spain'].map((name) => features.find((found) => found.properties.name === name))
  const cornersOf = (country: unknown) => JSON.stringify(country)
  const borders = mesh(coarse, coarse.objects.countries, (one, other) => one !== other).coordinates
  const pyrenees = borders.filter((line) =>
    line.every((corner) => [france, spain].every((country) => cornersOf(country).includes(JSON.stringify(corner)))),
  )
  expect(pyrenees.length).toBeGreaterThan(0)
})
