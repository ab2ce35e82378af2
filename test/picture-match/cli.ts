import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../src/server/platform/db/database.ts'
import { migrate } from '../../src/server/platform/db/upgrade/migrate.ts'
import { matcher } from '../../src/server/product/picture-match/matcher.ts'
import { root } from '../../src/server/project-root.ts'
import { onOwnDatabase } from '../resilience/on-own-database.ts'
import { compareDrawings, photographsTakenForDrawings } from './compare-drawings.ts'
import { comparePairs } from './different-pairs.ts'
import { findCopies } from './find-copies.ts'
import { findCovered } from './find-covered.ts'
import { timeLookups } from './time-lookups.ts'
import { pairMs } from './time-pairs.ts'

// npm run proof -- pictures --copies 10000 --covered 100 --drawings 1000 --pairs 10000 --pictures 1000000 --seed 1 --photos FOLDER
const { values } = parseArgs({
  options: {
    copies: { type: 'string', default: '10000' },
    covered: { type: 'string', default: '100' },
    drawings: { type: 'string', default: '1000' },
    pairs: { type: 'string', default: '10000' },
    pictures: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    photos: { type: 'string', default: join(root, 'public/demo') },
  },
})
const [copyCount, pairCount] = [Number(values.copies), Number(values.pairs)]
const [coveredCount, drawingCount] = [Number(values.covered), Number(values.drawings)]
const [pictures, seed] = [Number(values.pictures), Number(values.seed)]
const MIN_COVERED = 0.9
const MAX_PAIR_MS = 150
const say = (line: string) => console.log(line)
const matching = matcher({ timeoutMs: 600_000 }) // however busy the machine is

type Row = { kind: string; found: number; of: number; ms: number; missed: string[] }

function table(rows: Row[]) {
  say(`${'kind'.padEnd(28)} found     of   ms a pair (median)`)
  for (const { kind, found, of, ms, missed } of rows) {
    say(`${kind.padEnd(28)} ${`${found}`.padStart(5)} ${`${of}`.padStart(6)}   ${ms.toFixed(0)}`)
    for (const line of missed.slice(0, 5)) say(`  not found: ${line}`)
  }
}

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
    const covered = await findCovered({ db, matching, photos, size: coveredCount, seed })
    const drawings = await compareDrawings({ matching, pairs: drawingCount, seed })
    const unlit = await photographsTakenForDrawings(matching, photos)
    const [ofCopies, ofDrawings] = [await pairMs(covered.compared), await pairMs(drawings.compared)]
    table([
      ...covered.all.map((row) => ({ ...row, ms: ofCopies })),
      ...drawings.copies.map((row) => ({ ...row, ms: ofDrawings })),
    ])
    say(
      `Drawings: ${drawings.taken.length} of ${drawings.different} pairs of two homes said to be the same; ${drawings.recognized} of ${drawings.all} recognized, ${drawings.undescribed} could not be described`,
    )
    for (const pair of drawings.taken.slice(0, 20)) say(`  wrong: ${pair}`)
    say(`Photographs in harsh light: ${unlit.taken.length} of ${unlit.of} taken for drawings`)
    for (const photo of unlit.taken.slice(0, 20)) say(`  wrong: ${photo}`)
    const pairs = await comparePairs({ matching, photos, size: pairCount, seed, say })
    const lookup = pictures > 0 ? await timeLookups({ db, pictures, probes: copies.probes, seed, say }) : undefined
    const failures = [
      copies.found < 0.98 * copyCount && 'Fewer than 98 % of the copies were found.',
      ...covered.all.map(({ kind, found, of }) => found < MIN_COVERED * of && `Too few copies were found: ${kind}.`),
      drawings.taken.length > Math.max(1, drawings.different / 1000) &&
        'Drawings of two homes were said to be the same.',
      unlit.taken.length > 0 && 'A photograph was taken for a drawing.',
      Math.max(ofCopies, ofDrawings) > MAX_PAIR_MS && 'A pair takes too long to compare.',
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
