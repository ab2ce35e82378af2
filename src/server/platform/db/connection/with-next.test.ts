import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../../../test/server/database.ts'
import type { Queryable } from '../database.ts'
import { executeLate, runLateForRows } from '../late.ts'
import { executeNamed } from '../prepared.ts'
import { moment } from '../tables/columns.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let answers = 0
beforeAll(async () => {
  database = await testDatabase()
  database.db.$client.once('acquire', ({ connection }: PoolClient) => connection.on('readyForQuery', () => answers++))
  await database.db.execute(
    sql`create table note (text text primary key, kind text check (kind <> 'bad'), at timestamptz default now())`,
  )
})
afterAll(() => database.close())
beforeEach(() => database.db.execute(sql`truncate note`))

const add = (db: Queryable, text: string) =>
  executeNamed<{ text: string }>(db, sql`insert into note values (${text}) returning text`, 'add_note')
const addLate = (db: Queryable, text: string, kind = 'good') =>
  executeLate(db, 'add_note_late', addNoteLate, { text, kind })
const addNoteLate = () => sql`insert into note values (${sql.placeholder('text')}, ${sql.placeholder('kind')})`
const note = pgTable('note', { text: text('text'), at: moment('at') })
const addForRows = (db: Queryable, value: string) => {
  const add = () =>
    db
      .insert(note)
      .values({ text: sql.placeholder('value') })
      .returning()
  return runLateForRows(db, 'add_note_for_rows', add, { value })
}
const notes = async () => {
  const { rows } = await database.db.execute(sql`select text from note order by text`)
  return rows.map(({ text }) => text)
}
/** Every statement is parsed by itself where a connection meets it for the first time. */
const prepareAll = () =>
  database.db.transaction(async (tx) => {
    await add(tx, 'first')
    await addLate(tx, 'second')
    await addForRows(tx, 'prepared')
    await tx.execute(sql`delete from note where text = 'prepared'`)
  })

test('a transaction with one statement and a late one waits for two answers, and keeps both rows', async () => {
  await prepareAll()
  const before = answers
  const added = await database.db.transaction(async (tx) => {
    const [row] = await add(tx, 'third')
    await addLate(tx, 'it’s the "fourth"')
    return row
  })
  expect(answers - before).toBe(2)
  expect(added).toEqual({ text: 'third' })
  expect(await notes()).toEqual(['first', 'it’s the "fourth"', 'second', 'third'])
})

test.each(['for the first time', 'again'])(
  'a late statement that fails %s ends the transaction with its error',
  async (when) => {
    if (when === 'again') await prepareAll()
    const work = database.db.transaction(async (tx) => {
      await add(tx, 'kept')
      await addLate(tx, 'refused', 'bad')
    })
    await expect(work).rejects.toMatchObject({
      cause: { query: expect.stringContaining('insert into note'), cause: { constraint: 'note_kind_check' } },
    })
    expect(await notes()).not.toContain('kept')
  },
)

test('a first statement that fails leaves its connection as it was', async () => {
  await prepareAll()
  await expect(database.db.transaction((tx) => add(tx, 'first'))).rejects.toMatchObject({ cause: { code: '23505' } })
  await database.db.transaction((tx) => add(tx, 'third'))
  expect(await notes()).toEqual(['first', 'second', 'third'])
})

test('the rows of a late statement are nobody’s, and those of the next one its own', async () => {
  for (const when of ['first', 'again']) {
    const rows = await database.db.transaction(async (tx) => {
      await executeLate(tx, 'late_rows', () => sql`select n from generate_series(1, 3) n`, {})
      return add(tx, when)
    })
    expect(rows).toEqual([{ text: when }])
  }
})

test.each(['for the first time', 'again'])(
  'the rows of late statements are read after the commit, sent %s',
  async (when) => {
    if (when === 'again') await prepareAll()
    const before = answers
    const read = await database.db.transaction(async (tx) => {
      const third = await addForRows(tx, 'third')
      await addLate(tx, 'between')
      return [third, await addForRows(tx, 'fourth')]
    })
    if (when === 'again') expect(answers - before).toBe(1)
    expect(read.map((rows) => rows())).toEqual([
      [{ text: 'third', at: expect.any(Date) }],
      [{ text: 'fourth', at: expect.any(Date) }],
    ])
  },
)

test('the rows of a late statement can’t be read before it is sent, nor when it never is', async () => {
  await prepareAll()
  let rows: () => unknown = () => undefined
  const work = database.db.transaction(async (tx) => {
    rows = await addForRows(tx, 'early')
    return rows()
  })
  await expect(work).rejects.toThrow('was not sent')
  expect(rows).toThrow('was not sent')
  expect(await notes()).not.toContain('early')
})

test('a transaction with hundreds of late statements keeps them all, in their order', async () => {
  await prepareAll()
  await database.db.execute(sql`truncate note`)
  await database.db.transaction(async (tx) => {
    for (let at = 0; at < 250; at++) await addLate(tx, String(at).padStart(3, '0'))
  })
  const { rows } = await database.db.execute(sql`select text from note order by ctid`)
  expect(rows.map(({ text }) => Number(text))).toEqual(Array.from({ length: 250 }, (_, at) => at))
})

test('what is rolled back takes its late statements along, in whole and to a savepoint', async () => {
  await prepareAll()
  const whole = database.db.transaction(async (tx) => {
    await addLate(tx, 'never')
    throw new Error('given up')
  })
  await expect(whole).rejects.toThrow('given up')
  await database.db.transaction(async (tx) => {
    await addLate(tx, 'third')
    const part = tx.transaction(async (inner) => {
      await add(inner, 'not this')
      await addLate(inner, 'nor that')
      throw new Error('given up')
    })
    await expect(part).rejects.toThrow('given up')
  })
  expect(await notes()).toEqual(['first', 'second', 'third'])
})

test('a transaction without a statement, and one with a late one alone, end as any other', async () => {
  expect(await database.db.transaction(async () => 7)).toBe(7)
  await database.db.transaction((tx) => addLate(tx, 'alone'))
  expect(await notes()).toEqual(['alone'])
})

test('nothing is written where a transaction can’t begin', async () => {
  await prepareAll()
  await database.db.$client.query('deallocate begin') // for good: the last test of this connection
  await expect(database.db.transaction((tx) => add(tx, 'alone'))).rejects.toMatchObject({
    cause: { cause: { code: '26000' } },
  })
  expect(await notes()).toEqual(['first', 'second'])
})
