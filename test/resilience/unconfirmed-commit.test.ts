/** @module-tag all */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../src/server/platform/db/database.ts'
import { isDatabaseGone } from '../../src/server/platform/db/errors.ts'
import { requestLimits } from '../../src/server/platform/db/time-limits.ts'
import { until } from '../people/deal.ts'
import { ask } from '../server/postmaster.ts'
import { startReplicated } from '../server/standby.ts'

let primary: Awaited<ReturnType<typeof startReplicated>>
beforeAll(async () => {
  primary = await startReplicated()
  await ask(primary.url, 'create table note (text text)')
  await ask(primary.url, 'alter system set synchronous_standby_names = absent')
  await ask(primary.url, 'select pg_reload_conf()')
  await until(async () => /absent/.test(JSON.stringify(await ask(primary.url, 'show synchronous_standby_names'))))
}, 60_000)
afterAll(() => primary?.stop())

type Writing = (db: Database, text: string) => Promise<unknown>
const write = async (on: Pick<Database, 'execute'>, text: string) =>
  on.execute(sql`insert into note values (${text}) returning text`)
const writeTwice: Writing = (db, text) =>
  db.transaction(async (tx) => {
    await write(tx, text)
    return write(tx, text)
  })

/** The outcome of a write: its error, or nothing when it was answered with success. */
async function errorOf(writing: Writing, text: string, statementMs?: number): Promise<unknown> {
  const db = openDatabase(primary.url, () => {}, { ...requestLimits, ...(statementMs && { statementMs }) })
  try {
    return await writing(db, text).then(
      () => undefined,
      (error) => error,
    )
  } finally {
    await db.$client.end()
  }
}

const waiting = `from pg_stat_activity where wait_event = 'SyncRep'`

test.each<[string, Writing]>([
  ['one statement', write],
  ['a transaction', writeTwice],
])('a write of %s that waits for a standby for ever fails once its time is over', async (text, writing) => {
  expect(isDatabaseGone(await errorOf(writing, text, 300))).toBe(true)
  expect(await ask(primary.url, `select pg_terminate_backend(pid) ${waiting}`)).toHaveLength(1)
})

test.each<[string, Writing]>([
  ['one cancelled statement', write],
  ['a cancelled transaction', writeTwice],
])('a write of %s is never answered with success, as a failover would lose it', async (text, writing) => {
  const error = errorOf(writing, text)
  await until(async () => (await ask(primary.url, `select pg_cancel_backend(pid) ${waiting}`)).length === 1)
  expect(isDatabaseGone(await error)).toBe(true)
  expect(await ask(primary.url, `select from note where text = '${text}'`)).not.toHaveLength(0) // it was made here
})
