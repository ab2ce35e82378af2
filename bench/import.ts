// The cost of an import compared with a bare COPY of the same rows, and its effect on readers: npm run bench -- import [--rows 1000000]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbedded } from '../src/server/platform/embedded-postgres/embedded-postgres.ts'
import { appProcess, newDataDir } from '../test/server/app-process.ts'
import { copiedIn } from './imported/copied-in.ts'
import { csvOfHomes } from './imported/csv-of-homes.ts'
import { memorySamples } from './imported/memory-samples.ts'
import { plainReads, readUntil } from './reads.ts'
import { figures } from './report/figures.ts'
import { quantile } from './report/quantile.ts'

const MIN_OF_COPY = 0.3
const MAX_GROWTH = 1.2
const MAX_SLOWER = { median: 3, p95: 10 }
const REST_MS = 10_000

const MILLION = 1_000_000

const { values: options } = parseArgs({ options: { rows: { type: 'string', default: String(MILLION) } } })
const rows = Number(options.rows)
if (!Number.isInteger(rows) || rows < 10_000) throw new Error('--rows is a whole number from 10000')

const { tell, write } = figures()
const folder = await newDataDir()
const app = await appProcess({ DATA_DIR: folder.dataDir, DEMO: 'true', DATABASE_URL: '', LOG_LEVEL: 'silent' })
const { url } = await startEmbedded(folder.dataDir, () => {}, { join: true })
const client = new pg.Client({ connectionString: url })
await client.connect()
try {
  const file = join(folder.dataDir, 'homes.csv')
  await pipeline(csvOfHomes(rows), createWriteStream(file))
  const paths = await plainReads(app.url)
  const restUntil = performance.now() + REST_MS
  const atRest = await readUntil(app.url, paths, () => performance.now() > restUntil)

  const { seconds, samples, during } = await imported(file)
  const { rows: stored } = await client.query(
    `select count(*)::int as count from property where source_id is not null and num_nulls(type, bedrooms, bathrooms, area,
     area_unit, plot, year_built, tenure, energy_rating, features) = 0`,
  )
  if (stored[0].count !== rows) throw new Error(`${stored[0].count} of ${rows} rows were imported with their facts`)
  const copySeconds = await copiedIn(client)
  const share = copySeconds / seconds
  tell({
    what: `${rows.toLocaleString('en')} rows in ${seconds.toFixed(0)} s, by COPY in ${copySeconds.toFixed(0)} s`,
    value: `${share.toFixed(2)} of COPY`,
    target: `≥ ${MIN_OF_COPY}`,
    isMet: share >= MIN_OF_COPY,
  })
  const [early = 0, late = 0] = [samples[Math.floor(samples.length / 4)], samples.at(-1)]
  tell({
    what: `memory of the import at its end, compared with ${early} MB after a quarter of it`,
    value: `${late} MB`,
    target: `≤ ${MAX_GROWTH} times`,
    isMet: late <= early * MAX_GROWTH,
  })
  for (const name of Object.keys(paths))
    for (const [what, quota] of [
      ['median', 0.5],
      ['p95', 0.95],
    ] as const) {
      const times = quantile(during[name] ?? [], quota) / quantile(atRest[name] ?? [], quota)
      tell({
        what: `${what} of ${name} during the import`,
        value: `${times.toFixed(1)} times that at rest`,
        target: `≤ ${MAX_SLOWER[what]} times`,
        isMet: times <= MAX_SLOWER[what],
      })
    }
  if (rows === MILLION)
    write({
      title: 'Import',
      command: 'npm run bench -- import',
      how: [
        'An import of homes with every fact into the running demo, compared with a bare `COPY` of the same rows into the same table with its indexes and triggers; two',
        'readers ask the app for something every 50 ms during it.',
        '',
      ],
    })
} finally {
  await client.end()
  await app.end('SIGTERM')
  await folder.remove()
}

async function imported(file: string) {
  const since = performance.now()
  const child = spawn(process.execPath, ['dist/server/import.js', file, '--agent', 'agent@keyhaven.demo'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let isOver = false
  const ended = once(child, 'exit').then(([code]) => {
    isOver = true
    if (code !== 0) throw new Error(`the import ended with ${code}`)
    return (performance.now() - since) / 1000
  })
  const samples = memorySamples(child.pid ?? 0, () => isOver)
  const during = await readUntil(app.url, await plainReads(app.url), () => isOver)
  return { seconds: await ended, samples: await samples, during }
}
