import { buildApp } from '../../../src/server/app.ts'
import { handOverUser } from '../../../src/server/auth/hand-over.ts'
import { embeddedIdentity } from '../../../src/server/providers/identity/embedded/embedded.ts'
import type { Settings } from '../../../src/server/settings/settings.ts'
import type { TestApp } from '../../people/access.ts'
import { make } from '../../people/make.ts'
import { cheapPasswords } from '../../server/cheap-passwords.ts'
import { type Cast, moves, type Pick } from './moves.ts'

const READERS = 1

/** Two servers on the database of the judge, which keep their answers, and the people who use them. */
export async function twoServers(judge: TestApp, settings: Partial<Settings> = {}) {
  const agents = [await make.user(judge, { role: 'agent' }), await make.user(judge, { role: 'agent' })]
  const writers = await Promise.all(Array.from({ length: 60 }, () => make.user(judge))) // each may write 60 reviews a minute
  const cast: Cast = { agents, writers, admin: await make.user(judge, { role: 'admin' }), homes: [], reviews: [] }
  for (const agent of agents) for (let n = 0; n < 6; n++) cast.homes.push((await make.property(judge, { agent })).id)
  const servers = [await another(judge, settings), await another(judge, settings)]
  return { cast, servers, close: async () => void (await Promise.all(servers.map(({ app }) => app.close()))) }
}

async function another(judge: TestApp, given: Partial<Settings>): Promise<TestApp> {
  const settings = { ...judge.parts.settings, answerCacheBytes: 1_000_000, ...given }
  const parts = { ...judge.parts, settings }
  const app = await buildApp({ ...parts, identity: embeddedIdentity({ ...parts, handOverUser }, cheapPasswords()) })
  return { ...judge, app, parts, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

/** Chances that are the same at each run (a linear congruential generator, of Numerical Recipes). */
function chances(seed: number) {
  let state = seed
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const pick: Pick = (from) => from[Math.floor(chance() * from.length)] as (typeof from)[number] // none is empty
  return { chance, pick }
}

const paths = ({ homes, agents }: Cast, pick: Pick) => [
  '/api/allProperty/status?limit=5',
  '/api/allProperty/status?sort=priceAsc&limit=3',
  '/api/allProperty/status?q=salford',
  '/api/allProperty/facets',
  '/api/allProperty/clusters?bbox=-180,-85,180,85&zoom=3',
  `/api/allProperty/${pick(homes)}`,
  `/api/allProperty/${pick(homes)}/similar`,
  `/api/agents/${pick(agents).id}`,
  `/api/agents/${pick(agents).id}/homes`,
  `/api/reviews?propertyId=${pick(homes)}`,
  '/api/reviews?limit=5',
]

async function read(server: TestApp, path: string): Promise<string> {
  const answer = await fetch(server.url + path)
  const body = await answer.text()
  if (answer.status !== 200) return `${answer.status}`
  return `${answer.headers.get('x-total-count')} ${body}`
}

type Walk = { judge: TestApp; servers: TestApp[]; cast: Cast; steps: number }

/**
 * Lets writers and readers loose on two servers, and compares each answer with the judge's, who keeps none: at once where it comes
 * from the server that was written to, within a second from the other. Returns the steps that read what was changed before.
 */
export async function staleReads({ judge, servers, cast, steps }: Walk): Promise<string[]> {
  const { chance, pick } = chances(2611)
  const other = chances(7)
  let isOver = false
  const crowd = servers.flatMap((server) =>
    Array.from({ length: READERS }, async () => {
      while (!isOver) await read(server, other.pick(paths(cast, other.pick)))
    }),
  )
  const stale: string[] = []
  let answeredAt = performance.now()
  for (let step = 0; step < steps; step++) {
    const [here, there] = chance() < 0.5 ? servers : servers.toReversed()
    if (!here || !there) throw new Error('two servers')
    if (chance() < 0.4) {
      await pick(moves)(here, cast, pick)
      answeredAt = performance.now()
    }
    const path = pick(paths(cast, pick))
    const seen = await read(here, path)
    const actual = await read(judge, path)
    if (chance() < 0.9) {
      if (seen !== actual) stale.push(`step ${step}, same server: ${path}`)
      continue
    }
    while ((await read(there, path)) !== actual)
      if (performance.now() - answeredAt > 1000) {
        stale.push(`step ${step}, other server: ${path}`)
        break
      }
  }
  isOver = true
  await Promise.all(crowd)
  return stale
}
