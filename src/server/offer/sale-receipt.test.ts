import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerApi } from '#contract/offer'
import { type Callers, callAs, everybody } from '../../../test/people/access.ts'
import { accessTable, signedInOnly } from '../../../test/people/access-table.ts'
import type { App } from '../../../test/people/deal.ts'
import { make } from '../../../test/people/make.ts'
import { testApp } from '../../../test/server/app.ts'

let app: App
let callers: Callers
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' })
  callers = await everybody(app)
})
afterAll(() => app.close())

/** An offer of `user` on a home of `agent`. */
const offered = async (status: 'Bought' | 'accepted' | 'rejected', by: keyof Callers = 'agent') => {
  const property = await make.property(app, { agent: callers[by], sold: status === 'Bought' })
  return make.offer(app, { property, buyer: callers.user, status })
}
const idOf = async (...of: Parameters<typeof offered>) => (await offered(...of)).id
const read = (as: keyof Callers, id: string) => callAs(app, callers[as], offerApi.receipt, { params: { id } })
const twoPeople = { user: 200, agent: 200, admin: 200 }

accessTable(
  () => app,
  [
    {
      what: 'read the receipt of a paid offer',
      given: () => idOf('Bought'),
      call: read,
      statuses: signedInOnly(404, twoPeople),
    },
    {
      what: 'read the receipt of a home that an admin sold',
      given: () => idOf('Bought', 'admin'),
      call: read,
      statuses: signedInOnly(404, { user: 200, admin: 200 }),
    },
    {
      what: 'read the receipt of an offer that is not paid',
      given: () => idOf('accepted'),
      call: read,
      statuses: signedInOnly(404, { user: 409, agent: 409, admin: 409 }),
    },
    {
      what: 'read the receipt of a closed offer',
      given: () => idOf('rejected'),
      call: read,
      statuses: signedInOnly(404, { user: 409, agent: 409, admin: 409 }),
    },
    {
      what: 'read the receipt of a home that somebody listed who is now marked as fraud',
      given: () => idOf('Bought', 'fraud'),
      call: read,
      statuses: signedInOnly(404, { user: 200, admin: 200 }),
    },
  ],
)

test.each(['nonsense', '%00', `${'a'.repeat(299)}`, '../users', "' or 1=1 --", '0198c1f0-0000-7000-8000-000000000000'])(
  'a receipt of %j does not exist',
  async (id) => {
    expect((await read('admin', id)).status).toBe(404)
  },
)

test('a receipt says who paid whom how much for what, and when', async () => {
  const offer = await offered('Bought')
  const { body } = await read('user', offer.id)
  expect(body).toEqual({
    offerId: offer.id,
    propertyId: offer.propertyId,
    title: offer.title,
    location: offer.location,
    amount: 250000.5,
    currency: 'USD',
    buyerName: callers.user.name,
    buyerEmail: callers.user.email,
    agentName: callers.agent.name,
    agentEmail: callers.agent.email,
    offeredAt: offer.createdAt.toISOString(),
    acceptedAt: offer.acceptedAt?.toISOString(),
    paidAt: offer.boughtAt?.toISOString(),
    transactionId: offer.transactionId,
  })
})
