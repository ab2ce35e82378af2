import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/server/database.ts'
import { type JsonRow, jsonRow, rowIn } from './json-row.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

async function written<Row extends object>(expression: ReturnType<typeof jsonRow<Row>>): Promise<JsonRow<Row>> {
  const { rows } = await database.db.execute<{ json: string }>(sql`select ${expression} as json`)
  return rows[0]?.json ?? ''
}

test('a row keeps false, zero, empty and odd texts, lists and objects', async () => {
  const text = 'He said "no": \\ \n\t\u0001 — 家 🏠, {a} '
  const json = await written(
    jsonRow({
      text: sql`${text}::text`,
      empty: sql`''::text`,
      no: sql`false`,
      zero: sql`0`,
      amount: sql`(1999 / 100.0)::float8`,
      day: sql`date '2099-01-01'`,
      list: sql`array['a', 'b,c']`,
      object: sql`json_build_object('a', 1)`,
    }),
  )
  const whole = { text, empty: '', no: false, zero: 0, amount: 19.99, day: '2099-01-01' }
  expect(rowIn(json)).toEqual({ ...whole, list: ['a', 'b,c'], object: { a: 1 } })
})

test('a row leaves out nulls, wherever they stand', async () => {
  const nothing = sql`null::text`
  expect(await written(jsonRow({ a: nothing, b: sql`1`, c: nothing, d: sql`2`, e: nothing }))).toBe('{"b":1,"d":2}')
  expect(await written(jsonRow({ a: nothing }))).toBe('{}')
})
