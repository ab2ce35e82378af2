import type { Database } from '../../src/server/platform/db/database.ts'
import { type Statement, statementsOf } from '../../test/plans/plans.ts'
import { table, takenHere } from '../report/sections.ts'
import { type Kind, questionsTo } from './asked.ts'

/** Pages of 8 kB, from memory or from disk. */
export type PagesRead = { name: string; kind: Kind; pages: number }

const MAX_GROWTH = 1.3

/** Counts the pages that the questions named in `only`, or all, read: those of all statements that each sends. */
export async function pagesRead(db: Database, only?: string): Promise<PagesRead[]> {
  const all: PagesRead[] = []
  for (const { name, kind, ask } of (await questionsTo(db)).filter(({ name }) => !only || name.includes(only))) {
    await ask() // remembers the words of the search
    let pages = 0
    for (const statement of await statementsOf(ask)) pages += await pagesOf(db, statement)
    all.push({ name, kind, pages })
  }
  return all
}

async function pagesOf(db: Database, { text, values }: Statement): Promise<number> {
  const { rows } = await db.$client.query(`explain (analyze, buffers, format json) ${text}`, values)
  const { Plan: plan } = rows[0]['QUERY PLAN'][0] // the pages of a step include those of the steps below
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

type Counts = { count: number; read: PagesRead[] }

/** Returns the lines of a section about the growth from the first to the second. */
export function growthOfPages(few: Counts, many: Counts): string[] {
  const rows = many.read.map(({ name, kind, pages }) => {
    const before = few.read.find((one) => one.name === name && one.kind === kind)?.pages ?? Number.NaN
    const growth = pages / before
    const shown = `${growth.toFixed(2)} ×`
    return [
      name.startsWith('pins') ? name : `${name}, ${NAMES[kind]}`,
      before.toLocaleString('en'),
      pages.toLocaleString('en'),
      growth > MAX_GROWTH ? `**${shown}**` : shown,
    ]
  })
  const [from, to] = [few.count.toLocaleString('en'), many.count.toLocaleString('en')]
  return [
    takenHere(`npm run bench -- search --pages --rows ${many.count}`),
    '',
    `Pages of 8 kB that PostgreSQL reads for each question, by \`EXPLAIN (ANALYZE, BUFFERS)\` of all statements that it sends: they don’t depend on what else the`,
    'machine does.',
    '',
    ...table(['pages read', `${from} homes`, `${to} homes`, `grows (≤ ${MAX_GROWTH} ×)`], rows),
  ]
}

const NAMES: Record<Kind, string> = { page: 'its page', counts: 'with total and facets', list: 'with its total' }
