// Simulates concurrent users, each from an address of their own, for some minutes: npm run bench -- load [--users 200] [--minutes 10]
// Says rate, percentiles, errors and memory, and whether the books are right at the end; any 5xx or wrong book fails it.
import { parseArgs } from 'node:util'
import { openDatabase } from '../src/server/platform/db/database.ts'
import { startEmbedded } from '../src/server/platform/embedded-postgres/embedded-postgres.ts'
import { underWay, wrongs } from '../test/resilience/chaos/books.ts'
import { appProcess, newDataDir } from '../test/server/app-process.ts'
import { asAgent } from './load/agent.ts'
import { asBuyer } from './load/buyer.ts'
import { fillMarket } from './load/market.ts'
import { memoryOverTime } from './load/memory-over-time.ts'
import { tally } from './load/tally.ts'

const AGENTS_EACH = 10 // one agent for this many people
const CLICK_GUARD_MS = 60_000
const MAX_GROWTH = 1.1

const { values: options } = parseArgs({
  options: { users: { type: 'string', default: '200' }, minutes: { type: 'string', default: '10' } },
})
const users = Number(options.users)
const minutes = Number(options.minutes)
const { dataDir, remove } = await newDataDir()
const app = await appProcess({ DATA_DIR: dataDir, DEMO: 'true', DATABASE_URL: '' })
const { url: databaseUrl } = await startEmbedded(dataDir, () => {}, { join: true })
const db = openDatabase(databaseUrl, () => {})
try {
  const agents = await fillMarket(db, Math.ceil(users / AGENTS_EACH))
  const results = tally()
  const until = performance.now() + minutes * 60_000
  const isOver = () => performance.now() > until
  const memory = memoryOverTime(app.pid, isOver)
  await Promise.all([
    ...agents.map((agent, at) => asAgent(app.url, agent, addressOf(at), results, isOver)),
    ...Array.from({ length: users }, (_, at) => asBuyer(app.url, addressOf(agents.length + at), results, isOver)),
  ])
  console.log(`${users} people and ${agents.length} agents for ${minutes} min`)
  console.log(results.report(minutes * 60))
  const { early, late } = await memory
  tell(`memory after two minutes ${early} MB, at the end ${late} MB`, late <= early * MAX_GROWTH)
  tell(`answers of 5xx, or none: ${results.failures()}`, results.failures() === 0)
  tell(`streams that broke off: ${results.brokenStreams()}`, results.brokenStreams() === 0)
  const lost = await lostOf(results.written)
  tell(`of ${results.written.length} rows whose writing was answered ${lost} are missing`, lost === 0)
  const wrong = await booksOf()
  tell(wrong.length === 0 ? 'the books are right' : `wrong books: ${wrong.join('; ')}`, wrong.length === 0)
} finally {
  await db.$client.end()
  await app.end('SIGTERM')
  await remove()
}

async function lostOf(ids: string[]): Promise<number> {
  const isThere = ['wishlist_item', 'offer', 'conversation', 'message'].map(
    (table) => `exists (select from ${table} where id = given)`,
  )
  const { rows } = await db.$client.query<{ lost: number }>(
    `select count(*)::int as lost from unnest($1::uuid[]) given where not (${isThere.join(' or ')})`,
    [ids],
  )
  return rows[0]?.lost ?? 0
}

/** Returns inconsistencies in the data once all pending work has ended. */
async function booksOf(): Promise<string[]> {
  const end = performance.now() + CLICK_GUARD_MS
  let open = await underWay(db)
  while (open.length > 0 && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    open = await underWay(db)
  }
  return [...open.map((what) => `still under way: ${what}`), ...(await wrongs(db, `${dataDir}/outbox`))]
}

/** Gives each person a loopback address of their own, so that limits per address apply per person. */
function addressOf(at: number): string {
  return `127.1.${Math.floor(at / 250)}.${1 + (at % 250)}`
}

function tell(line: string, isMet: boolean): void {
  console.log(isMet ? `  ${line}` : `✗ ${line}`)
  if (!isMet) process.exitCode = 1
}
