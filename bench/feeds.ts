// A feed of many homes: its first run compared with COPY, and a run of few changes with what it writes: npm run bench -- feeds [--homes 100000]
import { createWriteStream } from 'node:fs'
import { mkdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { FeedRun } from '#contract/feed-run'
import { startEmbedded } from '../src/server/platform/embedded-postgres/embedded-postgres.ts'
import { appProcess, newDataDir } from '../test/server/app-process.ts'
import { copiedIn } from './imported/copied-in.ts'
import { csvOfHomes } from './imported/csv-of-homes.ts'
import { newFeed } from './imported/feed.ts'
import { memorySamples } from './imported/memory-samples.ts'
import { plainReads, readUntil } from './reads.ts'
import { figures } from './report/figures.ts'
import { quantile } from './report/quantile.ts'

const HOMES = 100_000
const CHANGED = 500
const ADDED = 300
const GONE = 200
const MAX_SECONDS = 60
const MAX_WRITES = 1_000
const MAX_MEMORY_MB = 250
const MAX_SLOWER = 3
const MIN_OF_COPY = 0.3
const REST_MS = 10_000
const AGENT = 'agent@keyhaven.demo'

const { values: options } = parseArgs({ options: { homes: { type: 'string', default: String(HOMES) } } })
const homes = Number(options.homes)
if (!Number.isInteger(homes) || homes < 2_000) throw new Error('--homes is a whole number from 2000')

const { tell, write: writeFigures } = figures()
const folder = await newDataDir()
const feeds = join(folder.dataDir, 'feeds')
const file = join(feeds, AGENT, 'homes.csv')
await mkdir(join(feeds, AGENT), { recursive: true })
const { url, stop } = await startEmbedded(folder.dataDir, () => {})
const settings = { DATA_DIR: folder.dataDir, DEMO: 'true', DATABASE_URL: url, LOG_LEVEL: 'silent', FEEDS_FOLDER: feeds }
let app = await appProcess(settings)
const client = new pg.Client({ connectionString: url })
await client.connect()
try {
  const run = await newFeed(() => app.url, AGENT, 'homes.csv')
  await writeFile(homes, 0)
  const first = await withMemory(run)
  if (first.run.counts.new !== homes) throw new Error(`the first run came to ${JSON.stringify(first.run.counts)}`)

  await app.end('SIGTERM')
  app = await appProcess(settings) // the memory of the next run is its own
  await client.query('truncate due_check') // the checks of the first run's homes take minutes, and would be no rest
  const paths = await plainReads(app.url)
  const restUntil = performance.now() + REST_MS
  const atRest = await readUntil(app.url, paths, () => performance.now() > restUntil)
  await writeFile(homes + ADDED, GONE)
  const before = await rowsWritten()
  let isOver = false
  const reading = readUntil(app.url, paths, () => isOver)
  const next = await withMemory(run)
  isOver = true
  const during = await reading
  const { counts } = next.run
  if (counts.changed !== CHANGED || counts.new !== ADDED || counts.gone !== GONE)
    throw new Error(`it came to ${JSON.stringify(counts)}`)
  await wait(2_000) // the database adds up its statistics within a second
  const after = await rowsWritten()
  const written = (table: string) => (after[table] ?? 0) - (before[table] ?? 0)
  tell({
    what: `a run of ${CHANGED} changed, ${ADDED} new and ${GONE} gone homes`,
    value: `${next.seconds.toFixed(1)} s`,
    target: `≤ ${MAX_SECONDS} s`,
    isMet: next.seconds <= MAX_SECONDS,
  })
  const others = Object.keys(after).filter((table) => table !== 'property' && written(table) > 0)
  tell({
    what: `listings that it wrote; next to them ${others.map((table) => `${table} ${written(table)}`).join(', ')}`,
    value: written('property').toLocaleString('en'),
    target: `≤ ${MAX_WRITES.toLocaleString('en')}`,
    isMet: written('property') <= MAX_WRITES,
  })
  const most = Math.max(...next.memory)
  const growth = most - (next.memory[0] ?? 0)
  tell({
    what: `memory that the server took more during it, of ${most} MB at most`,
    value: `${growth} MB`,
    target: `≤ ${MAX_MEMORY_MB} MB`,
    isMet: growth <= MAX_MEMORY_MB,
  })
  for (const name of Object.keys(paths)) {
    const [rest, busy] = [atRest, during].map((times) => quantile(times[name] ?? [], 0.5))
    const times = (busy ?? 0) / (rest ?? 1)
    tell({
      what: `median of ${name} during it, ${busy?.toFixed(1)} ms`,
      value: `${times.toFixed(1)} times that at rest`,
      target: `≤ ${MAX_SLOWER} times`,
      isMet: times <= MAX_SLOWER,
    })
  }

  const copySeconds = await copiedIn(client)
  const share = copySeconds / first.seconds
  tell({
    what: `the first run of ${homes.toLocaleString('en')} homes in ${first.seconds.toFixed(0)} s, by COPY in ${copySeconds.toFixed(0)} s`,
    value: `${share.toFixed(2)} of COPY`,
    target: `≥ ${MIN_OF_COPY}`,
    isMet: share >= MIN_OF_COPY,
  })
  if (homes === HOMES)
    writeFigures({
      title: 'Feeds',
      command: 'npm run bench -- feeds',
      how: [
        'A feed of homes with every fact, as our own CSV in the folder of the running demo: a run with few changes while two readers ask the app for something every',
        '50 ms, and its first run, compared with a bare `COPY` of the same listings into the same table with its indexes and triggers.',
        '',
      ],
    })
} finally {
  await client.end()
  await app.end('SIGTERM')
  await stop()
  await folder.remove()
}

async function withMemory(run: () => Promise<FeedRun>) {
  let isOver = false
  const samples = memorySamples(app.pid, () => isOver)
  const ended = await run().finally(() => {
    isOver = true
  })
  const { startedAt = '', endedAt = '' } = ended
  return { run: ended, seconds: (Date.parse(endedAt) - Date.parse(startedAt)) / 1000, memory: await samples }
}

async function writeFile(count: number, gone: number): Promise<void> {
  async function* lines() {
    let at = -1 // the line of the columns
    for await (const piece of csvOfHomes(count))
      for (const line of piece.split('\n').filter(Boolean)) {
        const plain = line.replace(/https:\/\/pictures\.example\/\d+\.jpg/, '')
        const isChanged = gone > 0 && at >= gone && at < gone + CHANGED
        if (at < 0 || at >= gone) yield `${isChanged ? plain.replace(/,(\d{6}),,/, ',99000,,') : plain}\n`
        at += 1
      }
  }
  await pipeline(lines, createWriteStream(file))
  const aMinuteAgo = new Date(Date.now() - 60_000)
  await utimes(file, aMinuteAgo, aMinuteAgo) // a file that has just changed may still be arriving
}

async function rowsWritten(): Promise<Record<string, number>> {
  const { rows } = await client.query<{ table: string; rows: number }>(
    `select relname as table, (n_tup_ins + n_tup_upd + n_tup_del)::int as rows from pg_stat_user_tables where schemaname = 'public'`,
  )
  return Object.fromEntries(rows.map(({ table, rows: count }) => [table, count]))
}
