import { eq } from 'drizzle-orm'
import { users } from '../../../src/server/platform/db/tables/user.ts'
import { type CallResult, call, type Server } from '../../people/deal.ts'
import { demoToken } from '../../people/demo-token.ts'
import { make, type Person } from '../../people/make.ts'
import { signedIn } from '../../people/person.ts'
import { newDeal, type World } from '../chaos/people.ts'
import { type Random, randomFrom } from '../chaos/random.ts'
import { home } from '../kill-rounds/listings.ts'

type Payable = { buyer: Person; offer: { id: string }; price: number }
type CastOptions = { world: World; server: Server; followers: number; seed: number }

export type Cast = {
  agent: Person
  sample: { id: string }
  buyers: Person[]
  followers: Person[]
  newDeal: () => Promise<Payable>
}

const BUYERS = 2
const FOLLOWERS = 4
const several = <Item>(count: number, one: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => one(at))

export async function castOfRows({ world, followers, seed }: CastOptions): Promise<Cast> {
  const random: Random = { ...randomFrom(seed), chance: () => false }
  const agent = await make.user(world, { role: 'agent' })
  return {
    agent,
    sample: await make.property(world, { agent }),
    buyers: await Promise.all(several(BUYERS, () => make.user(world))),
    followers: await Promise.all(several(followers, () => make.user(world))),
    newDeal: () => newDeal(world, random),
  }
}

/** Uses calls alone, because the schema may be of an earlier version. Some people follow in several windows. */
export async function castOfCalls({ world, server, followers }: CastOptions): Promise<Cast> {
  const named = ({ email, token }: { email: string; token: string }): Person => ({ id: '', email, name: email, token })
  const demo = async (email: string) => named({ email, token: await demoToken(server.url, email) })
  const [agent, admin] = await Promise.all([demo('agent@keyhaven.demo'), demo('admin@keyhaven.demo')])
  const newcomer = async () => {
    const person = named(await signedIn(server.url))
    const [row] = await world.db.select({ id: users.id }).from(users).where(eq(users.email, person.email))
    return { ...person, id: row?.id ?? '' }
  }
  const buyers = await Promise.all(several(BUYERS, newcomer))
  const people = await Promise.all(several(Math.min(FOLLOWERS, followers), newcomer))

  async function verified() {
    const { body } = await done(
      'a listing',
      call(server, agent, 'POST', '/allProperty', { ...home, title: 'To be sold' }),
    )
    const id = String(body.insertedId)
    await done('its verification', call(server, admin, 'PATCH', `/allProperty/${id}`, { status: 'verified' }))
    return { id }
  }
  async function accepted(): Promise<Payable> {
    const [buyer] = buyers as [Person]
    const { id: propertyId } = await verified()
    const price = 275_000
    const terms = { propertyId, buyingDate: '2099-01-01', offerAmount: price }
    const { body } = await done('an offer', call(server, buyer, 'POST', '/offeredProperty', terms))
    const id = String(body.insertedId)
    await done('its acceptance', call(server, agent, 'PATCH', `/offeredProperty/${id}`, { status: 'accepted' }))
    return { buyer, offer: { id }, price }
  }
  const follower = (at: number) => people[at % people.length] as Person // one at each index
  return { agent, sample: await verified(), buyers, followers: several(followers, follower), newDeal: accepted }
}

async function done(what: string, answered: Promise<CallResult>): Promise<CallResult> {
  const { status, body } = await answered
  if (status >= 300) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`)
  return { status, body }
}
