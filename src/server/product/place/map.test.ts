import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#contract/endpoint'
import { MAX_TOWNS, mapApi } from '#contract/map'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { testApp } from '../../../../test/server/app.ts'

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

test('a tile of the sea has no towns', async () => {
  expect((await towns(8, 80, 100)).body).toEqual({ towns: [] })
})

test.each([
  [11, 0, 0],
  [3, 8, 0],
  [3, 0, -1],
])('rejects tile %i/%i/%i, which is none', async (zoom, x, y) => {
  expect((await towns(zoom, x, y)).status).toBe(422)
})
