/** @module-tag all */
import { bandsOf } from 'listing-text/copies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../test/people/access.ts'
import { make } from '../../../../../test/people/make.ts'
import { makeManyHomes } from '../../../../../test/plans/many-rows.ts'
import { blocksRead, costlySteps, type Statement, statementsOf } from '../../../../../test/plans/plans.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { type CheckedHome, homesToCheck } from './checked-homes.store.ts'
import { similarTexts } from './same-text.ts'

const HOMES = 20_000
const BATCH = 40
const boilerplate =
  'A home of our group, with a concierge, a gym, a roof terrace and a shop for bicycles in the basement. '.repeat(3)

let app: TestApp
let batch: CheckedHome[]
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  await makeManyHomes(app.db.$client, HOMES)
  await app.db.$client.query(
    `insert into checked_property (property_id, checked_at, text_bands, address, address_keys, sector)
     select id, now(), $1, '', '{}', '' from property`,
    [bandsOf(boilerplate)],
  )
  await app.db.$client.query('vacuum analyze checked_property')
  const agent = await make.user(app, { role: 'agent' })
  const ids: string[] = []
  for (let n = 0; n < BATCH; n++) ids.push((await make.property(app, { agent, description: boilerplate })).id)
  batch = await homesToCheck(app.db, ids)
}, 180_000)
afterAll(async () => app.close())

/** The look-up of the texts that are like those of these homes, as it is sent. */
async function lookUp(homes: CheckedHome[]): Promise<Statement> {
  const [home] = homes
  if (!home) throw new Error('There is no home to look for')
  const { geocoder, settings } = app.parts
  const context = { db: app.db, geocoder, currency: settings.currency, now: new Date(), batch: homes }
  const statements = await statementsOf(() => similarTexts(context, home))
  const [statement] = statements.filter(({ text }) => text.includes('text_bands'))
  if (!statement) throw new Error('No statement looks for bands')
  return statement
}

async function onLimitedIndex<Result>(ask: (client: Parameters<typeof costlySteps>[0]) => Promise<Result>) {
  const client = await app.db.$client.connect()
  try {
    await client.query('begin')
    await client.query('set local gin_fuzzy_search_limit = 50')
    return await ask(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('a text whose bands twenty thousand others have is looked up among few of them', async () => {
  const statement = await lookUp(batch.slice(0, 1))
  const costly = await onLimitedIndex((client) =>
    costlySteps(client, statement, { sorted: 7_000, scanned: 1_000, indexed: 7_000 }),
  )
  expect(costly).toEqual([])
})

test('texts of one agency that come together are looked up once', async () => {
  const [one, all] = [await lookUp(batch.slice(0, 1)), await lookUp(batch)]
  const [ofOne, ofAll] = await onLimitedIndex(async (client) => [
    await blocksRead(client, one),
    await blocksRead(client, all),
  ])
  expect(ofAll).toBeLessThan(2 * ofOne)
})
