import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readFeed } from 'feed-formats'
import { expect, test } from 'vitest'
import { noCounts } from '../feed-run.store.ts'
import { readOptions } from '../reading/feed-options.ts'
import { indexItem } from '../reading/read-items.ts'
import { indexFile } from './file-index.ts'
import { Problems } from './problems.ts'

const HOMES = 5_000
const WORDS = 'A quiet home by the river. '.repeat(200)

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
const heapMegabytes = () => {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1e6
}

test('of a file only the references and hashes are held', { tags: 'all' }, async () => {
  async function* text() {
    yield 'id,title,location,price,propertyImage,description\n'
    for (let at = 0; at < HOMES; at++) yield `reference-of-the-agency-${at},Home,Bath,1000,,${WORDS}\n`
  }
  async function* batches() {
    for await (const item of readFeed('csv', text(), readOptions)) yield { items: [structuredClone(indexItem(item))] } // as it comes from the process that reads
  }
  const before = heapMegabytes()
  const index = await indexFile(batches(), {
    counts: { ...noCounts },
    problems: new Problems(),
    onItem: async () => {},
  })
  expect(heapMegabytes() - before).toBeLessThan(8) // of 27 MB
  expect(index.entries.size).toBe(HOMES)
})
