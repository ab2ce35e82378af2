// The cost of searches, in reads by primary key of the same run: npm run bench -- search [--rows 1000000] [--data FOLDER] [--only WORDS]
// FOLDER keeps the homes for another run. A whole run of a million homes writes docs/performance-search.md. --pages counts the pages read
// instead, of a million and of more homes, and writes a section of it.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { type Database, openDatabase } from '../../src/server/platform/db/database.ts'
import { migrate } from '../../src/server/platform/db/upgrade/migrate.ts'
import { startEmbedded } from '../../src/server/platform/embedded-postgres/embedded-postgres.ts'
import { newDataDir } from '../../test/server/app-process.ts'
import { SEARCH_PAGE, writeSections } from '../report/sections.ts'
import { makeHomes } from './make-homes.ts'
import { measure } from './measure.ts'
import { growthOfPages, pagesRead } from './pages-read.ts'
import { exceeded, report, writeReport } from './report.ts'

const FEW = 10_000
const MILLION = 1_000_000

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: String(MILLION) },
    data: { type: 'string' },
    only: { type: 'string' },
    pages: { type: 'boolean', default: false },
  },
})
const rows = Number(options.rows)
if (!Number.isInteger(rows) || rows < FEW) throw new Error(`--rows is a whole number from ${FEW}`)
const folder = options.data ? undefined : await newDataDir()
const server = await startEmbedded(options.data ?? folder?.dataDir ?? '', console.log)
try {
  await (options.pages ? countPages() : measureTimes())
} finally {
  await server.stop()
  await folder?.remove()
}

async function measureTimes(): Promise<void> {
  const timesOf = (count: number) => among(count, (db) => measure(db, options.only))
  const few = await timesOf(FEW)
  const many = await timesOf(rows)
  const result = { few: few.measured, many: many.measured, readMs: many.readMs, rows, fewRows: FEW }
  console.log(report(result))
  if (rows === MILLION && !options.only) writeReport(result)
  if (exceeded(result).length > 0) process.exitCode = 1
}

async function countPages(): Promise<void> {
  const pagesOf = async (count: number) => ({ count, read: await among(count, (db) => pagesRead(db, options.only)) })
  const lines = growthOfPages(await pagesOf(rows > MILLION ? MILLION : FEW), await pagesOf(rows))
  console.log(lines.join('\n'))
  if (rows > MILLION && !options.only) writeSections([{ title: 'How they grow', lines }], SEARCH_PAGE)
}

async function among<Result>(count: number, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = openDatabase(await homesOf(count), () => {})
  try {
    return await work(db)
  } finally {
    await db.$client.end()
  }
}

/** Returns the URL of a database with this many homes. Creates it when missing or incomplete. */
async function homesOf(count: number): Promise<string> {
  const name = `homes_${count}`
  const url = server.url.replace(/\/keyhaven$/, `/${name}`)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return url
    console.log(`Making ${count.toLocaleString('en')} homes …`)
    await client.query(`drop database if exists ${name}_begun`)
    await client.query(`create database ${name}_begun`)
    await fill(`${url}_begun`, count)
    await client.query(`alter database ${name}_begun rename to ${name}`)
    return url
  } finally {
    await client.end()
  }
}

async function fill(url: string, count: number): Promise<void> {
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await makeHomes(client, count)
  } finally {
    await client.end()
  }
}
