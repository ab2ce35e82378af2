import { and, gte, lte, sql } from 'drizzle-orm'
import { buildApp } from '../../../src/server/app.ts'
import { accountEvents } from '../../../src/server/product/auth/account-events.ts'
import { offers } from '../../../src/server/product/tables/offer.ts'
import { embeddedIdentity } from '../../../src/server/providers/identity/embedded/embedded.ts'
import type { Settings } from '../../../src/server/settings/settings.ts'
import type { TestApp } from '../../people/access.ts'
import { cheapPasswords } from '../../server/cheap-passwords.ts'
import { type Cast, newCast, type Pick } from './cast.ts'
import { moves } from './moves.ts'
import { PLACES, paths, read } from './reads.ts'

const READERS = 1
const COMPARED = 4
const acceptedOfferDays = 0.5 / 86_400

/** Two caching servers on the judge's database. */
export async function twoServers(judge: TestApp, settings: Partial<Settings> = {}) {
  const cast = await newCast(judge)
  const servers = [await another(judge, settings), await another(judge, settings)]
  return { cast, servers, close: async () => void (await Promise.all(servers.map(({ app }) => app.close()))) }
}

async function another(judge: TestApp, given: Partial<Settings>): Promise<TestApp> {
  const settings = { ...judge.parts.settings, answerCacheBytes: 1_000_000, acceptedOfferDays, ...given }
  const parts = { ...judge.parts, settings }
  const app = await buildApp({
    ...parts,
    identity: embeddedIdentity({ ...parts, events: accountEvents(parts) }, cheapPasswords()),
  })
  return { ...judge, app, parts, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

/** A linear congruential generator (Numerical Recipes). */
function chances(seed: number) {
  let state = seed
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const pick: Pick = (from) => from[Math.floor(chance() * from.length)] as (typeof from)[number] // none is empty
  return { chance, pick }
}

type Walk = { judge: TestApp; servers: TestApp[]; cast: Cast; steps: number }

/**
 * Writes and reads on two servers and compares each response with the uncached judge's: immediately on the server that
 * was written to, within a second on the other. Several steps concern the same home, even after its deletion. Returns
 * the steps with outdated reads.
 */
export async function staleReads({ judge, servers, cast, steps }: Walk): Promise<string[]> {
  const { chance, pick } = chances(2611)
  const other = chances(7)
  let isOver = false
  const crowd = servers.flatMap((server) =>
    Array.from({ length: READERS }, async () => {
      while (!isOver) await read(server, other.pick(paths(other.pick(cast.listings))))
    }),
  )
  const stale: string[] = []
  let answeredAt = performance.now()
  let listing = pick(cast.listings)
  for (let step = 0; step < steps; step++) {
    const [here, there] = chance() < 0.5 ? servers : servers.toReversed()
    if (!here || !there) throw new Error('two servers')
    if (chance() < 0.2) listing = pick(cast.listings)
    const isMove = chance() < 0.4
    const asked = Array.from({ length: isMove ? COMPARED : 1 }, () => pick(paths(listing)))
    if (isMove) {
      for (const path of asked) await read(here, path) // and is kept
      await pick(moves)(here, cast, { listing, pick })
      answeredAt = performance.now()
    }
    for (const path of asked) {
      const [server, from] = chance() < 0.9 ? [here, 'same server'] : [there, 'other server']
      const since = path === PLACES ? performance.now() : answeredAt
      const until = server === here && path !== PLACES ? since : since + 1000
      if (!(await isCurrent(judge, server, { path, until }))) stale.push(`step ${step}, ${from}: ${path}`)
    }
  }
  isOver = true
  await Promise.all(crowd)
  return stale
}

/** Retries until then, and when the clock changed something between two reads. */
async function isCurrent(
  judge: TestApp,
  server: TestApp,
  { path, until }: { path: string; until: number },
): Promise<boolean> {
  for (;;) {
    const begun = new Date()
    if ((await read(server, path)) === (await read(judge, path))) return true
    if (performance.now() > until && !(await hasLapsedSince(judge, begun))) return false
  }
}

const hasLapsedSince = async ({ db }: TestApp, begun: Date): Promise<boolean> =>
  (await db.$count(offers, and(gte(offers.payBefore, begun), lte(offers.payBefore, sql`now()`)))) > 0
