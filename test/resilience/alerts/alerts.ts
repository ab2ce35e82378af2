import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '../../../src/server/platform/db/database.ts'
import { appProcess, newDataDir } from '../../server/app-process.ts'
import { expectedOf, wrongsOf } from './judge.ts'
import { addHomes, makeSearches } from './world.ts'

type Options = {
  databaseUrl: string
  searches: number
  homes: number
  seed: number
  say: (line: string) => void
}
type Tally = {
  matches: number
  killedAfter: number
  tellMs: number
  /** From a home's publication to the last alert about it. */
  delayMs: { median: number; longest: number }
  judgeMs: number
  mails: number
  wrongs: string[]
}

const MAX_WAIT_MS = 20 * 60_000

/**
 * Adds homes while two servers match saved searches, kills and restarts both, and compares all notifications with each
 * search's results.
 */
export async function runAlerts({ databaseUrl, searches, homes, seed, say }: Options): Promise<Tally> {
  const db = openDatabase(databaseUrl, () => {})
  const { dataDir, remove } = await newDataDir()
  const launch = () => Promise.all([start(databaseUrl, dataDir), start(databaseUrl, dataDir)])
  let servers = await launch()
  const end = () => Promise.all(servers.map((server) => server.end('SIGKILL')))
  try {
    const filters = await makeSearches(db, searches, seed)
    say(`${searches} searches are saved`)
    const beganAt = performance.now()
    const adding = addHomes(db, homes, seed)
    await until(async () => (await count(db, sql`alert`)) > 0)
    await end()
    const killedAfter = await count(db, sql`alert`)
    say(`both servers are killed after ${killedAfter} matches`)
    await adding
    servers = await launch()
    await until(async () => (await count(db, sql`property_change`)) === 0)
    const tellMs = performance.now() - beganAt
    say(`all homes are compared after ${Math.round(tellMs)} ms, with the restart`)
    await db.execute(sql`update alert set mail_due_at = now() where id in (
      select id from alert where mail_due_at is not null for update skip locked)`) // the servers are at the others
    await until(async () => (await count(db, sql`alert where mail_due_at is not null`)) === 0)
    await until(async () => (await count(db, sql`mail_outbox where sent_at is null`)) === 0)
    const judgedAt = performance.now()
    const expected = await expectedOf(db, filters)
    const judgeMs = performance.now() - judgedAt
    const wrongs = await wrongsOf(db, expected, join(dataDir, 'outbox'))
    const mails = await count(db, sql`(select distinct mail_id from alert where mail_id is not null) sent`)
    return { matches: expected.size, killedAfter, tellMs, delayMs: await delaysOf(db), judgeMs, mails, wrongs }
  } finally {
    await end()
    await db.$client.end()
    await remove()
  }
}

async function delaysOf(db: Database): Promise<Tally['delayMs']> {
  const { rows } = await db.execute<Tally['delayMs']>(sql`
    select round(percentile_cont(0.5) within group (order by ms))::int as median, round(max(ms))::int as longest from (
      select extract(epoch from max(alert.created_at) - min(home.created_at)) * 1000 as ms
      from alert join property home on home.id = property_id group by home.id
    ) told`)
  return rows[0] ?? { median: Number.NaN, longest: Number.NaN }
}

const start = (databaseUrl: string, dataDir: string) =>
  appProcess({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'true',
    NODE_ENV: 'development',
    APP_SECRET: 'a secret of at least thirty-two characters',
  })

async function count(db: Database, from: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${from}`)
  return rows[0]?.count ?? 0
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('the servers did not get done')
    await wait(50)
  }
}
