import { call, confirm, handIn, intentIn, type Server, secretOf } from '../../people/deal.ts'
import { make } from '../../people/make.ts'
import type { World } from '../chaos/people.ts'

export type Act = {
  look: (server: Server) => Promise<string>
  before: string
  after: string
  done: (server: Server) => Promise<number>
  home?: string
}

/** Changes that must be visible on every server as soon as one has responded. */
export const acts: Record<string, (world: World) => Promise<Act>> = {
  'a user who was made an agent may see their listings': async (world) => {
    const user = await make.user(world)
    return { ...(await roleChange(world, user, 'agent')), look: ownListings(user), before: '403', after: '200' }
  },
  'an agent who was marked as fraud may not': async (world) => {
    const agent = await make.user(world, { role: 'agent' })
    return { ...(await roleChange(world, agent, 'fraud')), look: ownListings(agent), before: '200', after: '403' }
  },
  'a person who was deleted is let in no more': async (world) => {
    const admin = await make.user(world, { role: 'admin' })
    const user = await make.user(world)
    const done = async (server: Server) => (await call(server, admin, 'DELETE', `/users/${user.id}`)).status
    return { done, look: ownRole(user), before: '200', after: '401' }
  },
  'a sign-in that was ended is over': async (world) => {
    const user = await make.user(world)
    const done = async (server: Server) => (await call(server, user, 'POST', '/signOut')).status
    return { done, look: ownRole(user), before: '200', after: '401' }
  },
  'a home that was deleted takes no wishes': async (world) => {
    const agent = await make.user(world, { role: 'agent' })
    const { id } = await make.property(world, { agent })
    const done = async (server: Server) => (await call(server, agent, 'DELETE', `/allProperty/${id}`)).status
    return { done, look: await wishFor(world, id), before: '201, unsold', after: '404, gone', home: id }
  },
  'a home that was sold takes no wishes': async (world) => {
    const agent = await make.user(world, { role: 'agent' })
    const buyer = await make.user(world)
    const home = await make.property(world, { agent })
    const offer = await make.offer(world, { property: home, buyer, status: 'accepted' })
    const done = async (server: Server) => {
      const secret = await secretOf(server, { buyer, offer, price: offer.amount / 100 })
      await confirm(server, secret)
      return (await handIn(server, buyer, offer.id, intentIn(secret))).status
    }
    return { done, look: await wishFor(world, home.id), before: '201, unsold', after: '409, sold', home: home.id }
  },
}

async function roleChange(world: World, { id }: { id: string }, role: 'agent' | 'fraud') {
  const admin = await make.user(world, { role: 'admin' })
  return {
    done: async (server: Server) => (await call(server, admin, 'PATCH', `/users/admin/${id}`, { role })).status,
  }
}

type Holder = { email: string; token: string }
const ownListings = (user: Holder) => async (server: Server) =>
  `${(await call(server, user, 'GET', `/allProperty?email=${user.email}`)).status}`

const ownRole = (user: Holder) => async (server: Server) =>
  `${(await call(server, user, 'GET', `/users/admin/${user.email}`)).status}`

async function wishFor(world: World, propertyId: string): Promise<Act['look']> {
  const stranger = await make.user(world)
  return async (server) => {
    const [wish, home] = await Promise.all([
      call(server, stranger, 'POST', '/wishlist', { propertyId }),
      call(server, stranger, 'GET', `/allProperty/${propertyId}`),
    ])
    return `${wish.status}, ${standing(home)}`
  }
}

export function standing({ status, body }: { status: number; body: Record<string, unknown> }): string {
  if (status !== 200) return 'gone'
  return body.sold ? 'sold' : 'unsold'
}
