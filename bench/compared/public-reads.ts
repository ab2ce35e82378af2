import type { Comparison } from '../compare/comparison.ts'
import { type Length, rateOf } from '../compare/rate.ts'
import { type ReadServer, readRateOf } from '../compare/read-rate.ts'
import { captured } from '../rivals/captured.ts'
import { startChild } from '../rivals/child.ts'
import type { LimitSetup } from '../rivals/limit-server.ts'
import type { PeerSetup } from '../rivals/peer-routes.ts'
import { byNumber, isSameShape } from '../rivals/recording.ts'
import { NUMBER, type Request } from '../rivals/request.ts'
import type { World } from './world.ts'

const targets: Comparison['targets'] = [
  { rival: 'ours', against: 'limit', atLeast: 0.8 },
  { rival: 'logged', against: 'limit', atLeast: 0.55 },
  { rival: 'ours', against: 'peer', atLeast: 10 },
]

/** The headers of readers: `encoding` of Accept-Encoding, and `language` of Accept-Language, if they send one. */
export type Reader = { encoding: string; language?: string | undefined }

export async function publicReads(world: World, reader: Reader, length: Length) {
  const reads = readsOf(world, reader)
  const inLanguage = languageHeader(reader)
  const limit: LimitSetup = {}
  const peer: PeerSetup = { databaseUrl: world.databaseUrl, routes: {} }
  for (const request of Object.values(reads)) {
    const { waves, text } = await world.recorder.record({ ...request, headers: inLanguage })
    const isJson = request.path.startsWith('/api/')
    if (isJson && waves.length === 0) throw new Error(`no statement of ${request.path} was recorded`)
    peer.routes[request.path] = { waves, answer: { text, isJson } }
    limit[request.path] = await captured(world.url, request)
  }
  const limitServer = await startChild<LimitSetup, string>('./limit-server.ts', limit)
  const peerServer = await startChild<PeerSetup, string>('./peer-server.ts', peer)
  const fastify = await startChild<PeerSetup, string>('./fastify-server.ts', peer)
  const comparisons = Object.entries(reads).map(([name, request]): Comparison => {
    const runAt = (server: ReadServer) => (given?: Length) => readRateOf(server, request, given ?? length)
    const runs = {
      ours: runAt(world),
      logged: runAt(world.logged),
      limit: runAt({ url: limitServer.started, pid: limitServer.pid }),
      peer: runAt({ url: peerServer.started, pid: peerServer.pid }),
      fastify: runAt({ url: fastify.started, pid: fastify.pid }),
    }
    return { group: 'Public reads', name, runs, targets }
  })
  const end = () => {
    limitServer.end()
    peerServer.end()
    fastify.end()
  }
  return { comparisons, end }
}

const languageHeader = ({ language }: Reader): Record<string, string> =>
  language === undefined ? {} : { 'accept-language': language }

function readsOf({ homes, agentId }: World, reader: Reader): Record<string, Request> {
  const read = (path: string, accept = 'application/json'): Request => ({
    method: 'GET',
    path,
    headers: { accept, 'accept-encoding': reader.encoding, ...languageHeader(reader) },
  })
  return {
    'the public list': read('/api/allProperty/status?limit=24'),
    'one home': read(`/api/allProperty/${homes[0]}`),
    reviews: read('/api/reviews?limit=24'),
    'an agent’s page': read(`/api/agents/${agentId}`),
    facets: read('/api/allProperty/facets'),
    suggestions: read('/api/allProperty/suggestions?q=gar'),
    'the page at /': read('/', 'text/html'),
  }
}

const MAX_TRIES = 20

export const WARM_UP_SEARCHES = 4_000

export async function newSearch(world: World, encoding: string, length: Length) {
  const path = `/api/allProperty/status?q=garden&limit=24&minPrice=${NUMBER}`
  const recordedWith = (number: number) =>
    world.recorder.record({ method: 'GET', path: path.replace(NUMBER, String(number)) })
  await recordedWith(1) // as later ones, it doesn’t ask again what the app remembers
  // Statements that are sent at the same time may be noted in another order. A number that was asked before is kept.
  let numbers: [number, number] = [3, 7]
  let [one, other] = [await recordedWith(3), await recordedWith(7)]
  for (let tries = 0; tries < MAX_TRIES && !isSameShape(one.waves, other.waves); tries++) {
    numbers = [numbers[0] + 10, numbers[1] + 10]
    ;[one, other] = [await recordedWith(numbers[0]), await recordedWith(numbers[1])]
  }
  if (one.waves.length === 0) throw new Error('no statement of a new search was recorded')
  const setup: PeerSetup = {
    databaseUrl: world.databaseUrl,
    routes: { [path]: { waves: byNumber(one.waves, other.waves, numbers), answer: { text: one.text, isJson: true } } },
  }
  const peer = await startChild<PeerSetup, string>('./peer-server.ts', setup)
  const fastify = await startChild<PeerSetup, string>('./fastify-server.ts', setup)
  const request: Request = { method: 'GET', path, headers: { 'accept-encoding': encoding } }
  const runAt = (url: string) => (given?: Length) => rateOf(url, [[request]], given ?? length)
  const comparison: Comparison = {
    group: 'A search that was never asked before',
    name: 'words and a price',
    runs: {
      ours: runAt(world.url),
      peer: runAt(peer.started),
      fastify: runAt(fastify.started),
      ...(world.older && { older: runAt(world.older.url) }),
    },
    targets: [{ rival: 'ours', against: 'peer', atLeast: 1.1 }],
    warmUp: { requests: WARM_UP_SEARCHES },
  }
  const end = () => {
    peer.end()
    fastify.end()
  }
  return { comparisons: [comparison], end }
}
