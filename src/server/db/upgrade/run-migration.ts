import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { isCausedBy } from '../caused-by.ts'

/**
 * First line of a migration that runs outside of a transaction, statement by statement, since `create index concurrently` must.
 * Each of its statements can be repeated: a killed upgrade begins the file again.
 */
const ONLINE = '-- online'
/** First line of an online statement that changes a bounded number of rows and is repeated until it finds none. */
const IN_BATCHES = '-- in batches'

/** Shorter than `deadlock_timeout` (a second): of a migration and a request that wait for each other, the migration gives way (D-341). */
const TABLE_LOCK_TIMEOUT_MS = 500
const TABLE_LOCK_TRIES = 500
/** Locks that it did not get: in time, or because of a deadlock. */
const WITHOUT_LOCKS = ['55P03', '40P01']
const isWithoutLocks = (error: unknown): boolean => isCausedBy(error, (code) => WITHOUT_LOCKS.includes(code))

/** Runs the statements of one migration; `record` notes it as applied, in the same transaction where there is one. */
export async function runMigration(
  client: Client,
  statements: string[],
  record: () => Promise<unknown>,
): Promise<void> {
  if (!statements[0]?.startsWith(ONLINE)) return inTransaction(client, statements, record)
  for (const statement of statements) await runOnline(client, statement.trim())
  await record()
}

/**
 * A statement that waits for a table's lock makes everybody else wait behind it. So it gives up soon, and all of it is tried
 * again between other people's transactions.
 */
async function inTransaction(client: Client, statements: string[], record: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = ${TABLE_LOCK_TIMEOUT_MS}`)
      for (const statement of statements) await client.query(statement)
      await record()
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback').catch(() => {}) // the connection is gone, as the error says
      if (!isWithoutLocks(error) || tries === TABLE_LOCK_TRIES) throw error
      await sleep(200 * Math.random())
    }
  }
}

async function runOnline(client: Client, statement: string): Promise<void> {
  const index = /create (?:unique )?index concurrently if not exists "(\w+)"/i.exec(statement)?.[1]
  if (index) await dropInvalid(client, index)
  if (!statement.includes(IN_BATCHES)) return void (await client.query(statement))
  while ((await client.query(statement)).rowCount) {}
}

/** A build that was killed leaves an index that is kept up to date and never read. */
async function dropInvalid(client: Client, index: string): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  )
  if (rowCount) await client.query(`drop index concurrently if exists "${index}"`)
}
