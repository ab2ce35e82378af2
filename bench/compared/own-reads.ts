import type { Comparison } from '../compare/comparison.ts'
import { type Length, rateOf } from '../compare/rate.ts'
import { startChild } from '../rivals/child.ts'
import type { PeerSetup } from '../rivals/peer-routes.ts'
import { withoutSignIn } from '../rivals/recorder.ts'
import type { Request } from '../rivals/request.ts'
import type { BenchPerson } from './people.ts'
import type { World } from './world.ts'

const paths = {
  'own wishlist': ({ email }: BenchPerson) => `/api/wishlist/${email}?limit=24`,
  'own offers': ({ email }: BenchPerson) => `/api/offeredProperty/${email}?limit=24`,
}

/** Compares reads of people's own rows, each on its own connection, with a peer that skips authentication. */
export async function ownReads(world: World, encoding: string, length: Length) {
  const peer: PeerSetup = { databaseUrl: world.databaseUrl, routes: {} }
  const lists = Object.entries(paths).map(([name, pathOf]) => {
    const requestsOf = (people: BenchPerson[]) =>
      people.map(
        (person): Request => ({
          method: 'GET',
          path: pathOf(person),
          headers: { ...person.bearer, 'accept-encoding': encoding },
        }),
      )
    return { name, requests: requestsOf(world.people), older: requestsOf(world.older?.people ?? []) }
  })
  for (const request of lists.flatMap(({ requests }) => requests)) {
    const headers = { authorization: request.headers?.authorization ?? '' }
    const { waves, text } = await world.recorder.record({ ...request, headers })
    peer.routes[request.path] = { waves: withoutSignIn(waves), answer: { text, isJson: true } }
  }
  const peerServer = await startChild<PeerSetup, string>('./peer-server.ts', peer)
  const fastify = await startChild<PeerSetup, string>('./fastify-server.ts', peer)
  const comparisons = lists.map(({ name, requests, older }): Comparison => {
    const runAt = (url: string, sent: Request[]) => (given?: Length) =>
      rateOf(
        url,
        sent.map((request) => [request]),
        given ?? length,
      )
    return {
      group: 'Signed-in reads',
      name,
      runs: {
        ours: runAt(world.url, requests),
        peer: runAt(peerServer.started, requests),
        fastify: runAt(fastify.started, requests),
        ...(world.older && { older: runAt(world.older.url, older) }),
      },
      targets: [
        { rival: 'ours', against: 'peer', atLeast: 1.15 },
        ...(world.older ? [{ rival: 'ours', against: 'older', atLeast: 1.5 } as const] : []),
      ],
    }
  })
  const end = () => {
    peerServer.end()
    fastify.end()
  }
  return { comparisons, end }
}
