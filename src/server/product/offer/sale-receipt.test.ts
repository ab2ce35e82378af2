import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerApi } from '#contract/offer'
import type { SaleReceipt } from '#contract/sale-receipt'
import { type Callers, callAs, everybody, requestOf } from '../../../../test/people/access.ts'
import type { App } from '../../../../test/people/deal.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { propertyAddresses } from '../tables/property-address.ts'

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
const read = (as: keyof Callers, id: string) => callAs(app, callers[as], offerApi.receipt, { params: { id } })

test.each(['nonsense', '%00', `${'a'.repeat(299)}`, '../users', "' or 1=1 --", '0198c1f0-0000-7000-8000-000000000000'])(
  'a receipt of %j does not exist',
  async (id) => {
    expect((await read('admin', id)).status).toBe(404)
  },
)

test('a receipt names buyer, agent, amount, home and date', async () => {
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
    payments: [],
  })
})

test('a receipt names the country of the address in the reader’s language', async () => {
  const { id, propertyId } = await offered('Bought')
  const address = { street: 'Calle Larios', houseNumber: '3', town: 'Málaga', postcode: '29005', country: 'ES' }
  await app.db.insert(propertyAddresses).values({ propertyId: propertyId ?? '', ...address })
  const { url, init } = requestOf(app, callers.user, offerApi.receipt, { params: { id } })
  const headers = new Headers(init.headers)
  headers.set('accept-language', 'de')
  const answer = await fetch(url, { ...init, headers })
  const { addressLines } = (await answer.json()) as SaleReceipt
  expect(addressLines).toEqual(['Calle Larios 3', '29005 Málaga', 'Spanien'])
})
