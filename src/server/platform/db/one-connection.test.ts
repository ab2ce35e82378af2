import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/server/database.ts'
import { advisoryLocks, takeLock } from './advisory-locks.ts'
import { openDatabase, type Queryable } from './database.ts'
import { allOf, inSteps, onOneConnection } from './one-connection.ts'
import { requestLimits } from './time-limits.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
  await database.db.execute(sql`create table step (name text primary key check (name <> 'bad'))`)
  await database.db.execute(sql`create table late (id int unique deferrable initially deferred)`)
})
beforeEach(() => database.db.execute(sql`truncate step, late`))
afterAll(() => database.close())

const add = async (db: Queryable, name: unknown) => db.execute(sql`insert into step values (${name})`)
const names = async () =>
  (await database.db.execute<{ name: string }>(sql`select name from step order by name`)).rows.map(({ name }) => name)
const one = async (db: Queryable) => (await db.execute<{ one: number }>(sql`select 1 as one`)).rows[0]?.one
const pidOf = async (db: Queryable) =>
  (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid
const nothing = async () => {}
const none = () => []

test('statements that are made at once run on one connection, and the failure of one fails no other', async () => {
  const [first, failed, last] = await onOneConnection(database.db, (own) =>
    Promise.allSettled([pidOf(own), own.execute(sql`select 1 / 0`), pidOf(own)]),
  )
  expect(first).toEqual({ status: 'fulfilled', value: expect.any(Number) })
  expect(failed?.status).toBe('rejected')
  expect(last).toEqual(first)
})

test('a transaction in steps commits what all of them wrote, and returns what was made', async () => {
  const made = await inSteps(database.db, {
    read: one,
    make: async (tx, read) => {
      await allOf([add(tx, 'made'), add(tx, 'as well')])
      return read
    },
    last: (tx) => [add(tx, 'last')],
  })
  expect(made).toBe(1)
  expect(await names()).toEqual(['as well', 'last', 'made'])
})

const failing: [string, Partial<Parameters<typeof inSteps<unknown, unknown>>[1]>][] = [
  ['a read', { read: (tx) => tx.execute(sql`select 1 / 0`) }],
  ['one of several writes', { make: (tx) => allOf([add(tx, 'bad'), add(tx, 'good')]) }],
  ['a later one of several writes', { make: (tx) => allOf([add(tx, 'good'), add(tx, 'bad')]) }],
  ['a rule', { make: async (tx) => add(tx, 'good').then(() => Promise.reject(new Error('refused'))) }],
  ['the last write, with the commit on its way', { last: (tx) => [add(tx, 'good'), add(tx, 'bad')] }],
  ['a last write that can’t be sent', { last: (tx) => [add(tx, 'good'), add(tx, unsendable)] }],
  [
    'a last write that throws at once',
    {
      last: () => {
        throw new Error('refused')
      },
    },
  ],
  ['the commit itself', { last: (tx) => [tx.execute(sql`insert into late values (1), (1)`)] }],
  ['a write whose failure was caught', { make: async (tx) => add(tx, 'bad').catch(nothing) }],
]
const unsendable = {
  toPostgres: () => {
    throw new Error('no value')
  },
}

test.each(failing)(
  'rolls all back after the failure of %s, and serves the next on the same connection',
  async (_what, step) => {
    const db = openDatabase(database.url, () => {})
    try {
      const pid = await onOneConnection(db, pidOf)
      const steps = {
        read: one,
        make: async (tx: Queryable) => add(tx, 'begun'),
        last: (tx: Queryable) => [add(tx, 'end')],
      }
      const early = async (tx: Queryable, read: unknown) => {
        await add(tx, 'early')
        return step.make?.(tx, read)
      }
      await expect(inSteps<unknown, unknown>(db, { ...steps, ...step, make: early })).rejects.toThrow()
      expect(await names()).toEqual([])
      expect(await onOneConnection(db, pidOf)).toBe(pid)
      expect(
        await onOneConnection(db, async (own) =>
          own.execute(sql`select pg_current_xact_id_if_assigned() as id`).then(({ rows }) => rows),
        ),
      ).toEqual([{ id: null }])
    } finally {
      await db.$client.end()
    }
  },
)

test('what goes before the begin stays after a rollback, and its refusal counts first', async () => {
  const refused = inSteps(database.db, {
    before: (own) => add(own, 'before'),
    read: one,
    make: async () => Promise.reject(new Error('refused')),
    last: none,
  })
  await expect(refused).rejects.toThrow('refused')
  expect(await names()).toEqual(['before'])
  const both = inSteps(database.db, {
    before: async () => Promise.reject(new Error('too many')),
    read: async () => Promise.reject(new Error('not found')),
    make: nothing,
    last: none,
  })
  await expect(both).rejects.toThrow('too many')
})

test('a connection that breaks at the commit is an error, and is not given out again', async () => {
  const db = openDatabase(database.url, () => {})
  const broken = inSteps(db, {
    read: pidOf,
    make: async (tx, pid) => {
      await add(tx, 'lost')
      await database.db.execute(sql`select pg_terminate_backend(${pid}::int)`)
    },
    last: none,
  })
  await expect(broken).rejects.toThrow()
  expect(await onOneConnection(db, one)).toBe(1)
  await db.$client.end()
})

test('a lock and a setting of the transaction hold from the statement behind them until its end', async () => {
  const read = (tx: Queryable) =>
    allOf([
      takeLock(tx, advisoryLocks.places),
      tx.execute(sql`set local statement_timeout = 4321`),
      tx.execute<{ ms: string }>(sql`select current_setting('statement_timeout') as ms`),
    ])
  const locks = sql`select from pg_locks where locktype = 'advisory' and objid = ${advisoryLocks.places}`
  const seen = await inSteps(database.db, {
    read,
    make: async (_tx, [, , { rows }]) => ({ ...rows[0], held: (await database.db.execute(locks)).rowCount }),
    last: none,
  })
  expect(seen).toEqual({ ms: '4321ms', held: 1 })
  expect((await database.db.execute(locks)).rowCount).toBe(0)
})

test('a statement that takes too long rolls back its transaction, with others sent behind it', async () => {
  const db = openDatabase(database.url, () => {}, { ...requestLimits, statementMs: 200 })
  const slow = inSteps(db, {
    read: one,
    make: (tx) => allOf([add(tx, 'first'), tx.execute(sql`select pg_sleep(5)`), add(tx, 'behind')]),
    last: none,
  })
  await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } })
  expect(await names()).toEqual([])
  await db.$client.end()
})

test('of two serializable transactions that exclude each other one fails with 40001, and writes nothing', async () => {
  const both = [1, 2].map((number) =>
    inSteps(database.db, {
      read: (tx) =>
        allOf([
          tx.execute(sql`set transaction isolation level serializable`),
          tx.execute(sql`select count(*) from step`),
        ]),
      make: async (tx) => {
        await sleep(100)
        return add(tx, `serial ${number}`)
      },
      last: none,
    }),
  )
  const results = await Promise.allSettled(both)
  const [failed] = results.filter((result) => result.status === 'rejected')
  const reason = failed?.status === 'rejected' ? failed.reason : undefined
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((reason?.cause ?? reason)?.code).toBe('40001')
  expect(await names()).toHaveLength(1)
})
