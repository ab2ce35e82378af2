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
    return await work(queryableOn(client))
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
  /** Last writes whose answers decide nothing, sent with the `commit`: all made at once, none after another's answer. */
  last: (tx: Queryable, made: Made) => Promise<unknown>
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
    const begun = client.query('begin')
    const [, , read] = await allOf([before, begun, steps.read(tx)])
    const made = await steps.make(tx, read)
    const last = steps.last(tx, made)
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

/** Resolves when the statements made so far are sent, or refused by the driver. */
const allSent = () => new Promise((resolve) => setImmediate(resolve))

/** Waits for all, so that none is under way when one has failed. The first of them that failed counts. */
export async function allOf<Work extends readonly unknown[]>(
  work: readonly [...Work],
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  await Promise.allSettled(work)
  for (const each of work) await each
  return (await Promise.all(work)) as { -readonly [At in keyof Work]: Awaited<Work[At]> }
}
