/** @module-tag all */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvTable } from '../../test/csv-table.ts'
import { FeedFileError } from '../source/feed-fault.ts'
import type { FeedItem } from './feed-format.ts'
import { openFeed } from './open-feed.ts'

const FILES = 1_000
const BYTES_OF_A_FILE = 20

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-formats-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(content: Uint8Array): Promise<FeedItem[]> {
  const path = join(folder, 'mutated')
  await writeFile(path, content)
  const items: FeedItem[] = []
  try {
    const feed = await openFeed(path, { csv: csvTable })
    for await (const item of feed.items) items.push(item)
    await feed.close()
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error
    items.push({ kind: 'end', complete: false })
  }
  return items
}

const removed = (items: FeedItem[]): string[] =>
  items.flatMap((item) =>
    item.kind === 'removed' || (item.kind === 'market' && item.market !== 'available') ? [item.reference] : [],
  )

test.each([
  'homes.blm',
  'homes.openimmo.xml',
  'changes.openimmo.xml',
  'homes.kyero.xml',
  'homes.reaxml.xml',
  'homes.reso.json',
])(
  '%s with 20,000 bytes changed crashes nothing, and removes no home that it didn’t before',
  { timeout: 300_000 },
  async (name) => {
    const sample = await readFile(new URL(`../../test/samples/${name}`, import.meta.url))
    const before = removed(await read(sample))
    const names = before.map((reference) => ({
      from: sample.indexOf(reference),
      to: sample.indexOf(reference) + reference.length,
    }))
    const change = fc
      .record({ at: fc.nat({ max: sample.length - 1 }), byte: fc.nat({ max: 255 }) })
      .filter(({ at }) => names.every(({ from, to }) => at < from || at >= to)) // another name is another home
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: BYTES_OF_A_FILE * 2 - 1 }), async (changes) => {
        const mutated = Uint8Array.from(sample)
        for (const { at, byte } of changes) mutated[at] = byte
        const items = await read(mutated)
        expect(items.at(-1)?.kind).toBe('end')
        expect(items.filter(({ kind }) => kind === 'end')).toHaveLength(1)
        expect(JSON.stringify(items)).not.toMatch(/samplepassword/)
        const end = items.at(-1)
        if (end?.kind === 'end' && end.complete) expect(before).toEqual(expect.arrayContaining(removed(items)))
      }),
      { numRuns: FILES, endOnFailure: true },
    )
  },
)
