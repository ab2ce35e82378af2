import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../src/server/platform/db/database.ts'
import { matchesFilters, withWords } from '../../../src/server/product/search/conditions/filters.search.ts'
import { properties } from '../../../src/server/product/tables/property.ts'
import type { Search } from './world.ts'

type Alert = { search: string; home: string; user: string; title: string; mail: string | null }

/** Returns the results of every search, which its person must be notified of. */
export async function expectedOf(db: Database, searches: Search[]): Promise<Set<string>> {
  const pairs = new Set<string>()
  for (const { id: search, filters } of searches) {
    const found = await db
      .select({ id: properties.id })
      .from(properties)
      .where(sql`${matchesFilters(await withWords(db, filters))} and agent_email = 'alerts@people.example'`)
    for (const { id } of found) pairs.add(`${search} ${id}`)
  }
  return pairs
}

/** Returns notification faults: missing matches in the bell's counts or in sent mails. */
export async function wrongsOf(db: Database, expected: Set<string>, outbox: string): Promise<string[]> {
  const { rows } = await db.execute<Alert>(sql`
    select search_id as search, property_id as home, alert.user_id as user, title, mail_id as mail
    from alert join property on property.id = property_id where agent_email = 'alerts@people.example'`)
  const notified = rows.map(({ search, home }) => `${search} ${home}`)
  const isNotified = new Set(notified)
  const wrongs = [
    ...notified
      .filter((pair) => !expected.has(pair))
      .map((pair) => `notified of ${pair}, which the search does not find`),
    ...[...expected].filter((pair) => !isNotified.has(pair)).map((pair) => `not notified of ${pair}`),
  ]
  if (notified.length !== expected.size) wrongs.push(`${notified.length} notifications, and not ${expected.size}`)
  return [...wrongs, ...(await bellWrongs(db)), ...(await mailWrongs(rows, outbox))]
}

async function bellWrongs(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ search: string; told: number; rung: number }>(sql`
    select search_id as search, told, rung
    from (select search_id, count(*)::int as told from alert where search_id is not null group by 1) a
    full join (select search_id, sum(homes)::int as rung from notification where kind = 'searches' group by 1) n using (search_id)
    where told is distinct from rung`)
  return rows.map(({ search, told, rung }) => `the bell has ${rung} of ${told} homes of ${search}`)
}

async function mailWrongs(told: Alert[], outbox: string): Promise<string[]> {
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
  const texts = new Map<string, string>()
  for (const name of files)
    texts.set(name.replace('.eml', ''), (await readFile(join(outbox, name), 'utf8')).replace(/=\r?\n/g, ''))
  return told
    .filter(({ mail, title }) => !texts.get(mail ?? '')?.includes(title))
    .map(({ user, title }) => `no mail to ${user} about ${title}`)
}
