import type { ComparisonResult, Ratio, Rival } from './compare/comparison.ts'
import { CONNECTIONS } from './compare/rate.ts'
import { hasWrk } from './compare/read-rate.ts'
import { WARM_UP_SEARCHES } from './compared/public-reads.ts'
import { kindsOfWrites } from './compared/writes.ts'
import type { Costs } from './cost/costs.ts'
import { costsOf } from './cost/costs.ts'
import { figureTable } from './report/figures.ts'
import { emphasized, table, takenHere, writeSections } from './report/sections.ts'

const labels: Record<Rival, string> = {
  ours: 'KeyHaven',
  logged: 'with request log',
  limit: 'limit',
  peer: 'peer',
  fastify: 'Fastify',
  older: 'older build',
  bare: 'bare server',
  loop: 'bare loop',
}

type Measurements = { results: ComparisonResult[]; costs: Costs; encoding: string; seconds: number; rounds: number }

/** "the public list: 9,000 a second (limit 9,500); 0.95 of the limit (at least 0.9)" */
export function resultLine({ name, rates: { ours, ...others }, ratios }: ComparisonResult): string {
  const rivals = Object.entries(others).map(([rival, rate]) => `${labels[rival as Rival]} ${wholeNumber(rate)}`) // its own keys
  return `${name}: ${wholeNumber(ours)} a second (${rivals.join(', ')}); ${ratios.map(ratioText).join(', ')}`
}

const ratioText = (ratio: Ratio): string =>
  `${ratio.rival === 'logged' ? 'with request log ' : ''}${times(ratio.value)} of the ${labels[ratio.against]} (at least ${ratio.atLeast}${ratio.isMet ? '' : ': MISSED'})`

export function writeRequests({ results, costs, encoding, seconds, rounds }: Measurements): void {
  const groups = [...new Set(results.map(({ group }) => group))]
  writeSections([
    { title: 'How requests are measured', lines: howMeasured({ encoding, seconds, rounds }) },
    ...groups.map((title) => ({ title, lines: tableOf(results.filter(({ group }) => group === title)) })),
    { title: 'Memory, start and page', lines: figureTable(costsOf(costs)) },
  ])
}

const loadOfReads = hasWrk
  ? 'Public reads are asked for by wrk, with one thread, which takes less time for a request than a server; all else by autocannon.'
  : 'It is autocannon, which takes more time for a request than a server: public reads are counted for each second of the server’s own processor time.'

const howMeasured = ({
  encoding,
  seconds,
  rounds,
}: Pick<Measurements, 'encoding' | 'seconds' | 'rounds'>): string[] => [
  `${takenHere('npm run bench -- server')} The load, what is measured and the database share them; the same holds for the figures below, up to memory and start.`,
  '',
  `- **The app** is the built server with its demo, on 127.0.0.1, with its own PostgreSQL; once without request log (\`LOG_LEVEL=warn\`) and once with it, to a file.`,
  '- **The limit** is bare `node:http`, which sends the app’s answers from memory: the same status, headers and bytes.',
  '- **The peer** is Express 5 with pg: the same database, rows and indexes, and the statements that the app was seen to send for the same',
  '  request when the bench began, as named prepared statements over a pool of the same size. It compresses with `compression`, has no log and no',
  '  `ETag`, and serializes the app’s own answer without making it of the rows, which spares it some work. For signed-in reads it leaves out the question who asks.',
  '- **Fastify** is the second peer: Fastify 5 with `@fastify/compress` in place of Express and `compression`, and all else as the first.',
  '- **The older build** is that of another checkout (`--against`), with its own demo, database and people.',
  '- **The bare loop** sends the statements of each write as prepared ones, over a pool of the same size, without HTTP. **The bare server** does so for',
  '  each request of the load, by `node:http` and without anything else: what HTTP, and the load, leave of the loop.',
  `- **The load** has ${CONNECTIONS} connections kept alive, no pipelining, \`Accept-Encoding: ${encoding}\` to all alike. ${loadOfReads}`,
  `- They take turns, ${rounds} rounds of ${seconds} s each, after a warm-up, each as often after each of the others. Requests a second are medians; a`,
  `  ratio is the median of those of each round, so it is not exactly that of the medians. A new search warms up with ${wholeNumber(WARM_UP_SEARCHES)} requests:`,
  '  before, the app’s code for it is not compiled yet, and the peer, which has less of it, is ahead.',
  '- Writes are counted instead, each person’s on each home, and taken back before they are made once more. At least this many are in a round, after a',
  `  warm-up: ${kindsOfWrites.map(({ name, requests, warmUp }) => `of ${name} ${wholeNumber(requests)}, after ${wholeNumber(warmUp)}`).join('; ')}.`,
]

function tableOf(results: ComparisonResult[]): string[] {
  const { rates = {}, ratios = [] } = results[0] ?? {}
  const rivals = Object.keys(rates) as Rival[] // its own keys
  const heads = ratios.map(({ rival, against }, at) => {
    const targets = [...new Set(results.map((result) => result.ratios[at]?.atLeast))]
    return `${rival === 'logged' ? `${labels.logged} ÷ ` : '÷ '}${labels[against]} (≥ ${targets.join(', ')})`
  })
  return table(
    ['requests a second', ...rivals.map((rival) => labels[rival]), ...heads],
    results.map((result) => [
      result.name,
      ...rivals.map((rival) => wholeNumber(result.rates[rival])),
      ...result.ratios.map(({ value, isMet }) => emphasized(times(value), isMet)),
    ]),
  )
}

const wholeNumber = (rate: number | undefined): string => Math.round(rate ?? Number.NaN).toLocaleString('en')
const times = (value: number): string => value.toFixed(2)
