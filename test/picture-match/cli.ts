import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../src/server/platform/db/database.ts'
import { migrate } from '../../src/server/platform/db/upgrade/migrate.ts'
import { matcher } from '../../src/server/product/picture-match/matcher.ts'
import { root } from '../../src/server/project-root.ts'
import { onOwnDatabase } from '../resilience/on-own-database.ts'
import { comparePairs } from './different-pairs.ts'
import { findCopies } from './find-copies.ts'
import { timeLookups } from './time-lookups.ts'

// npm run proof -- pictures --copies 10000 --pairs 10000 --pictures 1000000 --seed 1 --photos FOLDER
const { values } = parseArgs({
  options: {
    copies: { type: 'string', default: '10000' },
    pairs: { type: 'string', default: '10000' },
    pictures: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    photos: { type: 'string', default: join(root, 'public/demo') },
  },
})
const [copyCount, pairCount] = [Number(values.copies), Number(values.pairs)]
const [pictures, seed] = [Number(values.pictures), Number(values.seed)]
const say = (line: string) => console.log(line)
const matching = matcher({ timeoutMs: 600_000 }) // however busy the machine is

async function photosIn(folder: string): Promise<{ name: string; bytes: Buffer }[]> {
  const names = (await readdir(folder))
    .filter((name) => /^(?:home|hero)-.*(?<!-\d{3})\.(?:webp|jpe?g)$/.test(name))
    .sort()
  const largest = names.filter((name) => !/^hero-(?:750|2400)/.test(name))
  return Promise.all(largest.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })))
}

await onOwnDatabase(async (databaseUrl) => {
  await migrate(databaseUrl, { say: () => {} })
  const db = openDatabase(databaseUrl, () => {}, {
    statementMs: 3_600_000,
    connectMs: 10_000,
    idleInTransactionMs: 3_600_000,
  })
  try {
    const photos = await photosIn(values.photos)
    say(`${photos.length} photographs, seed ${seed}`)
    const copies = await findCopies({ db, matching, photos, size: copyCount, seed, say })
    const pairs = await comparePairs({ matching, photos, size: pairCount, seed, say })
    const lookup = pictures > 0 ? await timeLookups({ db, pictures, probes: copies.probes, seed, say }) : undefined
    const failures = [
      copies.found < 0.98 * copyCount && 'Fewer than 98 % of the copies were found.',
      pairs.wrong > pairCount / 10_000 && 'Different pictures were said to be the same.',
      lookup && !lookup.isByIndex && 'A look-up reads more than it needs.',
      lookup && lookup.medianMs > 20 && 'A look-up takes longer than 20 ms at the median.',
    ].filter((failure) => typeof failure === 'string')
    for (const failure of failures) console.error(failure)
    if (failures.length > 0) process.exitCode = 1
  } finally {
    matching.stop()
    await db.$client.end()
  }
})
