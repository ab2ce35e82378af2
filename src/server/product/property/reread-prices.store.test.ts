import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { make } from '../../../../test/people/make.ts'
import { makeManyHomes } from '../../../../test/plans/many-rows.ts'
import { testDatabase } from '../../../../test/server/database.ts'
import type { Database } from '../../platform/db/database.ts'
import { migrate } from '../../platform/db/upgrade/migrate.ts'
import { searchPublicProperties } from '../search/property.search.ts'
import { properties } from '../tables/property.ts'
import { type MisreadPrice, misreadPrices, storeReadPrices } from './reread-prices.store.ts'

/** Prices as the version before stored them, in cents, and what they say. */
const wrong = [
  { price: '495.000 €', stored: [495_00, 495_00], read: [495_000_00, 495_000_00] },
  { price: '€1.250.000', stored: [0, 1_25], read: [1_250_000_00, 1_250_000_00] },
  { price: '$420-440K', stored: [420_00, 440_000_00], read: [420_000_00, 440_000_00] },
  { price: '1,5 million', stored: [15_000_000_00, 15_000_000_00], read: [1_500_000_00, 1_500_000_00] },
] as const
const unclear = { price: '495.000', stored: [495_00, 495_00] } as const

/** A database of the version before, in which homes have these prices; upgraded. */
async function upgraded() {
  const database = await testDatabase('template1')
  onTestFinished(() => database.close())
  const client = database.db.$client
  await client.query(readFileSync('test/samples/database-2026-11-22.sql', 'utf8'))
  const { rows } = await client.query(
    `select id from property where status = 'verified' and sold_at is null and withdrawn_at is null order by id limit 5`,
  )
  for (const [at, { price, stored }] of [...wrong, unclear].entries())
    await client.query('update property set price = $2, price_min_cents = $3, price_max_cents = $4 where id = $1', [
      rows[at].id,
      price,
      ...stored,
    ])
  await migrate(database.url)
  return { db: database.db, ids: rows.map(({ id }): string => id) }
}

/** Every row of every table, by table and as text. */
async function everyRow({ $client }: Database): Promise<Map<string, string[]>> {
  const tables = await $client.query(`select tablename as name from pg_tables where schemaname in ('public')`)
  const found = new Map<string, string[]>()
  for (const { name } of tables.rows) {
    const { rows } = await $client.query(`select to_jsonb(t)::text as row from "${name}" t order by 1`)
    found.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return found
}

async function allMisread(db: Database) {
  const all: MisreadPrice[] = []
  for await (const { misread } of misreadPrices(db, 'USD')) all.push(...misread)
  return all
}

test('lists the homes of an older database whose amounts were misread, and changes nothing', async () => {
  const { db, ids } = await upgraded()
  const before = await everyRow(db)
  const misread = await allMisread(db)
  expect(misread).toHaveLength(5)
  for (const [at, { price, stored, read }] of wrong.entries())
    expect(misread.find(({ id }) => id === ids[at])).toMatchObject({
      price,
      stored: { lowest: stored[0], highest: stored[1] },
      read: { lowest: read[0], highest: read[1] },
    })
  expect(misread.find(({ id }) => id === ids[4])).toMatchObject({
    price: unclear.price,
    why: expect.stringContaining('495 or 495,000?'),
  })
  expect(await everyRow(db)).toEqual(before)
})

test('stores what is read now, by which the homes are found, and changes nothing else', async () => {
  const { db, ids } = await upgraded()
  const before = await everyRow(db)
  expect(await storeReadPrices(db, await allMisread(db))).toBe(4)
  const after = await everyRow(db)
  const parsed = (rows: Map<string, string[]>) => (rows.get('property') ?? []).map((row) => JSON.parse(row))
  const expected = parsed(before).map((row) => {
    const known = wrong[ids.indexOf(row.id)]
    return known ? { ...row, price_min_cents: known.read[0], price_max_cents: known.read[1] } : row
  })
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
  expect(parsed(after).sort(byId)).toEqual(expected.sort(byId))
  const isOther = (table: string) => table !== 'property' && table !== 'due_check' // another price is checked again
  for (const [table, rows] of before) if (isOther(table)) expect([table, after.get(table)]).toEqual([table, rows])

  const found = await searchPublicProperties(db, { minPrice: 1_249_999, maxPrice: 1_250_001 })
  expect(JSON.stringify(found.rows)).toContain(ids[1])
  expect(await allMisread(db)).toHaveLength(1)
  expect(await storeReadPrices(db, await allMisread(db))).toBe(0)
})

test('leaves a price that its agent has changed in between', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const { db } = database
  const agent = { email: 'ann@homes.example', name: 'Ann' }
  await make.property({ db, parts: { secret: '' } }, { agent, price: '495.000 €', priceMin: 495_00, priceMax: 495_00 })
  const misread = await allMisread(db)
  await db.update(properties).set({ price: '$300,000', priceMin: 300_000_00, priceMax: 300_000_00 })
  expect(await storeReadPrices(db, misread)).toBe(0)
  const [home] = await db.select().from(properties).where(eq(properties.agentEmail, agent.email))
  expect(home).toMatchObject({ priceMin: 300_000_00, priceMax: 300_000_00 })
})

test('corrects many homes a thousand at a time, without alerts', { tags: 'all' }, async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const { db } = database
  await makeManyHomes(db.$client, 2_500)
  await db.$client.query('truncate property_change')
  const pages: number[] = []
  for await (const { homes, misread } of misreadPrices(db, 'USD')) {
    pages.push(homes)
    expect(misread.length).toBeLessThanOrEqual(homes)
    await storeReadPrices(db, misread)
  }
  expect(pages).toEqual([1_000, 1_000, 475]) // 25 have no amount
  expect(await allMisread(db)).toEqual([])
  expect((await db.$client.query('select from property_change')).rows).toEqual([])
})
