/** @module-tag all */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account'
import { agentApi } from '#contract/agent'
import { api } from '#contract/api'
import type { Endpoint } from '#contract/endpoint'
import { evidenceApi } from '#contract/evidence'
import { propertyApi } from '#contract/property'
import { propertyPicksApi } from '#contract/property-picks'
import { soldPriceApi } from '#contract/sold-price'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { AGENT, AGENT_ID, BUYER, HOME_ID, makeManyRows } from '../../../../test/plans/many-rows.ts'
import { costlySteps, statementsOf } from '../../../../test/plans/plans.ts'
import { type Query, type QueryActor, questions } from '../../../../test/plans/questions.ts'
import { testApp } from '../../../../test/server/app.ts'
import { queueAuctionReminders } from '../../product/auction/auction.store.ts'
import { candidatesNear, modelOf } from '../../product/estimate/estimate.store.ts'
import { checkDueHomes } from '../../product/evidence/check-homes.ts'
import { countAllPlaces } from '../../product/place/count-places.ts'
import { hasPricedHomes } from '../../product/property/home.store.ts'
import { isForSale } from '../../product/tables/property.ts'
import { plotInFt2 } from '../../product/tables/property-expressions.ts'

const ROWS = 50_000
/** A total is counted up to 10,000 by an index; nothing else goes through as many. */
const MAX_READ = { sorted: 5_000, scanned: 5_000, indexed: 15_000 }
/** The number of newest homes among which frequent words are counted, up to 1,000, whatever there are in all (D-201). */
const MAX_SEARCHED = { ...MAX_READ, indexed: 30_000 }
/** For what reads some hundred rows by their index. */
const MAX_FEW = { sorted: 1_000, scanned: 1_000, indexed: 1_000 }
/** A rule reads the sessions of an address that many people have up to a hundred, but finds all of them in the index. */
const MAX_OF_RULES = { ...MAX_FEW, indexed: 5_000 }

const calls: Record<string, Record<string, Endpoint>> = api
const cases = Object.entries(questions).flatMap(([name, asked]) => {
  const [noun = '', call = ''] = name.split('.')
  const endpoint = calls[noun]?.[call]
  if (!endpoint) throw new Error(`${name} is no call of the contract`)
  return asked.map((question) => ({ title: `${name} ${JSON.stringify(question.query ?? {})}`, endpoint, question }))
})

let app: TestApp
let people: Record<QueryActor, Pick<Person, 'token'>>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  people = {
    anonymous: { token: '' },
    buyer: await make.user(app, { email: BUYER }),
    agent: await make.user(app, { id: AGENT_ID, email: AGENT, role: 'agent' }),
    admin: await make.user(app, { email: 'admin@people.example', role: 'admin' }),
  }
  await makeManyRows(app.db.$client, ROWS)
  await countAllPlaces(app.db)
}, 180_000)
afterAll(async () => app.close())

/** A later page of this list, where there is one. */
function nextOf(headers: Headers): Query | undefined {
  const cursor = /[?&]cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1]
  return cursor === undefined ? undefined : { cursor: decodeURIComponent(cursor) }
}

test.each(cases)('$title reads no more rows than it needs, on its first page and its next', async (given) => {
  const { endpoint, question } = given
  const isSearch = question.who === 'anonymous' || endpoint === propertyApi.verified
  const max = isSearch ? MAX_SEARCHED : MAX_READ
  const ask = async (page: Query) => {
    const size = endpoint.paged && { limit: '24' }
    const input = { params: question.params ?? {}, query: { ...question.query, ...size, ...page } }
    const answer = await callAs(app, people[question.who], endpoint, input as never)
    expect(answer.status).toBe(200)
    return nextOf(answer.headers)
  }
  let next: Query | undefined
  const statements = await statementsOf(async () => {
    next = await ask({})
    if (next) await ask(next)
  })
  const costly = []
  for (const statement of statements) costly.push(...(await costlySteps(app.db.$client, statement, max)))
  expect(costly).toEqual([])
})

test.each([
  ['one home', propertyApi.one, HOME_ID],
  ['what is like a home', propertyPicksApi.similar, HOME_ID],
  ['an agent', agentApi.one, AGENT_ID],
] as const)('%s is found among many without reading more rows than it needs', async (_what, endpoint, id) => {
  const statements = await statementsOf(async () => {
    expect((await callAs(app, people.anonymous, endpoint, { params: { id } })).status).toBe(200)
  })
  const costly = []
  for (const statement of statements) costly.push(...(await costlySteps(app.db.$client, statement, MAX_READ)))
  expect(costly).toEqual([])
})

test('what was paid near a home is found among many without reading more rows than it needs', async () => {
  const agent = { email: AGENT, name: 'Agent 0' }
  const { id } = await make.property(app, { agent, location: '12 Street, Manchester M1 1AB', type: 'house' })
  const statements = await statementsOf(async () => {
    const answer = await callAs(app, people.anonymous, soldPriceApi.near, { params: { id } })
    expect(answer.body.nearby.length).toBeGreaterThan(0)
  })
  const costly = []
  for (const statement of statements) costly.push(...(await costlySteps(app.db.$client, statement, MAX_READ)))
  expect(costly).toEqual([])
})

test('whether homes have prices is answered by the first of many that has one', async () => {
  const statements = await statementsOf(() => hasPricedHomes(app.db))
  expect(statements).toHaveLength(1)
  const costly = []
  for (const statement of statements) costly.push(...(await costlySteps(app.db.$client, statement, MAX_FEW)))
  expect(costly).toEqual([])
})

test('the auctions ahead are found among many homes by their index', async () => {
  const statements = await statementsOf(() => queueAuctionReminders(app.db, new Date()))
  expect(statements).toHaveLength(1)
  const costly = []
  for (const statement of statements) costly.push(...(await costlySteps(app.db.$client, statement, MAX_FEW)))
  expect(costly).toEqual([])
})

test('the sales that may be like a home are found among many without reading more rows than it needs', async () => {
  const statements = await statementsOf(async () => {
    await modelOf(app.db, 'M')
    expect((await candidatesNear(app.db, 'M11AB', 'sector')).length).toBeGreaterThan(0)
    expect((await candidatesNear(app.db, 'M11AB', 'district')).length).toBeGreaterThan(0)
  })
  const costly = []
  for (const statement of statements) costly.push(...(await costlySteps(app.db.$client, statement, MAX_FEW)))
  expect(costly).toEqual([])
})

test('what may be wrong with homes is found among many without reading more rows than it needs', async () => {
  const agent = await make.user(app, { role: 'agent' })
  await app.db.$client.query(
    `insert into identity_session (id, user_id, token, expires_at, ip_address)
     select 'own' || n, 'u100', 'own' || n, now() + interval '1 day', '203.0.113.' || n from generate_series(1, 5) n`,
  )
  await app.db.$client.query(`update identity_user set email = $1 where id = 'u100'`, [agent.email])
  await app.db.$client.query('truncate due_check')
  const description =
    'A quiet home by the river with a long garden and a view of the mill, ten minutes from the station. '.repeat(3)
  const home = { agent, status: 'pending', type: 'house', bedrooms: 3, description } as const
  const point = { latitude: 52, longitude: 1, precision: 'exact' } as const
  const ids: string[] = []
  for (const location of ['12 Mill Street, Manchester M1 1AB', '14 Mill Street, Manchester M1 1AB', 'Ely'])
    ids.push((await make.property(app, { ...home, ...point, location })).id)
  const { log, geocoder, settings } = app.parts
  const parts = { db: app.db, log, geocoder, currency: settings.currency, evidenceOff: [] }
  const statements = await statementsOf(async () => {
    await checkDueHomes(parts)
    const reasons = await callAs(app, people.admin, evidenceApi.list, { query: { ids: [...ids, HOME_ID].join() } })
    const checks = await callAs(app, people.anonymous, evidenceApi.checks, { params: { id: HOME_ID } })
    expect([reasons.status, checks.status]).toEqual([200, 200])
  })
  const tables = ['text_bands', 'identity_session', 'sold_price', 'address_keys &&', 'between $', 'image']
  expect(tables.filter((table) => !statements.some(({ text }) => text.includes(table)))).toEqual([])
  const costly = []
  for (const statement of statements) costly.push(...(await costlySteps(app.db.$client, statement, MAX_OF_RULES)))
  expect(costly).toEqual([])
})

test('reads a person’s data page by page, and no more rows than a page', async () => {
  const statements = await statementsOf(async () => {
    expect((await callAs(app, people.agent, accountApi.data, {})).status).toBe(200)
  })
  const costly = []
  for (const statement of statements) costly.push(...(await costlySteps(app.db.$client, statement, MAX_READ)))
  expect(costly).toEqual([])
})

test('PostgreSQL knows how few homes have a plot', async () => {
  const { rows } = await app.db.execute<Record<string, [{ Plan: { 'Plan Rows': number } }]>>(
    sql`explain (format json) select id from property where ${isForSale} and ${plotInFt2} >= 1::float8`,
  )
  expect(rows[0]?.['QUERY PLAN']?.[0].Plan['Plan Rows']).toBeLessThan(ROWS / 50)
})
