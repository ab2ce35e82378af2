import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { hashOf } from '../../../src/server/product/sharing/join-sharing.ts'
import { addSharing, putInvitation } from '../../../src/server/product/sharing/sharing.store.ts'
import { make, type Person } from '../../people/make.ts'
import type { As } from '../callers.ts'
import { living } from '../expected.ts'
import type { RowsOf } from '../row.ts'
import { home, type World } from '../world.ts'

/** The token of a new person in place of each caller with an account, because a person shares with one other. */
const asNew =
  (prepare: (world: World, person: Person) => Promise<unknown> = async () => {}) =>
  async (world: World, as: As): Promise<string> => {
    if (!living.some((one) => one === as)) return world.who[as].token
    const person = await make.user(world.app)
    await prepare(world, person)
    return person.token
  }

const sharing = asNew(async ({ app }, person) => addSharing(app.db, [person.id, (await make.user(app)).id]))

async function invitationOf({ app }: World, { id: userId }: { id: string }): Promise<string> {
  const token = randomUUID()
  const lapsesAt = new Date(Date.now() + 86_400_000)
  await putInvitation(app.db, { userId, tokenHash: hashOf(token), createdAt: new Date(), lapsesAt })
  return token
}
const invitation = async (world: World) => invitationOf(world, await make.user(world.app))

/** A home that all who share have on their wishlists. */
async function sharedHome(world: World): Promise<string> {
  const id = await home()(world)
  await world.app.db.execute(sql`insert into wishlist_item (id, user_id, property_id)
    select gen_random_uuid(), user_id, ${id} from sharing_member`)
  return id
}

const unshared = {
  status: 409,
  for: [...living],
  because: 'they share their wishlist with nobody (P-357)',
}

export const sharingRows: RowsOf<'sharing'> = {
  read: [{ what: 'read with whom they share' }],
  invite: [{ what: 'invite someone', tokenOf: asNew() }],
  withdraw: [
    { what: 'withdraw their invitation', tokenOf: asNew(invitationOf) },
    { what: 'withdraw an invitation that they have not made', answers: 404 },
  ],
  invitation: [
    {
      what: 'read an invitation',
      given: invitation,
      send: ({ id: token }) => ({ body: { token } }),
      tokenOf: asNew(),
    },
  ],
  join: [
    {
      what: 'accept an invitation',
      given: invitation,
      send: ({ id: token }) => ({ body: { token } }),
      tokenOf: asNew(),
    },
  ],
  end: [
    { what: 'end their sharing', tokenOf: sharing },
    { what: 'end a sharing that they don’t have', but: [unshared] },
  ],
  wishes: [{ what: 'read the homes of both', tokenOf: sharing }],
  vote: [
    {
      what: 'vote on a home',
      given: sharedHome,
      send: ({ id }) => ({ params: { id }, body: { vote: 'up' } }),
      tokenOf: sharing,
    },
  ],
}
