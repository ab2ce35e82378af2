/** @module-tag all */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { AGENT, AGENT_ID, BUYER, HOME_ID, makeManyRows } from '../../../../test/plans/many-rows.ts'
import { costlySteps, statementsOf } from '../../../../test/plans/plans.ts'
import { testApp } from '../../../../test/server/app.ts'
import { addressById, addressesOf } from './address.store.ts'
import { homesAfter } from './place-again.store.ts'
import { placeHomesAgain } from './place-again.ts'
import { mayReadWholeAddress } from './whole-address.store.ts'

const ROWS = 50_000
const FEW = { sorted: 100, scanned: 100, indexed: 1_000 }

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  await make.user(app, { email: BUYER })
  await make.user(app, { id: AGENT_ID, email: AGENT, role: 'agent' })
  await make.user(app, { email: 'admin@people.example', role: 'admin' })
  await makeManyRows(app.db.$client, ROWS)
}, 180_000)
afterAll(() => app.close())

test('reads the parts of a thousand homes a second', { timeout: 120_000 }, async () => {
  const { db, parts } = app
  const stopping = new AbortController().signal
  const since = performance.now()
  await placeHomesAgain({ ...parts, db, onMoved: async () => {} })({}, { stopping } as never)
  const { rows } = await db.$client.query('select count(*)::int as count from property_address')
  const perSecond = rows[0].count / ((performance.now() - since) / 1000)
  expect(rows[0].count).toBeGreaterThanOrEqual(ROWS)
  expect(perSecond).toBeGreaterThan(1_000)
  await db.$client.query('analyze property_address')
})

test('finds an address, and who may read the whole of it, by an index among 50,000 homes', async () => {
  const sent = await statementsOf(async () => {
    await addressById(app.db, HOME_ID)
    await addressesOf(app.db, [HOME_ID, AGENT_ID])
    await mayReadWholeAddress(app.db, { id: AGENT_ID, email: BUYER }, HOME_ID)
    await homesAfter(app.db, HOME_ID, 500)
  })
  expect(sent).toHaveLength(4)
  for (const statement of sent) expect(await costlySteps(app.db.$client, statement, FEW)).toEqual([])
})

test('a search reads no addresses', async () => {
  for (const path of [
    'status?q=mill',
    'status?q=town 7',
    'facets',
    'clusters?bbox=-20,35,30,70&zoom=5',
    'suggestions?q=town',
  ]) {
    const sent = await statementsOf(() => fetch(`${app.url}/api/allProperty/${path}`))
    for (const { text } of sent) expect(text).not.toContain('property_address')
  }
})
