import { setTimeout as wait } from 'node:timers/promises'
import { call, confirm, handIn, intentIn, type Server, secretOf } from '../../people/deal.ts'
import type { Person } from '../../people/make.ts'
import type { World } from '../chaos/people.ts'
import { randomFrom } from '../chaos/random.ts'
import type { Cast } from './cast.ts'
import { listingsOf } from './listings.ts'

const READERS = 4
const VISITORS = 2
const WRITERS = 2
const PAUSE_MS = 20
const MAX_FAILURES = 100

type LoadOptions = { world: World; server: Server; cast: Cast; seed: number }

/** People who read, list, wish and buy until `stop`. Unexpected responses are failures. */
export function startLoad({ world, server, cast, seed }: LoadOptions) {
  const random = randomFrom(seed)
  const { agent, sample, buyers } = cast
  const listings = listingsOf(world, server, agent)
  const failures: string[] = []
  const done = { reads: 0, writes: 0, reloads: 0, slowestMs: 0 }
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
  const work = [
    ...several(READERS, () => repeat('reads', () => read(server, agent, random.pick(pathsFor(agent, sample))))),
    ...several(VISITORS, () => repeat('reads', () => open(server, random.pick(pagesFor(sample)), done))),
    ...several(WRITERS, () => repeat('writes', async () => expectStatus('a listing', await listings.add(), 201))),
    ...buyers.map((buyer) => repeat('writes', () => wish(server, buyer, sample))),
    repeat('writes', () => buy(server, cast)),
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

const pagesFor = ({ id }: { id: string }): [string, ...string[]] => ['/', `/propertyDetails/${id}`]

const pathsFor = (agent: Person, { id }: { id: string }): [string, ...string[]] => [
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

/** Reloads a page whose first script has gone with an earlier version's last server. */
async function open({ url }: Server, path: string, done: { reloads: number }): Promise<void> {
  if ((await scriptOf(url, path)) !== 404) return
  done.reloads++
  expectStatus(`the script of ${path}, reloaded`, await scriptOf(url, path), 200)
}

async function scriptOf(url: string, path: string): Promise<number> {
  const page = await fetch(url + path)
  expectStatus(path, page.status, 200)
  const [script] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? []
  if (script === undefined) throw new Error(`${path} names no script`)
  const answer = await fetch(url + script)
  await answer.arrayBuffer()
  return answer.status
}

async function wish(server: Server, buyer: Person, { id }: { id: string }): Promise<void> {
  const { status, body } = await call(server, buyer, 'POST', '/wishlist', { propertyId: id })
  expectStatus('a wish', status, 201)
  const removal = await call(server, buyer, 'DELETE', `/wishlist/${String(body.insertedId)}`)
  expectStatus('the end of a wish', removal.status, 200)
}

async function buy(server: Server, cast: Cast): Promise<void> {
  const { buyer, offer, price } = await cast.newDeal()
  const secret = await secretOf(server, { buyer, offer, price })
  expectStatus('the card', (await confirm(server, secret)).status, 200)
  expectStatus('the receipt', (await handIn(server, buyer, offer.id, intentIn(secret))).status, 200)
}

function expectStatus(what: string, status: number, expected: number): void {
  if (status !== expected) throw new Error(`${what}: ${status}`)
}

/** Includes the cause, because a `fetch` error has no details. */
export const why = (error: Error): string =>
  `${error.message}${error.cause instanceof Error ? ` (${error.cause.message})` : ''}`
