import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { callAs, type TestApp } from '../../../test/people/access.ts'
import { makeManyRows } from '../../../test/plans/many-rows.ts'
import { costlySteps, statementsOf } from '../../../test/plans/plans.ts'
import { testApp } from '../../../test/server/app.ts'

const ROWS = 50_000
/** 200 squares of 1,001 homes are more than there are here: all of them, once. None is found by reading the table. */
const MAX_READ = { sorted: 5_000, scanned: 1_000, indexed: ROWS }

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  await makeManyRows(app.db.$client, ROWS)
  // Half of them on five points, as homes are that are known by their town; the others all over the map.
  await app.db.$client.query(`update property set latitude = case when id::text < '01980000-61a8' then 50 + ('x' || substr(id::text, 12, 2))::bit(8)::int % 5
    else random() * 120 - 60 end, longitude = case when id::text < '01980000-61a8' then -2 else random() * 360 - 180 end`)
  await app.db.$client.query('vacuum analyze property')
}, 120_000)
afterAll(async () => app.close())

test.each([
  { bbox: '-180,-90,180,90', zoom: '2' },
  { bbox: '-180,-90,180,90', zoom: '19' },
  { bbox: '-6,49,2,56', zoom: '6' },
  { bbox: '-2.1,49.9,-1.9,50.1', zoom: '12' },
  { bbox: '170,-50,-170,50', zoom: '4' },
])('the pins of %o are counted by the index of the map', async (query) => {
  const statements = await statementsOf(async () => {
    const { status, body } = await callAs(app, { token: '' }, propertyApi.clusters, { query })
    expect(status).toBe(200)
    expect(body.clusters.length).toBeLessThanOrEqual(200)
  })
  const costly = []
  for (const statement of statements) costly.push(...(await costlySteps(app.db.$client, statement, MAX_READ)))
  expect(costly).toEqual([])
})
