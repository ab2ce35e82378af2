import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { testApp } from '../../../../test/server/app.ts'
import { countPlaces } from './count-places.store.ts'
import { countAllPlaces } from './count-places.ts'

const NOTED = 2_500

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
afterAll(() => app.close())
beforeEach(() => app.db.$client.query('truncate place, place_change'))

/** Leaves the table as an import of homes in `NOTED` places does. */
const noteChanges = () =>
  app.db.$client.query(
    `insert into place_change (key, name, homes) select 'village ' || n, 'Village ' || n, 1 from generate_series(1, $1::int) n`,
    [NOTED],
  )
const rowsOf = async (table: 'place' | 'place_change'): Promise<number> =>
  (await app.db.$client.query(`select count(*)::int as count from ${table}`)).rows[0].count

test.each([
  ['suggestions', propertyApi.suggestions, { q: 'vilage' }],
  ['a search that finds nothing', propertyApi.verified, { q: 'vilage 7' }],
  ['facets of a search that finds nothing', propertyApi.facets, { q: 'vilage 7' }],
] as const)('%s leave what an import has noted to those who write', async (_what, endpoint, query) => {
  await noteChanges()
  expect((await callAs(app, { token: '' }, endpoint, { query })).status).toBe(200)
  expect([await rowsOf('place'), await rowsOf('place_change')]).toEqual([0, NOTED])
})

test('adds changes in portions, and keeps each when the next one fails', async () => {
  await noteChanges()
  expect(await countPlaces(app.db, 1_000)).toBe(1_000)
  await expect(countPlaces(app.db, Number.NaN)).rejects.toThrow()
  expect([await rowsOf('place'), await rowsOf('place_change')]).toEqual([1_000, NOTED - 1_000])
  await countAllPlaces(app.db)
  expect([await rowsOf('place'), await rowsOf('place_change')]).toEqual([NOTED, 0])
})

test('stops after the current portion', async () => {
  await noteChanges()
  await countAllPlaces(app.db, AbortSignal.abort())
  expect(await rowsOf('place_change')).toBe(NOTED)
})

test('processes don’t wait for another that adds changes', async () => {
  await noteChanges()
  await app.db.transaction(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(7316003)')
    expect(await countPlaces(app.db, 1_000)).toBe(0)
  })
})

test('a known place keeps the prefixes by which its misspellings are found', async () => {
  const count = async (homes: number) => {
    await app.db.$client.query(`insert into place_change (key, name, homes) values ('leeds', 'Leeds', $1)`, [homes])
    await countAllPlaces(app.db)
    const { rows } = await app.db.$client.query(`select homes, 'leed' = any(starts) as starts from place`)
    return rows
  }
  expect(await count(1)).toEqual([{ homes: 1, starts: true }])
  expect(await count(2)).toEqual([{ homes: 3, starts: true }])
  expect(await count(-3)).toEqual([])
  expect(await count(1)).toEqual([{ homes: 1, starts: true }])
})
