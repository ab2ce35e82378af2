import { randomUUID } from 'node:crypto'
import { make } from '../../people/make.ts'
import type { About, RowsOf } from '../row.ts'
import { absent, home, itself, offer, type World, wishedHome } from '../world.ts'
import { anothersList, itsOwner, noAgents, notPublic, notTheirs } from './exceptions.ts'

const made = ({ id }: About) => ({ body: { propertyId: id, buyingDate: '2099-01-01', offerAmount: 250000.5 } })
const ofUser = ({ who }: About) => ({ params: { email: who.user.email } })
const toAgent = ({ who }: About) => ({ query: { agentEmail: who.agent.email } })
const answer = (status: 'accepted' | 'rejected') => (about: About) => ({ params: { id: about.id }, body: { status } })
const bought = (about: About) => ({
  params: { id: about.id },
  body: { status: 'Bought' as const, transactionId: about.receipt ?? 'pi_unknown' },
})

async function paidOffer({ app, who }: World) {
  const receipt = `pi_${randomUUID()}`
  const property = await make.property(app, { agent: who.agent, sold: true })
  const { id } = await make.offer(app, { property, buyer: who.user, status: 'Bought', transactionId: receipt })
  return { id, receipt }
}

const notTheirAgent = [noAgents('user', 'otherUser', 'fraud'), notTheirs('otherAgent', 'admin')] as const
const otherBuyers = notTheirs('otherUser', 'agent', 'otherAgent', 'admin', 'fraud')
const ownHome = { status: 409, for: ['agent' as const], because: 'an agent can’t offer on their own home (P-38)' }
const noSale = itsOwner(409, 'user', 'agent', 'admin')

export const offerRows: RowsOf<'offer'> = {
  make: [
    { what: 'offer on a home', given: home(), send: made, but: [ownHome] },
    { what: 'offer on a sold home', given: home({ sold: true }), send: made, answers: 409 },
    {
      what: 'offer on a pending home',
      given: home({ status: 'pending' }),
      send: made,
      answers: 409,
      but: [notPublic()],
    },
    {
      what: 'offer on a paused home that the user wished',
      given: wishedHome({ market: 'paused', withdrawn: true }),
      send: made,
      answers: 409,
      but: [{ ...notPublic(), for: ['otherUser', 'otherAgent', 'fraud'] }],
    },
    { what: 'offer on a home that is not there', given: absent, send: made, answers: 404 },
  ],
  ofBuyer: [
    {
      what: 'list the offers of a user',
      send: ofUser,
      but: [anothersList('otherUser', 'agent', 'otherAgent', 'admin', 'fraud')],
    },
  ],
  one: [
    {
      what: 'read an offer of a user',
      given: offer(),
      send: (about) => ({ params: { ...ofUser(about).params, id: about.id } }),
      but: [anothersList('otherUser', 'agent', 'otherAgent', 'admin', 'fraud')],
    },
    {
      what: 'read another’s offer under their own address',
      given: offer(),
      send: ({ id, caller }) => ({ params: { email: caller.email || 'nobody', id } }),
      but: [otherBuyers],
    },
  ],
  ofAgent: [
    {
      what: 'list the offers on an agent’s homes',
      send: toAgent,
      but: [noAgents('user', 'otherUser', 'fraud'), anothersList('otherAgent', 'admin')],
    },
  ],
  soldTotal: [
    {
      what: 'see what an agent has sold',
      send: toAgent,
      but: [noAgents('user', 'otherUser', 'fraud'), anothersList('otherAgent', 'admin')],
    },
  ],
  receipt: [
    {
      what: 'read the receipt of a paid offer',
      given: offer({ status: 'Bought' }),
      send: itself,
      answers: 404,
      but: [itsOwner(200, 'user', 'agent', 'admin')],
    },
    {
      what: 'read the receipt of a home that an admin sold',
      given: offer({ status: 'Bought' }, 'admin'),
      send: itself,
      answers: 404,
      but: [itsOwner(200, 'user', 'admin')],
    },
    {
      what: 'read the receipt of an offer that is not paid',
      given: offer({ status: 'accepted' }),
      send: itself,
      answers: 404,
      but: [noSale],
    },
    {
      what: 'read the receipt of a closed offer',
      given: offer({ status: 'rejected' }),
      send: itself,
      answers: 404,
      but: [noSale],
    },
    {
      what: 'read the receipt of a home whose agent is now marked as fraud',
      given: offer({ status: 'Bought' }, 'fraud'),
      send: itself,
      answers: 404,
      but: [itsOwner(200, 'user', 'admin')],
    },
  ],
  move: [
    { what: 'accept an offer', given: offer(), send: answer('accepted'), but: [...notTheirAgent] },
    { what: 'reject an offer', given: offer(), send: answer('rejected'), but: [...notTheirAgent] },
    {
      what: 'accept an offer that is accepted',
      given: offer({ status: 'accepted' }),
      send: answer('accepted'),
      answers: 409,
      but: [...notTheirAgent],
    },
    { what: 'hand in the receipt of a paid offer again', given: paidOffer, send: bought, but: [otherBuyers] },
    {
      what: 'hand in an invented receipt',
      given: offer({ status: 'accepted' }),
      send: bought,
      answers: 409,
      but: [otherBuyers],
    },
  ],
  cancel: [
    { what: 'withdraw an offer', given: offer(), send: itself, but: [otherBuyers] },
    {
      what: 'withdraw an accepted offer',
      given: offer({ status: 'accepted' }),
      send: itself,
      answers: 409,
      but: [otherBuyers],
    },
  ],
}

export const paymentRows: RowsOf<'payment'> = {
  createIntent: [
    {
      what: 'open the payment of an accepted offer',
      given: offer({ status: 'accepted' }),
      send: ({ id }) => ({ body: { offerId: id, price: 250000.5 } }),
      but: [otherBuyers],
    },
    {
      what: 'open the payment of an offer that is pending',
      given: offer(),
      send: ({ id }) => ({ body: { offerId: id, price: 250000.5 } }),
      answers: 409,
      but: [otherBuyers],
    },
    { what: 'open a payment of a price alone', send: { body: { price: 1 } }, answers: 409 },
  ],
}
