import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FeedFileError } from 'feed-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileFiles, hostileSoldFiles } from '../../../../../test/feeds/hostile-files.ts'
import { openItems } from './read-items.ts'
import type { ReadingTask } from './reading-task.ts'

const SIZE = 100_000
/** A tenth of what 1 MB may take, and more for code that is not warm yet. */
const MAX_CPU_MS = 3_000

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-hostile-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Reads a file as a run does, twice; returns its last words. */
async function readWhole(path: string, isSold: boolean): Promise<string[]> {
  const agent = { email: 'a@people.example', name: 'A', image: '/demo/a.webp' }
  const terms = { currency: 'USD', verified: false } as const
  const wanted = Uint32Array.from({ length: SIZE }, (_, at) => at)
  const file = { path, format: 'auto' } as const
  const tasks: ReadingTask[] = isSold
    ? [{ kind: 'sold', path, currency: 'USD' }]
    : [
        { ...file, kind: 'index' },
        { ...file, kind: 'homes', wanted, agent, terms },
      ]
  const said: string[] = []
  for (const task of tasks) {
    const { items } = await openItems(task)
    for await (const item of items) if ('message' in item) said.push(item.message)
  }
  return said
}

const files = [
  ...hostileFiles.map((file) => ({ ...file, isSold: false })),
  ...hostileSoldFiles.map((file) => ({ ...file, isSold: true })),
]

/** One of each format, with what has been slow. */
const DRAWN =
  /^(?:BLM: many empty rows|Kyero: elements nested deeply|OpenImmo|RESO: many tiny homes|CSV: quotes that are not closed|a ZIP of many files)/
const LINEAR = '$name takes no longer than its size'
test.each(files.filter(({ name }) => DRAWN.test(name)))(LINEAR, { timeout: 60_000 }, isLinear)
test.each(files.filter(({ name }) => !DRAWN.test(name)))(LINEAR, { tags: 'all', timeout: 60_000 }, isLinear)

async function isLinear({ content, isSold }: (typeof files)[number]) {
  const path = join(folder, 'homes')
  await writeFile(path, await content(SIZE))
  const begun = process.cpuUsage()
  await readWhole(path, isSold).catch((error: unknown) => {
    if (!(error instanceof FeedFileError)) throw error
    expect(error.message).toMatch(/\.$/)
  })
  const { user } = process.cpuUsage(begun)
  expect(user / 1000).toBeLessThan(MAX_CPU_MS)
}
