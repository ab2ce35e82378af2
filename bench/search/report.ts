import { quantile } from '../report/quantile.ts'
import { SEARCH_PAGE, takenHere, writeIntro } from '../report/sections.ts'
import type { Kind } from './asked.ts'
import { type Measurement, ROUNDS } from './measure.ts'

export type Result = { few: Measurement[]; many: Measurement[]; readMs: number; rows: number; fewRows: number }

/** As multiples of a read by primary key. Lists come with their total, but have the limits of a page's rows. */
const LIMITS: Record<Kind, { median: number; p95: number; growth: number }> = {
  page: { median: 100, p95: 300, growth: 5 },
  list: { median: 100, p95: 300, growth: 15 },
  counts: { median: 500, p95: 1500, growth: 15 },
}
const MAX_MEDIAN_OF_PAGES = 30

const TITLES: Record<Kind, string> = {
  page: 'The rows of a page of 24',
  counts: 'The page with its total and facets, or the pins of a map',
  list: 'Lists of agents and admins, with their total',
}

export function exceeded({ few, many }: Result): string[] {
  const slow = many.flatMap((one) => {
    const limit = LIMITS[one.kind]
    const growth = growthOf(one, few)
    return [
      one.median > limit.median && `${one.name} (${one.kind}): median ${one.median.toFixed(0)}`,
      one.p95 > limit.p95 && `${one.name} (${one.kind}): p95 ${one.p95.toFixed(0)}`,
      growth > limit.growth && `${one.name} (${one.kind}): ${growth.toFixed(1)} times that of few homes`,
    ].filter((line) => line !== false)
  })
  const median = medianOfPages(many)
  return median > MAX_MEDIAN_OF_PAGES ? [...slow, `median of all pages: ${median.toFixed(1)}`] : slow
}

const medianOfPages = (many: Measurement[]): number =>
  quantile(
    many.filter(({ kind }) => kind !== 'counts').map(({ median }) => median),
    0.5,
  )

const growthOf = ({ name, kind, median }: Measurement, few: Measurement[]): number =>
  median / (few.find((one) => one.name === name && one.kind === kind)?.median ?? Number.NaN)

export function report(result: Result): string {
  const { few, many, readMs, rows, fewRows } = result
  const tables = (['page', 'counts', 'list'] as const).map((kind) => {
    const lines = many
      .filter((one) => one.kind === kind)
      .map((one) => {
        const cells = [one.median.toFixed(1), one.p95.toFixed(1), `${growthOf(one, few).toFixed(1)} ×`]
        return `| ${one.name} | ${cells.join(' | ')} |`
      })
    const { median, p95, growth } = LIMITS[kind]
    const head = `| ${TITLES[kind]} | median (≤ ${median}) | p95 (≤ ${p95}) | from ${fewRows.toLocaleString('en')} homes (≤ ${growth} ×) |`
    return [head, '| --- | ---: | ---: | ---: |', ...lines].join('\n')
  })
  const over = exceeded(result)
  return [
    `${rows.toLocaleString('en')} homes, in reads by primary key of the same run (one took ${readMs.toFixed(2)} ms). Median of all pages and lists: ${medianOfPages(many).toFixed(1)} (≤ ${MAX_MEDIAN_OF_PAGES}).`,
    ...tables,
    over.length === 0
      ? 'Nothing is over its limit.'
      : `Over their limits:\n\n${over.map((line) => `- ${line}`).join('\n')}`,
  ].join('\n\n')
}

export function writeReport(result: Result): void {
  const text = `# How long searches take

${takenHere('npm run bench -- search')} The database shares them with what asks it.

Its homes are made of the frequencies in \`bench/search/distributions.json\`: nine in ten verified, with facts, features and points; every
other one is the same agent's. Each question is asked of the function that the route calls, ${ROUNDS} times in turn with reads by primary key.

The first table is the time until the rows of a page are read, as the API does it: their total is counted on another connection at the same time, or,
where an index finds few homes, before. The answer goes out once both are there (\`X-Total-Count\`). A page in the middle is asked for by its cursor. The
second table has the whole page and its facets one after the other; a browser asks for them at the same time.

${report(result)}

Contains HM Land Registry data © Crown copyright and database right. Licensed under the Open Government Licence v3.0.`
  writeIntro(text, SEARCH_PAGE)
}
