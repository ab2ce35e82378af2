import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedServer } from '../../../../../test/feeds/feed-server.ts'
import {
  addFeed,
  csvOf,
  type FeedWorld,
  feedOf,
  feedWorld,
  manyHomes,
  runOf,
  runOnce,
  startRun,
} from '../../../../../test/feeds/feed-world.ts'
import { uploadedFeed } from '../../../../../test/feeds/measured-run.ts'
import { make } from '../../../../../test/people/make.ts'
import { jobsOf } from '../../../../../test/server/run-jobs.ts'
import { startJobWorker } from '../../../platform/jobs/job-worker.ts'
import { feeds } from '../../tables/feed.ts'

const SILENT_FEEDS = 8

let world: FeedWorld
let silent: Awaited<ReturnType<typeof feedServer>>
beforeAll(async () => {
  world = await feedWorld()
  silent = await feedServer()
})
afterAll(async () => {
  await silent.close()
  await world.close()
})

test('eight addresses of one agent that are silent keep no other agent waiting', { timeout: 60_000 }, async () => {
  silent.files.set('/homes.csv', () => {}) // never answers
  world.parts.feedsOrigins.push(silent.origin)
  const slow = { ...world, agent: await make.user(world.app, { role: 'agent' }) }
  for (let at = 0; at < SILENT_FEEDS; at++)
    await startRun(slow, await addFeed(slow, { address: `${silent.origin}/homes.csv` }))
  const worker = startJobWorker({ ...world.parts, jobs: jobsOf(world.handlers) })
  try {
    await expect.poll(() => silent.open.now).toBe(1)
    const begun = performance.now()
    const uploaded = await uploadedFeed(world.app, world.agent, csvOf(manyHomes(3)))
    world.agency.files.set('/homes.csv', { body: csvOf([{ id: 'X1' }]) })
    const fetched = await addFeed(world)
    for (const feed of [uploaded, fetched]) {
      const run = await startRun(world, feed)
      await expect.poll(async () => (await runOf(world, feed, run)).state, { timeout: 20_000 }).toBe('done')
    }
    expect(performance.now() - begun).toBeLessThan(20_000)
    expect(silent.open.most).toBe(1) // one after the other
  } finally {
    await worker.stop()
    silent.files.clear() // the others end with the next work
  }
})

test('agents take turns, whatever the number of runs that each waits for', async () => {
  const many = { ...world, agent: await make.user(world.app, { role: 'agent' }) }
  const few = { ...world, agent: await make.user(world.app, { role: 'agent' }) }
  const feedsOf = async (one: FeedWorld, count: number) => {
    for (let at = 0; at < count; at++)
      await startRun(one, await uploadedFeed(world.app, one.agent, csvOf(manyHomes(1))))
  }
  await feedsOf(many, 3)
  await feedsOf(few, 1)
  const { rows } = await world.app.db.$client.query<{ owner: string }>(
    `select split_part(queue_name, ':', 2) as owner from graphile_worker.jobs
      where task_identifier = 'runFeed' order by priority, run_at, id`,
  )
  expect(rows.map(({ owner }) => (owner === few.agent.id ? 'few' : 'many'))).toEqual(['many', 'few', 'many', 'many'])
  await world.work(['runFeed'])
})

test('an address that fails is asked less often, and as before once it answers', async () => {
  const id = await addFeed(world, { schedule: 'hourly', address: `${world.agency.origin}/gone.csv` })
  const hours = async () => (Date.parse((await feedOf(world, id)).nextRunAt ?? '') - Date.now()) / 3_600_000
  for (const failures of [1, 2, 3, 4]) {
    expect(await runOnce(world, id)).toMatchObject({
      state: 'failed',
      failure: 'There is nothing at the address (404).',
    })
    expect(await feedOf(world, id)).toMatchObject({ failures })
    expect(await hours()).toBeGreaterThan(2 ** (failures - 1) - 1)
    expect(await hours()).toBeLessThanOrEqual(2 ** (failures - 1))
  }
  world.agency.files.set('/gone.csv', { body: csvOf(manyHomes(1)) })
  expect(await runOnce(world, id)).toMatchObject({ state: 'done' })
  expect(await feedOf(world, id)).toMatchObject({ failures: 0 })
  expect(await hours()).toBeLessThanOrEqual(1)
  const [stored] = await world.app.db.select().from(feeds).where(eq(feeds.id, id))
  expect(stored?.uploadId).toBeNull()
})
