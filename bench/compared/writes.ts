import type { Comparison } from '../compare/comparison.ts'
import { CONNECTIONS, type Length, rateOf } from '../compare/rate.ts'
import { startChild } from '../rivals/child.ts'
import type { Recording } from '../rivals/recording.ts'
import type { Request } from '../rivals/request.ts'
import type { LoopOrder, LoopSetup } from '../rivals/statement-loop.ts'
import { type BenchPerson, offer, wish, withoutOffers } from './people.ts'
import type { World } from './world.ts'

const MAX_HOMES = 12

type Write = {
  name: string
  make: (person: BenchPerson, home: string) => Request
  /** Warm-up requests, until all code is compiled. */
  warmUp: number
  requests: number
  /** The minimum share of the bare loop's rate. */
  atLeast: number
}
export const kindsOfWrites: Write[] = [
  { name: 'a wish', make: wish, warmUp: 4_000, requests: 1_500, atLeast: 0.75 },
  { name: 'an offer', make: offer, warmUp: 1_000, requests: 300, atLeast: 0.8 }, // which takes ten times as long, mostly in PostgreSQL
]

/**
 * Compares wishes and offers, one per person and home, with a bare loop and a bare server that send the same
 * statements. `share` scales the homes and the requests of a round.
 */
export async function writes(world: World, share: number) {
  const ready: Awaited<ReturnType<typeof comparisonOf>>[] = []
  for (const kind of kindsOfWrites) ready.push(await comparisonOf(world, kind, share))
  const end = () => {
    for (const each of ready) each.end()
  }
  return { comparisons: ready.map(({ comparison }) => comparison), end }
}

async function comparisonOf(world: World, { name, make, warmUp, requests, atLeast }: Write, share: number) {
  const lists = requestLists(world, make, share * MAX_HOMES)
  await undoWrites(world)
  const recordings: Recording[][] = []
  for (const list of lists) {
    const waves: Recording[] = []
    for (const request of list) waves.push((await world.recorder.record(request)).waves)
    recordings.push(waves)
  }
  const setup = { databaseUrl: world.databaseUrl, lists: recordings }
  const loop = await startChild<LoopSetup, number | string, LoopOrder>('./statement-loop.ts', setup)
  const bareUrl = String(await loop.ask({ order: 'serve' }))
  let number = 0
  const numbered = lists.map((list) => list.map((request): Request => ({ ...request, path: `/${number++}` })))
  const length = { requests: lists.flat().length }
  const again = (run: () => Promise<number>) => async (given?: Length) => {
    const count = given && 'requests' in given ? given.requests : share * requests
    const times = Math.ceil(count / length.requests)
    let seconds = 0
    for (let time = 0; time < times; time++) {
      await undoWrites(world)
      seconds += 1 / (await run())
    }
    return times / seconds
  }
  const comparison: Comparison = {
    group: 'Writes',
    name,
    runs: {
      ours: again(() => rateOf(world.url, lists, length)),
      bare: again(() => rateOf(bareUrl, numbered, length)),
      loop: again(() => loop.ask({ order: 'run' }).then(Number)),
    },
    targets: [{ rival: 'ours', against: 'loop', atLeast }],
    warmUp: { requests: warmUp },
  }
  return { comparison, end: loop.end }
}

function requestLists({ people, homes }: World, make: Write['make'], maxHomes: number): Request[][] {
  const free = withoutOffers(homes).slice(0, maxHomes)
  return Array.from({ length: CONNECTIONS }, (_, connection) => {
    const own = people.filter((_person, place) => place % CONNECTIONS === connection)
    return free.flatMap((_home, turn) =>
      own.map((person) => make(person, free[(turn + connection) % free.length] ?? '')),
    )
  })
}

async function undoWrites({ recorder, people, homes }: World): Promise<void> {
  const { $client } = recorder.db
  const emails = people.map(({ email }) => email)
  const free = withoutOffers(homes)
  await $client.query('delete from offer where buyer_email = any($1) and property_id = any($2)', [emails, free])
  await $client.query(
    'delete from wishlist_item where property_id = any($2) and user_id in (select id from app_user where email = any($1))',
    [emails, free],
  )
  await $client.query('delete from mail_outbox')
  await $client.query('delete from notification')
  await $client.query('delete from rate_count')
}
