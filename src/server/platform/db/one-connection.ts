import type { Writable } from 'node:stream'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database, Queryable } from './database.ts'

const known = new WeakMap<pg.PoolClient, Queryable>()

/**
 * Returns a Drizzle object for the connection, always the same one, so that `runPrepared` builds each statement only
 * once.
 */
function queryableOn(client: pg.PoolClient): Queryable {
  const made = known.get(client) ?? drizzle({ client })
  known.set(client, made)
  return made
}

/**
 * Runs `work` on one connection, sending its statements without waiting for earlier responses. There is no transaction:
 * a failed statement doesn't affect the others.
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
  before?: (one: Queryable) => Promise<unknown>
  /**
   * Reads and locks, sent together with the `begin`. They must not write: if the `begin` fails, they run outside the
   * transaction.
   */
  read: (tx: Queryable) => Promise<Read>
  make: (tx: Queryable, read: Read) => Promise<Made>
  /**
   * Writes whose results are not needed, sent together with the `commit`. The statements of each must be started
   * immediately.
   */
  last: (tx: Queryable, made: Made) => Promise<unknown>[]
}

/**
 * Runs a transaction with as few round trips as possible: statements are sent together unless one depends on another's
 * result. If a statement fails, PostgreSQL answers the `commit` after it with a rollback, which is thrown as an error.
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
    const last = inOneWrite(client, () => Promise.all(steps.last(tx, made))) // rejects with the first failure
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

/**
 * Sends the statements that `work` starts immediately in one write to the socket, because each write takes longer than
 * the data.
 */
function inOneWrite<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  const { stream } = client.connection as { stream: Writable } // a socket, with or without TLS
  stream.cork()
  process.nextTick(() => stream.uncork()) // as in Node's documentation: after all writes of this tick
  return work()
}

const allSent = () => new Promise((resolve) => setImmediate(resolve))

/**
 * Waits for all promises, so that none is still running when it throws. Throws the error of the first failed one in the
 * list.
 */
export async function allOf<Work extends readonly unknown[]>(
  work: readonly [...Work],
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  const begun = work.map((each) => Promise.resolve(each)) // only once, because a Drizzle query runs each time it is awaited
  await Promise.allSettled(begun)
  for (const each of begun) await each
  return (await Promise.all(begun)) as { -readonly [At in keyof Work]: Awaited<Work[At]> }
}
