import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../src/server/platform/db/database.ts'
import { MAX_HOMES_IN_MAIL } from '../../../src/server/product/alert/alert-mails.ts'
import { matchesFilters, withWords } from '../../../src/server/product/search/conditions/filters.search.ts'
import { properties } from '../../../src/server/product/tables/property.ts'
import { AGENT, type Search } from './world.ts'

type Alert = { search: string; home: string; user: string; title: string; mail: string | null }

/** Returns the results of every search, which its person must be notified of. */
export async function expectedOf(db: Database, searches: Search[]): Promise<Set<string>> {
  const pairs = new Set<string>()
  for (const { id: search, filters } of searches) {
    const found = await db
      .select({ id: properties.id })
      .from(properties)
      .where(sql`${matchesFilters(await withWords(db, filters))} and agent_email = ${AGENT}`)
    for (const { id } of found) pairs.add(`${search} ${id}`)
  }
  return pairs
}

/** Returns notification faults: missing matches in the bell's counts or in sent mails. */
export async function wrongsOf(db: Database, expected: Set<string>, outbox: string): Promise<string[]> {
  const { rows } = await db.execute<Alert>(sql`
    select search_id as search, property_id as home, alert.user_id as user, title, mail_id as mail
    from alert join property on property.id = property_id where agent_email = ${AGENT}`)
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

/** A mail lists the first hundred homes of its searches; the people of the others find them in the bell. */
async function mailWrongs(told: Alert[], outbox: string): Promise<string[]> {
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
  const texts = new Map<string, string>()
  for (const name of files)
    texts.set(name.replace('.eml', ''), (await readFile(join(outbox, name), 'utf8')).replace(/=\r?\n/g, ''))
  const byMail = new Map<string, Alert[]>()
  for (const alert of told) byMail.set(alert.mail ?? '', [...(byMail.get(alert.mail ?? '') ?? []), alert])
  return [...byMail].flatMap(([mail, alerts]) => {
    const text = texts.get(mail)
    if (text === undefined) return alerts.map(({ user, title }) => `no mail to ${user} about ${title}`)
    const listed = text.match(/No-\d+\. House/g)?.length ?? 0
    const lacks = alerts.filter(({ title }) => !text.includes(title))
    const isFull = listed >= MAX_HOMES_IN_MAIL && alerts.length > MAX_HOMES_IN_MAIL // in both parts, text and HTML
    return isFull ? [] : lacks.map(({ user, title }) => `the mail to ${user} has ${listed} homes, and not ${title}`)
  })
}
