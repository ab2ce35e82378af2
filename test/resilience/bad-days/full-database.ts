import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { csvOfHomes } from '../../../bench/imported/csv-of-homes.ts'
import { startEmbedded } from '../../../src/server/platform/embedded-postgres/embedded-postgres.ts'
import { demoToken } from '../../people/demo-token.ts'
import { appProcess, newDataDir } from '../../server/app-process.ts'
import { AGENT } from '../kill-rounds/listings.ts'
import { startPeople } from './busy-people.ts'
import { smallDisk } from './small-disk.ts'

const DISK_MB = 400
const IMPORTED = 20_000
const BEFORE_MS = 3_000
const FULL_MS = 20_000
const AGAIN_MS = 250
const MAX_UNTIL_WRITES_MS = 90_000

/**
 * Fills PostgreSQL's disk while people read and list and a file is imported, then frees it. `log` forces a new WAL
 * file, without which the server ends, as on a busy site.
 */
export async function fillDatabaseDisk(say: (line: string) => void, { log = false } = {}): Promise<void> {
  const disk = await smallDisk(DISK_MB)
  const { dataDir: elsewhere, remove } = await newDataDir()
  const wrongs: string[] = []
  try {
    const file = join(elsewhere, 'homes.csv')
    await pipeline(csvOfHomes(IMPORTED), createWriteStream(file))
    const app = await appProcess({ DATA_DIR: disk.folder, LOG_LEVEL: 'silent' })
    const people = startPeople({ url: app.url, token: await demoToken(app.url, AGENT) })
    await sleep(BEFORE_MS)
    const fullMs = performance.now()
    const importing = importOf(file, disk.folder)
    const { url } = await startEmbedded(disk.folder, () => {}, { join: true })
    while (performance.now() - fullMs < FULL_MS) {
      disk.fill()
      if (log) await query(url, 'select pg_switch_wal()').catch(() => {}) // it has just ended of it
      await sleep(AGAIN_MS)
    }
    const cutOff = await importing
    const freedMs = performance.now()
    await disk.free()
    const isWriting = () =>
      people.answers.some(({ what, status, atMs }) => what === 'listing' && status === 201 && atMs > freedMs)
    while (!isWriting() && performance.now() - freedMs < MAX_UNTIL_WRITES_MS) await sleep(AGAIN_MS)
    const writesMs = performance.now() - freedMs
    await sleep(BEFORE_MS)
    await people.stop()
    const during = people.answers.filter(({ atMs }) => atMs > fullMs && atMs < freedMs)
    say(`full for ${FULL_MS / 1000} s: ${counted(during)}; of the import: ${cutOff.code}, ${cutOff.said}`)
    say(`with room again: the first listing after ${(writesMs / 1000).toFixed(1)} s`)
    if (!isWriting()) wrongs.push('nothing is written any more')
    if (cutOff.code !== 1 || !/already listed stay/.test(cutOff.said)) wrongs.push('the import did not end with words')
    if (!during.some(({ what, status }) => what === 'listing' && status === 503)) wrongs.push('the disk never was full')

    const again = await importOf(file, disk.folder)
    const rows = await rowsOf(url)
    const missing = [...people.listed].filter(([id, title]) => rows.titles.get(id) !== title)
    say(
      `${people.listed.size} listings were answered, ${missing.length} of them are lost; ${rows.listings - people.listed.size} more were made`,
    )
    say(
      `the import, again: ${again.code}, ${again.said}; ${rows.imported} of ${IMPORTED} are there, ${rows.sources} different ones`,
    )
    if (missing.length) wrongs.push('answered listings are lost')
    if (again.code !== 0 || rows.imported !== IMPORTED || rows.sources !== IMPORTED)
      wrongs.push('not each row was imported once')
    await app.end('SIGTERM')
    if (app.child.exitCode !== 0) wrongs.push(`the app ended with ${app.child.exitCode}`)
    wrongs.push(...new Set(people.wrongs))
  } finally {
    for (const wrong of wrongs.slice(0, 20)) say(`WRONG: ${wrong}`)
    if (wrongs.length) process.exitCode = 1
    await disk.remove()
    await remove()
  }
}

const counted = (answers: { what: string; status: number }[]): string => {
  const counts = new Map<string, number>()
  for (const { what, status } of answers) counts.set(`${what} ${status}`, (counts.get(`${what} ${status}`) ?? 0) + 1)
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(', ')
}

function importOf(file: string, dataDir: string): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  return new Promise((resolve) => {
    execFile(process.execPath, ['dist/server/import.js', file, '--agent', AGENT], { env }, (error, out, errors) =>
      resolve({ code: Number(error?.code ?? 0), said: `${out}${errors}`.trim().split('\n').at(-1) ?? '' }),
    )
  })
}

async function rowsOf(url: string) {
  const listed = await query(url, `select id, title from property where title like 'Listing %'`)
  const [counts] = await query(
    url,
    'select count(*)::int as imported, count(distinct source_id)::int as sources from property where source_id is not null',
  )
  const titles = new Map<string, string>(listed.map(({ id, title }) => [id, title]))
  return { ...(counts as { imported: number; sources: number }), listings: listed.length, titles }
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {}) // its query says so
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
