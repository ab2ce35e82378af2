import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { PropertyFilters } from '#contract/property-search'
import type { Database } from '../../../src/server/platform/db/database.ts'
import { properties } from '../../../src/server/platform/db/tables/property.ts'
import { matchesFilters, withWords } from '../../../src/server/product/search/filters.search.ts'

type Alert = { search: string; home: string; user: string; title: string; mail: string | null }

/** Runs every search as the public search would, and returns what each finds: its person has to be notified of that. */
export async function expectedOf(db: Database, searches: PropertyFilters[]): Promise<Set<string>> {
  const { rows: ids } = await db.execute<{ id: string }>(sql`select id from saved_search order by id`)
  const pairs = new Set<string>()
  for (const [at, filters] of searches.entries()) {
    const found = await db
      .select({ id: properties.id })
      .from(properties)
      .where(sql`${matchesFilters(await withWords(db, filters))} and agent_email = 'alerts@people.example'`)
    for (const { id } of found) pairs.add(`${ids[at]?.id} ${id}`)
  }
  return pairs
}

/** Returns the faults of people's notifications: in the bell each match once, and each in a mail that was sent. */
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
  const { rows } = await db.execute<{ user: string; told: number; rung: number }>(sql`
    select coalesce(a.user_id, n.user_id) as user, told, rung
    from (select user_id, property_id, count(*)::int as told from alert group by 1, 2) a
    full join (select user_id, subject_id, count(*)::int as rung from notification where kind = 'searches' group by 1, 2) n
      on n.user_id = a.user_id and n.subject_id = a.property_id
    where told is distinct from rung`)
  return rows.map(({ user, told, rung }) => `the bell of ${user} has ${rung} of ${told}`)
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
