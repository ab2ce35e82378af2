/** @module-tag all */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedApi } from '#contract/feed'
import {
  addFeed,
  csvOf,
  type FeedWorld,
  feedWorld,
  homesOf,
  manyHomes,
  runOf,
  runOnce,
} from '../../../../../test/feeds/feed-world.ts'
import { callAs } from '../../../../../test/people/access.ts'
import { make } from '../../../../../test/people/make.ts'

const ROUNDS = 50
const PROCESS = 'feed-process'

let world: FeedWorld
beforeAll(async () => {
  world = await feedWorld()
})
afterAll(async () => world.close())

const serve = (homes: Parameters<typeof csvOf>[0]) => world.agency.files.set('/homes.csv', { body: csvOf(homes) })
const before = manyHomes(120)
/** Of 120 homes 40 have changed and 15 are gone; 60 are new, and one is there twice. */
const after = [
  ...before.slice(0, 40).map((home) => ({ ...home, price: '240000', bedrooms: 3 })),
  ...before.slice(40, 105),
  ...Array.from({ length: 60 }, (_, at) => ({ id: `N${at}` })),
  { id: 'N1', price: '99000' },
]

/** All that a run leaves, without what differs from run to run. */
async function outcome(feed: string) {
  const homes = Object.entries(await homesOf(world)).map(
    ([reference, { title, price, bedrooms, status, withdrawnAt, edit }]) =>
      [reference, title, price, bedrooms, status, withdrawnAt !== null, edit?.changed] as const,
  )
  const { rows: known } = await world.app.db.execute(sql`select reference, hash, said, gone_at is not null as gone
    from feed_home where feed_id = ${feed} order by reference`)
  return { homes: homes.toSorted(([a], [b]) => (a < b ? -1 : 1)), known }
}

async function newFeed(): Promise<string> {
  world.agent = await make.user(world.app, { role: 'agent' })
  const feed = await addFeed(world)
  serve(before)
  await runOnce(world, feed)
  await world.app.db.execute(sql`update property set status = 'verified', verified_at = now()
    where agent_email = ${world.agent.email} and source_id in ('R1', 'R2', 'R119')`)
  serve(after)
  return feed
}

async function newRun(feed: string): Promise<string> {
  const { body } = await callAs(world.app, world.agent, feedApi.run, { params: { id: feed }, body: {} })
  await world.work(['fetchFeedFile'])
  return (body as { insertedId: string }).insertedId
}

test(`a run whose process is killed at any moment and that goes on equals an undisturbed one, ${ROUNDS} times`, {
  timeout: 900_000,
}, async () => {
  const undisturbed = await newFeed()
  const runId = await newRun(undisturbed)
  const tookMs = await runWhole(runId)
  const run = await runOf(world, undisturbed, runId)
  const expected = await outcome(undisturbed)
  expect(run.counts).toMatchObject({ new: 60, changed: 40, gone: 15, unchanged: 65, duplicates: 1 })
  let kills = 0
  for (let round = 0; round < ROUNDS; round++) {
    const feed = await newFeed()
    const again = await newRun(feed)
    kills += await runKilled(again, (tookMs * (round + 1)) / ROUNDS)
    await world.work(['runFeed'])
    expect((await runOf(world, feed, again)).counts).toEqual(run.counts)
    expect(await outcome(feed)).toEqual(expected)
  }
  expect(kills).toBeGreaterThan(ROUNDS / 2)
})

/** A process that is ready to work on a run. */
async function readyProcess(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/test/feed-process.js', world.app.spoolFolder], {
    env: {
      ...process.env,
      DATABASE_URL: `${world.app.databaseUrl}?application_name=${PROCESS}`,
      FEEDS_ORIGINS: world.agency.origin,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

/** Works on a run to its end. Returns the milliseconds that it took. */
async function runWhole(runId: string): Promise<number> {
  const child = await readyProcess()
  const began = performance.now()
  child.stdin?.write(runId)
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  return performance.now() - began
}

/** Works on a run for this long, and is then killed. Returns 1 if it was not done. */
async function runKilled(runId: string, afterMs: number): Promise<number> {
  const child = await readyProcess()
  child.stdin?.write(runId)
  const exit = once(child, 'exit')
  await Promise.race([exit, wait(afterMs)])
  child.kill('SIGKILL')
  const [, signal] = await exit
  // The database may still finish the statement whose client has gone.
  await expect.poll(() => connections(), { timeout: 10_000 }).toBe(0)
  return signal === 'SIGKILL' ? 1 : 0
}

async function connections(): Promise<number> {
  const { rows } = await world.app.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where application_name = ${PROCESS}`,
  )
  return rows[0]?.count ?? 0
}
