/** @module-tag all */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
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
import { openDatabase } from '../../../platform/db/database.ts'
import { beginRun } from '../feed-run.store.ts'
import { runFeed } from './run-feed.ts'

const ROUNDS = 50

let world: FeedWorld
let outside: pg.Client
beforeAll(async () => {
  world = await feedWorld()
  outside = new pg.Client({ connectionString: world.app.databaseUrl, application_name: 'outside' })
  await outside.connect()
})
afterAll(async () => {
  await outside.end()
  await world.close()
})

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

test(`a run that is cut off at any moment and run once more equals an undisturbed one, ${ROUNDS} times`, {
  timeout: 900_000,
}, async () => {
  const undisturbed = await newFeed()
  const began = performance.now()
  const run = await runOnce(world, undisturbed)
  const tookMs = performance.now() - began
  const expected = await outcome(undisturbed)
  expect(run.counts).toMatchObject({ new: 60, changed: 40, gone: 15, unchanged: 65, duplicates: 1 })
  let cuts = 0
  for (let round = 0; round < ROUNDS; round++) {
    const feed = await newFeed()
    const { body } = await callAs(world.app, world.agent, feedApi.run, { params: { id: feed }, body: {} })
    const runId = (body as { insertedId: string }).insertedId
    cuts += await runCut(runId, (tookMs * (round + 1)) / ROUNDS)
    await world.work(['runFeed'])
    expect((await runOf(world, feed, runId)).counts).toEqual(run.counts)
    expect(await outcome(feed)).toEqual(expected)
  }
  expect(cuts).toBeGreaterThan(ROUNDS / 4)
})

/** Works on a run for this long, and then loses every connection at the same moment, as when its server dies. Returns 1 if it was not done. */
async function runCut(runId: string, afterMs: number): Promise<number> {
  const db = openDatabase(`${world.app.databaseUrl}?application_name=cut`, () => {})
  const working = runFeed({ ...world.parts, db })({ runId }, { stopping: new AbortController().signal }).then(
    () => 0,
    () => 1,
  )
  await wait(afterMs)
  await outside.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name in ('cut', 'keyhaven')
    and datname = current_database() and pid <> pg_backend_pid()`)
  const wasCut = await working
  await db.$client.end()
  await expect
    .poll(() =>
      beginRun(world.app.db, runId).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true) // its own connections were lost, too
  return wasCut
}
