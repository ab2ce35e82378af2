import type { TestApp } from '../../people/access.ts'
import { make, type Person } from '../../people/make.ts'

export type Listing = { home: Awaited<ReturnType<typeof make.property>>; agent: Person }

export type Cast = { agents: Person[]; admin: Person; writers: Person[]; listings: Listing[]; reviews: string[] }

export type Pick = <T>(from: readonly T[]) => T

const WRITERS = 60 // each may write 60 reviews a minute
const HOMES_EACH = 4

export async function newCast(app: TestApp): Promise<Cast> {
  const admin = await make.user(app, { role: 'admin' })
  const agents = await Promise.all([1, 2, 3].map(() => make.user(app, { role: 'agent' })))
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => make.user(app)))
  const listings = await Promise.all(
    agents.flatMap((agent) => Array.from({ length: HOMES_EACH }, () => list(app, { agent }))),
  )
  return { agents, admin, writers, listings, reviews: [] }
}

type HomeInput = { agent: Person; status?: 'pending' | 'verified' }
const list = async (app: TestApp, listed: HomeInput): Promise<Listing> => ({
  home: await make.property(app, listed),
  agent: listed.agent,
})

export async function replaceHome(app: TestApp, { listings }: Cast, former: Listing, listed: HomeInput): Promise<void> {
  const place = listings.indexOf(former)
  if (place >= 0) listings[place] = await list(app, listed)
}

export async function replacePerson(app: TestApp, cast: Cast, leaver: Person): Promise<void> {
  const { agents, writers, listings } = cast
  const isAgent = agents.includes(leaver)
  const people = isAgent ? agents : writers
  const newcomer = await make.user(app, isAgent ? { role: 'agent' } : {})
  people[people.indexOf(leaver)] = newcomer
  for (const listing of listings.filter(({ agent }) => agent === leaver))
    await replaceHome(app, cast, listing, { agent: newcomer })
}
