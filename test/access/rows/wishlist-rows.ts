import { wishes } from '../../../src/server/product/tables/wishlist.ts'
import { removeWish } from '../../../src/server/product/wishlist/wishlist.store.ts'
import { make } from '../../people/make.ts'
import type { RowsOf } from '../row.ts'
import { home, itself, type World } from '../world.ts'
import { anothersList, notTheirs } from './exceptions.ts'

async function wish({ app, who }: World) {
  const property = await make.property(app, { agent: who.agent })
  const [row] = await app.db
    .insert(wishes)
    .values({ userId: who.user.id, propertyId: property.id })
    .returning({ id: wishes.id })
  return row?.id ?? ''
}
const others = ['otherUser', 'agent', 'otherAgent', 'admin', 'fraud'] as const

export const wishlistRows: RowsOf<'wishlist'> = {
  add: [
    {
      what: 'wish a home',
      given: home(),
      send: ({ id }) => ({ body: { propertyId: id } }),
      but: [{ status: 409, for: ['agent'], because: 'an agent can’t wish for their own home (P-38)' }],
    },
    {
      what: 'wish a pending home',
      given: home({ status: 'pending' }),
      send: ({ id }) => ({ body: { propertyId: id } }),
      answers: 404,
      but: [{ status: 409, for: ['agent'], because: 'an agent can’t wish for their own home (P-38)' }],
    },
    {
      what: 'wish a sold home',
      given: home({ sold: true }),
      send: ({ id }) => ({ body: { propertyId: id } }),
      answers: 409,
    },
  ],
  list: [
    {
      what: 'list the wishes of a user',
      send: ({ who }) => ({ params: { email: who.user.email } }),
      but: [anothersList(...others)],
    },
  ],
  one: [
    {
      what: 'read a wish of a user',
      given: wish,
      send: ({ id, who }) => ({ params: { email: who.user.email, id } }),
      but: [anothersList(...others)],
    },
    {
      what: 'read another’s wish under their own address',
      given: wish,
      send: ({ id, caller }) => ({ params: { email: caller.email || 'nobody', id } }),
      but: [notTheirs(...others)],
    },
  ],
  restore: [
    {
      what: 'undo a removal of a user',
      given: async (world) => {
        const id = await wish(world)
        await removeWish(world.app.db, world.who.user.id, id)
        return id
      },
      send: itself,
      but: [notTheirs(...others)],
    },
  ],
  remove: [{ what: 'take a home off the wishlist of a user', given: wish, send: itself, but: [notTheirs(...others)] }],
}
