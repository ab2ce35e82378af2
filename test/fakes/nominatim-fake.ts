import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Failure, failWith } from './failures.ts'

type KnownPlace = { lat: string; lon: string; place_rank: number }

/**
 * Nominatim's documented wire protocol (https://nominatim.org/release-docs/latest/api/Search/): one search, in jsonv2.
 */
export async function nominatimFake(known: Record<string, KnownPlace> = {}) {
  const asked: { q: string; userAgent: string; email: string; at: number }[] = []
  const state: { failure: Failure | undefined } = { failure: undefined }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://nominatim')
    const q = searchParams.get('q') ?? ''
    const email = searchParams.get('email') ?? ''
    asked.push({ q, email, userAgent: request.headers['user-agent'] ?? '', at: Date.now() })
    if (state.failure) return failWith(state.failure, response, (code) => JSON.stringify({ error: { code } }))
    const send = (status: number, body: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (pathname !== '/search' || searchParams.get('format') !== 'jsonv2') return send(400, { error: { code: 400 } })
    const place = known[q]
    send(200, place ? [placeOf(q, place)] : [])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    settings: { url: `http://127.0.0.1:${port}`, email: 'maps@homes.example' },
    asked,
    fail: (failure: Failure | undefined) => {
      state.failure = failure
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

const placeOf = (q: string, place: KnownPlace) => ({
  place_id: 100149,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
  osm_type: 'way',
  osm_id: 90394480,
  ...place,
  category: 'place',
  type: 'house',
  importance: 0.41,
  addresstype: 'place',
  name: '',
  display_name: q,
  boundingbox: ['52.5487473', '52.5488481', '-1.816513', '-1.8163464'],
})
