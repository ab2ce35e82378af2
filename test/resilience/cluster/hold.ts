import { call, type Server } from '../../people/deal.ts'
import type { World } from '../chaos/people.ts'
import { acts, standing } from './held.ts'

const MAX_WAIT_MS = 10_000

type Held = {
  looks: number
  /** Outdated reads, a sentence each. */
  wrongs: string[]
  /** The longest time in milliseconds that another server showed an outdated public page. */
  publicMs: number
}

/** Performs each act `times` times on alternating servers, and reads from all of them after its response. */
export async function holdEverywhere(world: World, servers: Server[], times: number): Promise<Held> {
  const held: Held = { looks: 0, wrongs: [], publicMs: 0 }
  for (let n = 0; n < times * servers.length; n++)
    for (const [name, prepare] of Object.entries(acts)) {
      const actor = servers[n % servers.length] as Server // there is one at each index
      const others = servers.filter((server) => server !== actor)
      const { look, before, after, done, home } = await prepare(world)
      const expectAll = async (asked: Server[], expected: string) => {
        const seen = await Promise.all(asked.map(look))
        const wrong = seen.filter((one) => one !== expected)
        held.wrongs.push(...wrong.map((one) => `${name}: ${one} instead of ${expected}`))
      }
      await expectAll(servers, before)
      if (home) await Promise.all(others.map((server) => publicly(server, home))) // so that they keep it
      const status = await done(actor)
      if (status !== 200) held.wrongs.push(`${name}: the call itself was answered ${status}`)
      const [shownMs] = await Promise.all([home ? untilShown(others, home) : 0, expectAll([...others, actor], after)])
      held.publicMs = Math.max(held.publicMs, shownMs)
      held.looks += others.length
    }
  return held
}

const publicly = async (server: Server, home: string) =>
  standing(await call(server, undefined, 'GET', `/allProperty/${home}`))

async function untilShown(servers: Server[], home: string): Promise<number> {
  const since = performance.now()
  let staleMs = 0
  for (;;) {
    const askedMs = performance.now() - since
    const seen = await Promise.all(servers.map((server) => publicly(server, home)))
    if (!seen.includes('unsold')) return staleMs
    staleMs = askedMs
    if (staleMs > MAX_WAIT_MS) throw new Error(`after ${MAX_WAIT_MS} ms a server still shows a home as it was`)
  }
}
