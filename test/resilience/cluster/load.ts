import { setTimeout as wait } from 'node:timers/promises'
import { call, confirm, handIn, intentIn, type Server, secretOf } from '../../people/deal.ts'
import { make, type Person } from '../../people/make.ts'
import { newDeal, type World } from '../chaos/people.ts'
import { type Random, randomFrom } from '../chaos/random.ts'
import { listingsOf } from './listings.ts'

const READERS = 6
const WRITERS = 2
const PAUSE_MS = 20
const MAX_FAILURES = 100

/** People who read, list, wish and buy without a break, until `stop`. What an answer was but should not be is a failure. */
export async function startLoad(world: World, server: Server, seed: number) {
  const random = randomFrom(seed)
  const agent = await make.user(world, { role: 'agent' })
  const sample = await make.property(world, { agent })
  const listings = listingsOf(world, server, agent)
  const failures: string[] = []
  const done = { reads: 0, writes: 0, slowestMs: 0 }
  let isOver = false

  async function repeat(kind: 'reads' | 'writes', work: () => Promise<unknown>): Promise<void> {
    while (!isOver) {
      const since = performance.now()
      await work().then(
        () => done[kind]++,
        (error: Error) => failures.length < MAX_FAILURES && failures.push(`${new Date().toISOString()} ${why(error)}`),
      )
      done.slowestMs = Math.max(done.slowestMs, performance.now() - since)
      await wait(PAUSE_MS)
    }
  }
  const several = (count: number, start: () => Promise<void>) => Array.from({ length: count }, start)
  const buyers = await Promise.all(Array.from({ length: WRITERS }, () => make.user(world)))
  const work = [
    ...several(READERS, () => repeat('reads', () => read(server, agent, random.pick(pathsFor(agent, sample))))),
    ...several(WRITERS, () => repeat('writes', async () => expectStatus('a listing', await listings.add(), 201))),
    ...buyers.map((buyer) => repeat('writes', () => wish(server, buyer, sample))),
    repeat('writes', () => buy(server, world, random)),
  ]
  return {
    failures,
    done,
    stop: async () => {
      isOver = true
      await Promise.all(work)
    },
    listings,
  }
}

const pathsFor = (agent: Person, { id }: { id: string }): [string, ...string[]] => [
  '/',
  `/property/${id}`,
  '/api/allProperty/status?limit=5',
  `/api/allProperty/${id}`,
  '/api/reviews?limit=5',
  `/api/allProperty?email=${agent.email}&limit=5`,
]

async function read({ url }: Server, { token }: Person, path: string): Promise<void> {
  const isPublic = !path.includes('email=')
  const answer = await fetch(url + path, { headers: isPublic ? {} : { authorization: `Bearer ${token}` } })
  await answer.arrayBuffer() // to its end
  expectStatus(path, answer.status, 200)
}

async function wish(server: Server, buyer: Person, { id }: { id: string }): Promise<void> {
  const { status, body } = await call(server, buyer, 'POST', '/wishlist', { propertyId: id })
  expectStatus('a wish', status, 201)
  const removal = await call(server, buyer, 'DELETE', `/wishlist/${String(body.insertedId)}`)
  expectStatus('the end of a wish', removal.status, 200)
}

async function buy(server: Server, world: World, random: Random): Promise<void> {
  const { buyer, offer, price } = await newDeal(world, { ...random, chance: () => false })
  const secret = await secretOf(server, { buyer, offer, price })
  expectStatus('the card', (await confirm(server, secret)).status, 200)
  expectStatus('the receipt', (await handIn(server, buyer, offer.id, intentIn(secret))).status, 200)
}

function expectStatus(what: string, status: number, expected: number): void {
  if (status !== expected) throw new Error(`${what}: ${status}`)
}

const why = (error: Error): string =>
  `${error.message}${error.cause instanceof Error ? ` (${error.cause.message})` : ''}`
