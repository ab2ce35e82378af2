import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '../../../src/server/platform/db/upgrade/migrate.ts'

const MIGRATIONS = 'src/server/platform/db/migrations'

type Entry = { idx: number; tag: string }
type Journal = { entries: Entry[] }
const journal: Journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'))

export type Step = { tag: string; table: string }
/** `longestMs` has the slowest read and write of another connection during the upgrade. */
export type Outcome = Step & { longestMs: { read: number; write: number }; upgradeMs: number }

/** Returns every step of an upgrade that touched a table with personal data. */
export function everyStep(): Step[] {
  const tables = new Set<string>()
  return journal.entries.flatMap(({ tag }) => {
    const sql = readFileSync(join(MIGRATIONS, `${tag}.sql`), 'utf8')
    const touched = [...tables].filter((table) => sql.includes(`"${table}"`))
    for (const [, table = ''] of sql.matchAll(/create table (?:if not exists )?"(\w+)"/gi)) tables.add(table)
    return touched.map((table) => ({ tag, table }))
  })
}

export async function migrateUpTo(url: string, tag: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-upgrade-'))
  const at = journal.entries.findIndex((entry) => entry.tag === tag)
  await migrate(url, { folder: await release(folder, at) })
  await rm(folder, { recursive: true })
}

/** Upgrades by one migration while another transaction has read the table and idles for `holdMs`. */
export async function upgradeBehindReader(url: string, { tag, table }: Step, holdMs: number): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-upgrade-'))
  const at = journal.entries.findIndex((entry) => entry.tag === tag)
  const [reader, reads, writes] = [0, 1, 2].map(() => new pg.Client({ connectionString: url })) as [
    pg.Client,
    pg.Client,
    pg.Client,
  ]
  try {
    await migrate(url, { folder: await release(folder, at) })
    await Promise.all([reader, reads, writes].map((client) => client.connect()))
    await reader.query(`begin; select from "${table}" limit 1`)
    const released = sleep(holdMs).then(() => reader.query('commit'))
    const begun = performance.now()
    let isDone = false
    const upgrade = migrate(url, { folder: await release(folder, at + 1) }).finally(() => {
      isDone = true
    })
    const probe = async (client: pg.Client, statement: string) => {
      let longest = 0
      while (!isDone) {
        const asked = performance.now()
        await client.query(statement)
        longest = Math.max(longest, performance.now() - asked)
        await sleep(10)
      }
      return Math.round(longest)
    }
    const [read, write] = await Promise.all([
      probe(reads, `select from "${table}" limit 1`),
      probe(writes, `begin; lock table "${table}" in row exclusive mode; commit`),
      upgrade,
      released,
    ])
    return { tag, table, longestMs: { read, write }, upgradeMs: Math.round(performance.now() - begun) }
  } finally {
    await Promise.all([reader, reads, writes].map((client) => client.end()))
    await rm(folder, { recursive: true })
  }
}

async function release(folder: string, count: number): Promise<string> {
  const entries = journal.entries.slice(0, count)
  const path = join(folder, `${count}`)
  await mkdir(join(path, 'meta'), { recursive: true })
  await writeFile(join(path, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) await cp(join(MIGRATIONS, `${tag}.sql`), join(path, `${tag}.sql`))
  return path
}
