import { make } from '../../people/make.ts'
import type { RowsOf } from '../row.ts'
import { home, itself, offer, type World } from '../world.ts'
import { notTheirs } from './exceptions.ts'

const conversation = async ({ app, who }: World) => {
  const property = await make.property(app, { agent: who.agent })
  return make.conversation(app, { property, buyer: who.user, agent: who.agent })
}
/** A block applies to all conversations of two people, so these two have no other test. */
const withSomebodyNew = async ({ app, who }: World) => {
  const agent = await make.user(app, { role: 'agent' })
  const property = await make.property(app, { agent })
  return make.conversation(app, { property, buyer: who.user, agent })
}
const report = async (world: World) => make.report(world.app, await conversation(world), world.who.user)

const ofTheTwo = notTheirs('otherUser', 'otherAgent', 'admin', 'fraud')
const ownHome = { status: 409, for: ['agent' as const], because: 'an agent can’t ask about their own home (P-111)' }
const isFraud = { status: 409, for: ['fraud' as const], because: 'a user marked as fraud can’t write (P-112)' }
const text = 'Hello'

export const conversationRows: RowsOf<'conversation'> = {
  list: [
    { what: 'list their own conversations' },
    { what: 'list those with unread messages', send: { query: { unread: 'true' } } },
  ],
  addressee: [
    {
      what: 'see whom they would ask about a home',
      given: home(),
      send: ({ id }) => ({ query: { propertyId: id } }),
      but: [ownHome],
    },
    {
      what: 'see whom they would write to about an offer',
      given: offer(),
      send: ({ id }) => ({ query: { offerId: id } }),
      but: [ofTheTwo],
    },
  ],
  begin: [
    {
      what: 'ask about a home',
      given: home(),
      send: ({ id }) => ({ body: { propertyId: id, text } }),
      but: [ownHome, isFraud],
    },
    {
      what: 'write about an offer',
      given: offer(),
      send: ({ id }) => ({ body: { offerId: id, text } }),
      but: [ofTheTwo],
    },
    {
      what: 'write about a paid offer',
      given: offer({ status: 'Bought' }),
      send: ({ id }) => ({ body: { offerId: id, text } }),
      but: [ofTheTwo],
    },
  ],
  one: [{ what: 'see a conversation', given: conversation, send: itself, but: [ofTheTwo] }],
  read: [
    {
      what: 'mark a conversation as read',
      given: conversation,
      send: ({ id }) => ({ params: { id }, body: { readUpTo: id } }),
      but: [ofTheTwo],
    },
  ],
  messages: [{ what: 'read the messages of a conversation', given: conversation, send: itself, but: [ofTheTwo] }],
  write: [
    {
      what: 'write in a conversation',
      given: conversation,
      send: ({ id }) => ({ params: { id }, body: { text } }),
      but: [ofTheTwo],
    },
  ],
  block: [
    {
      what: 'block the agent of a conversation',
      given: withSomebodyNew,
      send: itself,
      but: [notTheirs('otherUser', 'agent', 'otherAgent', 'admin', 'fraud')],
    },
  ],
  unblock: [{ what: 'unblock a user', given: conversation, send: itself, but: [ofTheTwo] }],
  report: [
    {
      what: 'report a conversation',
      given: conversation,
      send: ({ id }) => ({ params: { id }, body: { reason: 'A scam' } }),
      but: [ofTheTwo],
    },
  ],
}

export const reportRows: RowsOf<'report'> = {
  list: [{ what: 'list reported conversations' }],
  messages: [
    { what: 'read a reported conversation', given: report, send: itself },
    { what: 'read a conversation without a report', given: conversation, send: itself, answers: 404 },
  ],
  decide: [
    {
      what: 'dismiss a report',
      given: report,
      send: ({ id }) => ({ params: { id }, body: { status: 'dismissed' } }),
    },
  ],
}
