import { sql } from 'drizzle-orm'
import { listAudit } from '../../src/server/audit/audit.store.ts'
import type { Database } from '../../src/server/db/database.ts'
import { primaryReads } from '../../src/server/db/replica-reads.ts'
import { listProperties, propertyById } from '../../src/server/property/property.store.ts'
import { propertyClusters } from '../../src/server/search/cluster.search.ts'
import { facetsOf } from '../../src/server/search/facets.search.ts'
import { withWords } from '../../src/server/search/filters.search.ts'
import { rowsAfter, searchPublicProperties } from '../../src/server/search/property.search.ts'
import { quantile } from '../reads.ts'
import { AGENT } from './make-homes.ts'
import { searches } from './questions.ts'

const ROUNDS = 7
/** Each round of a question goes with so many reads by primary key, so that both meet the same machine. */
const READS_PER_ROUND = 3
const PAGE = 24

/** A page of rows; the same with total and facets; or a list of an agent or an admin with its total. */
export type Kind = 'page' | 'counts' | 'list'
/** How long it took, in reads by primary key of the same minute. */
export type Measured = { name: string; kind: Kind; median: number; p95: number; medianMs: number }
type Question = { name: string; kind: Kind; ask: (db: Database) => Promise<unknown> }

/** Asks every question of `only`, or all, and what one read by primary key took meanwhile, in milliseconds. */
export async function measure(db: Database, only?: string): Promise<{ measured: Measured[]; readMs: number }> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from property tablesample bernoulli (1) limit 500`)
  const ids = rows.map(({ id }) => id)
  let next = 0
  const readOne = () => propertyById(db, ids[next++ % ids.length] ?? '')
  const all = [...(await questionsTo(db))].filter(({ name }) => !only || name.includes(only))
  const measured: Measured[] = []
  const reads: number[] = []
  for (const { name, kind, ask } of all) {
    await ask(db) // warms up
    const times: number[] = []
    const own: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      for (let read = 0; read < READS_PER_ROUND; read++) own.push(await timeOf(readOne))
      times.push(await timeOf(() => ask(db)))
    }
    const readMs = quantile(own, 0.5)
    reads.push(...own)
    const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
    measured.push({ name, kind, median: median / readMs, p95: p95 / readMs, medianMs: median })
  }
  return { measured, readMs: quantile(reads, 0.5) }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

async function questionsTo(db: Database): Promise<Question[]> {
  const half = await pageInTheMiddle(db)
  const databases = primaryReads(db)
  const ofSearches = Object.entries(searches).flatMap(([name, search]): Question[] => {
    const { sort = 'newest', ...sent } = search
    return [
      {
        name,
        kind: 'page',
        ask: async () => rowsAfter(db, { filters: await withWords(db, sent), sort, after: undefined, limit: PAGE + 1 }),
      },
      {
        name,
        kind: 'counts',
        ask: async () => [
          await searchPublicProperties(databases, { ...search, limit: PAGE }),
          await facetsOf(databases, sent),
        ],
      },
    ]
  })
  const pins = { zoom: 11, bbox: { west: -2.6, south: 53.3, east: -2.0, north: 53.7 } }
  return [
    ...ofSearches,
    {
      name: 'a page in the middle',
      kind: 'page',
      ask: () => rowsAfter(db, { filters: {}, sort: 'newest', after: half, limit: PAGE + 1 }),
    },
    { name: 'pins of a map', kind: 'counts', ask: () => propertyClusters(db, pins) },
    { name: 'pins of a map, with a word', kind: 'counts', ask: () => propertyClusters(db, { ...pins, q: 'garden' }) },
    {
      name: 'pins of a map, with a rare word',
      kind: 'counts',
      ask: () => propertyClusters(db, { ...pins, q: 'inglenook' }),
    },
    { name: 'homes of the biggest agent', kind: 'list', ask: () => listProperties(db, { email: AGENT, limit: PAGE }) },
    {
      name: 'pending homes of the biggest agent',
      kind: 'list',
      ask: () => listProperties(db, { email: AGENT, status: 'pending', limit: PAGE }),
    },
    { name: 'the pending queue', kind: 'list', ask: () => listProperties(db, { status: 'pending', limit: PAGE }) },
    {
      name: 'pending homes with a word',
      kind: 'list',
      ask: () => listProperties(db, { status: 'pending', q: 'ramsbottom', limit: PAGE }),
    },
    { name: 'edited homes', kind: 'list', ask: () => listProperties(db, { status: 'edited', limit: PAGE }) },
    {
      name: 'the audit trail of one home',
      kind: 'list',
      ask: () => listAudit(db, { subject: '01980000-0001-7000-8000-000000000000', limit: PAGE }),
    },
    { name: 'the audit trail of homes', kind: 'list', ask: () => listAudit(db, { kind: 'property', limit: PAGE }) },
  ]
}

type Middle = NonNullable<Parameters<typeof rowsAfter>[1]['after']>

async function pageInTheMiddle(db: Database): Promise<Middle> {
  const { rows } = await db.execute<{ id: string; at: number }>(sql`
    select id, (extract(epoch from verified_at) * 1000)::float8 as at from property
    where status = 'verified' and sold_at is null and withdrawn_at is null order by verified_at desc, id desc
    offset (select count(*) / 2 from property where status = 'verified' and sold_at is null and withdrawn_at is null) limit 1`)
  const [row] = rows
  if (!row) throw new Error('there are no homes')
  return ['newest', 0, row.at, row.id]
}
