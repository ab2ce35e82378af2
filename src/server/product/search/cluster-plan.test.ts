/** @module-tag all */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { costlySteps, statementsOf } from '../../../../test/plans/plans.ts'
import { testApp } from '../../../../test/server/app.ts'

const ROWS = 50_000
/** Of the 25,000 homes on five points no more than 1,001 each are read, and the others once. None is found by reading the table. */
const MAX_READ = { sorted: 5_000, scanned: 1_000, indexed: ROWS / 2 + 6_000 }

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  // Half of them on five points, as homes are that are known by their town; the others all over the map.
  await app.db.$client.query(`insert into property (id, title, location, price, price_min_cents, price_max_cents, date, description,
      agent_email, agent_name, agent_image, image, status, verified_at, latitude, longitude)
    select gen_random_uuid(), 'Home ' || n, 'There', n, n, n, '2026-01-01', '', 'a@b.example', 'A', '/a', '/b', 'verified', now(),
      case when n % 2 = 0 then 50 + n % 5 else random() * 120 - 60 end, case when n % 2 = 0 then -2 else random() * 360 - 180 end
    from generate_series(1, ${ROWS}) n`)
  await app.db.$client.query('vacuum analyze property')
}, 120_000)
afterAll(async () => app.close())

test.each([
  { bbox: '-180,-90,180,90', zoom: '2' },
  { bbox: '-180,-90,180,90', zoom: '19' },
  { bbox: '-6,49,2,56', zoom: '6' },
  { bbox: '-2.1,49.9,-1.9,50.1', zoom: '12' },
  { bbox: '170,-50,-170,50', zoom: '4' },
])('counts the pins of %o by the index of the map', async (query) => {
  const statements = await statementsOf(async () => {
    const { status, body } = await callAs(app, { token: '' }, propertyApi.clusters, { query })
    expect(status).toBe(200)
    expect(body.clusters.length).toBeLessThanOrEqual(200)
  })
  const client = await app.db.$client.connect()
  await client.query(`set enable_sort = off; set enable_bitmapscan = off`) // as the search itself sets them
  const costly = []
  for (const statement of statements) costly.push(...(await costlySteps(client, statement, MAX_READ)))
  client.release(true)
  expect(costly).toEqual([])
})
