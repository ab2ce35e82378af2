import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { OperatorError } from '../../../operator-error.ts'
import { isCausedBy } from '../errors.ts'

/**
 * The time in milliseconds that an attempt waits for table locks. It is short, as other statements queue behind it, and
 * shorter than `deadlock_timeout` (a second), so that in a deadlock with a request the migration gives way (D-405).
 */
const TRY_MS = { min: 100, max: 150 }
const MIN_WAIT_MS = 20
const PAUSE_MS = { first: 200, growth: 1.5, max: 5_000 }
const SILENT_TRIES = 8
const GIVE_UP_AFTER_MS = 3_600_000
const WITHOUT_LOCKS = ['55P03', '40P01']

export type LockedWork = {
  client: ClientBase
  statements: string[]
  record?: () => Promise<unknown>
  say: (line: string) => void
}

/**
 * Runs statements in one transaction that waits only briefly for table locks, and repeats the whole transaction until
 * it gets them. Throws an `OperatorError` after an hour.
 */
export async function withLocks(work: LockedWork): Promise<void> {
  const deadline = performance.now() + GIVE_UP_AFTER_MS
  let pause = PAUSE_MS.first
  for (let tries = 1; !(await runOnce(work)); tries++) {
    if (performance.now() > deadline)
      throw new OperatorError(`a table has been in use for an hour. ${await oldestTransaction(work)}`)
    if (tries === SILENT_TRIES) work.say(`Waiting for a table that is in use. ${await oldestTransaction(work)}`)
    await sleep(pause * (0.5 + Math.random() / 2))
    pause = Math.min(pause * PAUSE_MS.growth, PAUSE_MS.max)
  }
}

async function runOnce({ client, statements, record }: LockedWork): Promise<boolean> {
  const until = performance.now() + TRY_MS.min + Math.random() * (TRY_MS.max - TRY_MS.min)
  try {
    await client.query('begin')
    for (const statement of statements) {
      const wait = Math.max(MIN_WAIT_MS, Math.round(until - performance.now()))
      await client.query(`set local lock_timeout = ${wait};\n${statement}`)
    }
    await record?.()
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback').catch(() => {}) // the connection is lost, which the error says
    if (!isCausedBy(error, (code) => WITHOUT_LOCKS.includes(code))) throw error
    return false
  }
}

async function oldestTransaction({ client }: LockedWork): Promise<string> {
  const { rows } = await client.query(
    `select pid, coalesce(nullif(application_name, ''), 'unnamed') as program, to_char(xact_start, 'HH24:MI:SS TZ') as since
     from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
     order by xact_start limit 1`,
  )
  const [oldest] = rows
  if (!oldest) return 'No other transaction can be seen: a prepared one may have it (pg_prepared_xacts).'
  const { pid, program, since } = oldest
  return `The oldest transaction is that of process ${pid} (${program}), since ${since}; select pg_terminate_backend(${pid}) would end it.`
}
