import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addFeed,
  builtReader,
  csvOf,
  type FeedWorld,
  feedWorld,
  homesOf,
  manyHomes,
  runOf,
  startRun,
} from '../../../../../test/feeds/feed-world.ts'
import { runDueJobs } from '../../../../../test/server/run-jobs.ts'
import { runFeed } from '../run/run-feed.ts'
import { type FeedReader, feedReader, processAt, ReadingEnded } from './feed-reader.ts'
import type { IndexItem } from './reading-task.ts'

let world: FeedWorld
let folder: string
beforeAll(async () => {
  world = await feedWorld()
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-reader-'))
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const stopping = () => new AbortController().signal

async function indexOf(text: string, reader = feedReader({ start: processAt(builtReader) })) {
  const path = join(folder, 'homes')
  await writeFile(path, text)
  const reading = await reader.open(path, stopping())
  const items: IndexItem[] = []
  let messages = 0
  try {
    for await (const part of reading.read<'index'>({ kind: 'index', path, format: 'auto' })) {
      items.push(...part.items)
      messages += 1
    }
  } finally {
    reading.close()
  }
  return { items, messages }
}

test('a file is read in another process, which sends it in bounded messages', async () => {
  const { items, messages } = await indexOf(csvOf(manyHomes(2_000)))
  expect(items).toHaveLength(2_001)
  expect(items.at(-1)).toEqual({ kind: 'end', complete: true })
  expect(messages).toBeGreaterThanOrEqual(4)
})

test('says why a file can’t be read, and for how long or with how much memory it was tried', async () => {
  await expect(indexOf('<html/>')).rejects.toThrow('The file is XML, but none of')
  const text = csvOf(manyHomes(20_000))
  await expect(indexOf(text, feedReader({ start: processAt(builtReader), baseMs: -10_000 }))).rejects.toThrow(
    /^It takes longer than/,
  )
  const nested = `<root>${`<property><id>1</id>${'<a>x</a>'.repeat(9_000)}</property>`.repeat(20)}</root>`
  await expect(indexOf(nested, feedReader({ start: processAt(builtReader), heapMegabytes: 4 }))).rejects.toThrow(
    ReadingEnded,
  )
})

test('no task takes the answers of one that was left before its end', async () => {
  const path = join(folder, 'left')
  await writeFile(path, csvOf(manyHomes(2_000)))
  const reading = await feedReader({ start: processAt(builtReader) }).open(path, stopping())
  const task = { kind: 'index', path, format: 'auto' } as const
  for await (const { items } of reading.read<'index'>(task)) if (items.length > 0) break
  await expect(reading.read<'index'>(task).next()).rejects.toThrow('It was not read to its end.')
  reading.close()
})

async function runWith(reader: FeedReader) {
  world.agency.files.set('/homes.csv', { body: csvOf(manyHomes(3)) })
  const feed = await addFeed(world)
  const run = await startRun(world, feed)
  await world.work(['fetchFeedFile'])
  await runDueJobs(world.app.db, { runFeed: runFeed({ ...world.parts, reader }) })
  return runOf(world, feed, run)
}

test('a run whose file ends its process twice is set aside as failed, and one that it ends once goes on', async () => {
  const failed = await runWith(feedReader({ start: processAt(builtReader), baseMs: -10_000 }))
  expect(failed).toMatchObject({ state: 'failed', failure: expect.stringContaining('set aside after two attempts') })
  expect(await homesOf(world)).toEqual({})
  let opened = 0
  const once: FeedReader = {
    open: (path, signal) =>
      opened++ === 0
        ? feedReader({ start: processAt(builtReader), baseMs: -10_000 }).open(path, signal)
        : world.parts.reader.open(path, signal),
  }
  expect(await runWith(once)).toMatchObject({ state: 'done', counts: { new: 3 } })
})
