import { openTowns } from 'gazetteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#contract/endpoint'
import { MAX_TOWNS, MAX_TOWNS_ZOOM, mapApi } from '#contract/map'
import { onWorldMap } from '#contract/map-tile'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { testApp } from '../../../../test/server/app.ts'
import { gazetteerFolder } from '../../providers/geocoder/gazetteer-data.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
afterAll(async () => app.close())

const towns = (zoom: number, x: number, y: number) =>
  callAs(app, { token: '' }, mapApi.towns, { query: { zoom: `${zoom}`, x: `${x}`, y: `${y}` } })

test('the largest towns of a tile are named, by population', async () => {
  const { towns: found } = (await towns(7, 63, 41)).body as Answer<typeof mapApi.towns> // the north of England
  const names = found.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Leeds', 'Sheffield', 'Manchester']))
  expect(found.length).toBeLessThanOrEqual(MAX_TOWNS)
  const populations = found.map(({ population }) => population)
  expect(populations).toEqual(populations.toSorted((one, other) => other - one))
})

test('every town of the gazetteer is named on the nearest tiles', async () => {
  const townsIn = await openTowns(gazetteerFolder)
  const all = townsIn({ west: -180, south: -90, east: 180.1, north: 90 }, Number.POSITIVE_INFINITY)
  expect(all.length).toBeGreaterThan(190_000)
  const size = 2 ** MAX_TOWNS_ZOOM
  const counts = new Map<string, number>()
  for (const town of all) {
    const { x, y } = onWorldMap(town)
    const tile = `${Math.floor(x * size)}/${Math.floor(y * size)}`
    counts.set(tile, (counts.get(tile) ?? 0) + 1)
  }
  expect([...counts.values()].filter((count) => count > MAX_TOWNS)).toEqual([])
  const { towns: found } = (await towns(13, 4045, 2652)).body as Answer<typeof mapApi.towns>
  expect(found.map(({ name }) => name)).toContain('Didsbury')
})

test('a tile of the sea has no towns', async () => {
  expect((await towns(8, 80, 100)).body).toEqual({ towns: [] })
})

test.each([
  [14, 0, 0],
  [3, 8, 0],
  [3, 0, -1],
])('rejects tile %i/%i/%i, which is none', async (zoom, x, y) => {
  expect((await towns(zoom, x, y)).status).toBe(422)
})
