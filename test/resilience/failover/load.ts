import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../src/server/platform/db/database.ts'
import { askIntent, type CallResult, call, confirm, handIn, intentIn, type Server } from '../../people/deal.ts'
import { make, type Person } from '../../people/make.ts'
import { type Deal, newDeal, type World } from '../chaos/people.ts'
import type { Random } from '../chaos/random.ts'

const WRITERS = 4
const PAYERS = 2
const DEALS = 60
const AGAIN_MS = 150
const THINKS_MS = 400

export type Kept = { reviews: Set<string>; listings: Set<string>; bought: Set<string>; unknown: Set<string> }
export const nothingKept = (): Kept => ({
  reviews: new Set(),
  listings: new Set(),
  bought: new Set(),
  unknown: new Set(),
})

type Cast = { agents: Person[]; reviewers: Person[] }
export type Load = { world: World; servers: Server[]; random: Random; kept: Kept; cast: Cast; onWritten: () => void }

export async function makeCast(world: World): Promise<Cast> {
  const people = (count: number, role?: 'agent') =>
    Promise.all(Array.from({ length: count }, () => make.user(world, role && { role })))
  return { agents: await people(4, 'agent'), reviewers: await people(20) }
}

/** Writes and pays on both servers until `stop` and the last response. */
export async function startLoad(load: Load) {
  const deals: Deal[] = []
  for (let n = 0; n < DEALS; n++) deals.push(await newDeal(load.world, load.random))
  let isOver = false
  const during = async (work: () => Promise<void>) => {
    while (!isOver) await work()
  }
  const payNext = async () => {
    const deal = deals.pop()
    if (deal) await pay(load, deal)
    await sleep(THINKS_MS)
  }
  const working = Promise.all([
    ...Array.from({ length: WRITERS }, () => during(() => write(load))),
    ...Array.from({ length: PAYERS }, () => during(payNext)),
  ])
  return async () => {
    isOver = true
    await working
  }
}

let written = 0

async function write({ servers, random, kept, cast, onWritten }: Load): Promise<void> {
  const server = random.pick(servers as [Server, ...Server[]])
  const title = `Written ${++written}`
  const isReview = random.chance(0.5)
  const asking = isReview
    ? call(server, random.pick(cast.reviewers as [Person]), 'POST', '/reviews', reviewOf(title))
    : call(server, random.pick(cast.agents as [Person]), 'POST', '/allProperty', { ...home, title })
  const { status, body } = await answerOf(asking)
  if (status === 201) {
    const set = isReview ? kept.reviews : kept.listings
    set.add(String(body.insertedId))
    onWritten()
  } else {
    if (status === 503 || status === 0) kept.unknown.add(title)
    await sleep(AGAIN_MS)
  }
}

/** Pays as a buyer's page does; a 503 is retried on any server. */
async function pay(load: Load, deal: Deal): Promise<void> {
  const { random, servers, kept } = load
  const again = async (ask: (server: Server) => Promise<CallResult>) => {
    for (;;) {
      const answered = await answerOf(ask(random.pick(servers as [Server])))
      if (answered.status !== 503) return answered
      await sleep(AGAIN_MS)
    }
  }
  const { status, body } = await again((server) =>
    askIntent(server, deal.buyer, { price: deal.price, offerId: deal.offer.id }),
  )
  if (status !== 200) return
  const secret = String(body.clientSecret)
  await again((server) => confirm(server, secret))
  const receipt = await again((server) => handIn(server, deal.buyer, deal.offer.id, intentIn(secret)))
  if (receipt.status !== 200) return
  kept.bought.add(deal.offer.id)
  load.onWritten()
}

const answerOf = (asking: Promise<CallResult>): Promise<CallResult> => asking.catch(() => ({ status: 0, body: {} }))

const reviewOf = (title: string) => ({
  propertyTitle: title,
  agentName: 'Ann',
  reviewTime: '10:11:12',
  reviewDescription: 'Good',
})
const home = {
  location: '1 Test Lane, Boston',
  price: '$250,000 - $300,000',
  agentImage: '/demo/avatar-2.webp',
  propertyImage: 'https://pictures.example/home.jpg',
  description: 'Written while the database failed over.',
}

export async function lost(db: Database, { reviews, listings, bought }: Kept): Promise<string[]> {
  const missing = async (what: string, ids: Set<string>, there: ReturnType<typeof sql>) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from unnest(${sql.param([...ids])}::uuid[]) wanted (id) except ${there}`,
    )
    return rows.map(({ id }) => `the ${what} ${id} was answered and is not there`)
  }
  return [
    ...(await missing('review', reviews, sql`select id from review`)),
    ...(await missing('listing', listings, sql`select id from property`)),
    ...(await missing('purchase', bought, sql`select id from offer where status = 'Bought'`)),
  ]
}

export async function madeUnanswered(db: Database, { unknown }: Kept): Promise<number> {
  const titles = sql.param([...unknown])
  const { rows } = await db.execute<{ made: number }>(sql`select
    (select count(*) from property where title = any(${titles}::text[]))::int
      + (select count(*) from review where property_title = any(${titles}::text[]))::int as made`)
  return rows[0]?.made ?? 0
}
