/** @module-tag all */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { make } from '../../../../test/people/make.ts'
import { costlySteps, rowsJoinedInVain, statementsOf } from '../../../../test/plans/plans.ts'
import { testDatabase } from '../../../../test/server/database.ts'
import { addAlerts } from './alert.store.ts'
import { takenChanges } from './matching.search.ts'

const SEARCHES = 20_000
const MAX_READ = { sorted: 200, scanned: 1_000, indexed: 1_000 }

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
  await database.db.$client.query('insert into app_user (id, name, email) values (gen_random_uuid(), $1, $2)', [
    'Seeker',
    'seeker@people.example',
  ])
  // Half of them for a word, a quarter each for a stretch of the map and for a price.
  await database.db.$client.query(
    `insert into saved_search (id, user_id, name, query, frequency, min_price_cents, max_price_cents, west, south, east, north)
     select uuid_v7(), (select id from app_user), 'Search',
       case when n % 2 = 0 then jsonb_build_object('q', md5(n::text)) else jsonb_build_object('minPrice', n::text) end, 'instant', case when n % 4 = 3 then n * 1000 end,
       case when n % 4 = 3 then n * 1000 + 100000 end, case when n % 4 = 1 then n % 100 end, case when n % 4 = 1 then n / 400 end,
       case when n % 4 = 1 then n % 100 + 0.5 end, case when n % 4 = 1 then n / 400 + 0.5 end
     from generate_series(1, $1::int) n`,
    [SEARCHES],
  )
  await database.db.$client.query('analyze')
})
afterAll(() => database.close())

test('finds the searches for a home without reading all searches', async () => {
  const app = { db: database.db, parts: { secret: '' } }
  const agent = { email: 'agent@people.example', name: 'Ada' }
  const home = () =>
    make.property(app, { agent, title: 'The 0cc Mill', latitude: 20.1, longitude: 21.1, priceMin: 900, priceMax: 900 })
  await home()
  const statements = await statementsOf(async () => {
    expect(await addAlerts(database.db, takenChanges(200))).toBe(1)
  })
  expect(statements).toHaveLength(1)
  await home() // so that there is something to compare once more
  const costly = []
  for (const statement of statements) costly.push(...(await costlySteps(database.db.$client, statement, MAX_READ)))
  expect(costly).toEqual([])
})

test('adds alerts for many homes and searches without comparing each match with each', async () => {
  const app = { db: database.db, parts: { secret: '' } }
  const agent = { email: 'agent@people.example', name: 'Ada' }
  await database.db.$client.query(
    `insert into saved_search (id, user_id, name, query, frequency)
     select uuid_v7(), (select id from app_user limit 1), 'All homes', jsonb_build_object('maxPrice', (1e9 + n)::text), 'instant' from generate_series(1, 50) n`,
  )
  const homes = () => Promise.all(Array.from({ length: 20 }, () => make.property(app, { agent })))
  await homes()
  const statements = await statementsOf(() => addAlerts(database.db, takenChanges(200)))
  await homes()
  for (const statement of statements) expect(await rowsJoinedInVain(database.db.$client, statement)).toBeLessThan(1_000)
  const { rows } = await database.db.$client.query(
    `select sum(homes)::int as homes from notification where kind = 'searches'`,
  )
  expect(rows[0]?.homes).toBeGreaterThanOrEqual(2_000)
})
