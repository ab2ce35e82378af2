import type { Writable } from 'node:stream'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database, Queryable } from './database.ts'

const known = new WeakMap<pg.PoolClient, Queryable>()

/** Returns the same object for the same connection, for which `runPrepared` builds each statement once. */
function queryableOn(client: pg.PoolClient): Queryable {
  const made = known.get(client) ?? drizzle({ client })
  known.set(client, made)
  return made
}

/**
 * Runs `work` on one connection: its statements are sent in the order in which they are made, without waiting for one
 * another's answers, and each that fails fails alone.
 */
export async function onOneConnection<T>(db: Database, work: (one: Queryable) => Promise<T>): Promise<T> {
  const client = await db.$client.connect()
  try {
    return await inOneWrite(client, () => work(queryableOn(client)))
  } finally {
    client.release()
  }
}

type Steps<Read, Made> = {
  /** What is committed by itself, sent before the `begin`. */
  before?: (one: Queryable) => Promise<unknown>
  /** Reads and locks, sent with the `begin`. It may not write: if that fails, it is outside of the transaction. */
  read: (tx: Queryable) => Promise<Read>
  /** What depends on the answers. */
  make: (tx: Queryable, read: Read) => Promise<Made>
  /** Writes whose answers decide nothing, sent with the `commit`: each of one statement, which is made at once. */
  last: (tx: Queryable, made: Made) => Promise<unknown>[]
}

/**
 * Runs a transaction whose statements wait for one another's answers only where they depend on them. One that fails
 * makes PostgreSQL answer the `commit` behind it with a rollback; one that this process can't send is noticed before.
 */
export async function inSteps<Read, Made>(db: Database, steps: Steps<Read, Made>): Promise<Made> {
  const client = await db.$client.connect()
  const tx = queryableOn(client)
  let isBroken = false
  try {
    const before = steps.before?.(tx)
    if (before) await Promise.race([before, allSent()])
    const [, , read] = await inOneWrite(client, () => allOf([before, client.query('begin'), steps.read(tx)]))
    const made = await inOneWrite(client, () => steps.make(tx, read))
    const last = Promise.all(steps.last(tx, made)) // fails with the first of them
    await Promise.race([last, allSent()])
    const [, { command }] = await allOf([last, client.query('commit')])
    if (command !== 'COMMIT') throw new Error('PostgreSQL has rolled back instead: a statement had failed before')
    return made
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** Sends the statements that `work` makes at once by one call of the system, which takes longer than what it sends. */
function inOneWrite<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  const { stream } = client.connection as { stream: Writable } // a socket, with or without TLS
  stream.cork()
  process.nextTick(() => stream.uncork()) // as Node's documentation has it: when all of this turn is made
  return work()
}

/** Resolves when the statements made so far are sent, or refused by the driver. */
const allSent = () => new Promise((resolve) => setImmediate(resolve))

/** Waits for all, so that none is under way when one has failed. The first of them that failed counts. */
export async function allOf<Work extends readonly unknown[]>(
  work: readonly [...Work],
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  const begun = work.map((each) => Promise.resolve(each)) // once: a query of drizzle runs whenever it is awaited
  await Promise.allSettled(begun)
  for (const each of begun) await each
  return (await Promise.all(begun)) as { -readonly [At in keyof Work]: Awaited<Work[At]> }
}
