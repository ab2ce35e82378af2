import * as z from 'zod/mini'
import { Inserted, Modified } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { Ignored } from './ignored.ts'
import { Page, pageQuery } from './list.ts'
import { Cents } from './money.ts'
import { PropertyReference } from './property/reference.ts'
import { Day } from './text.ts'

export const OfferStatus = z.enum(['pending', 'accepted', 'rejected', 'Bought'])
export type OfferStatus = z.infer<typeof OfferStatus>

type Move = { from: readonly OfferStatus[]; to: OfferStatus }

/** Which statuses each move may start from (P-25, P-42). */
export const offerMoves = {
  accept: { from: ['pending'], to: 'accepted' },
  reject: { from: ['pending'], to: 'rejected' },
  pay: { from: ['accepted'], to: 'Bought' },
  lapse: { from: ['accepted'], to: 'rejected' },
  close: { from: ['pending', 'accepted'], to: 'rejected' },
} as const satisfies Record<string, Move>
export type OfferMove = keyof typeof offerMoves

export const offerCan = (move: OfferMove, offer: { status: OfferStatus }): boolean =>
  (offerMoves[move].from as readonly OfferStatus[]).includes(offer.status)

/** A new offer as sent; `status` and the copied fields are the server's, whatever the body says (P-37). */
export const NewOffer = z.extend(PropertyReference, {
  buyingDate: Day('Buying date'),
  offerAmount: Cents,
  agentName: Ignored,
  buyerEmail: Ignored,
  buyerName: Ignored,
  propertyImage: Ignored,
  status: Ignored,
})

export const Offer = z.object({
  _id: z.string(),
  propertyId: z.optional(z.string()),
  title: z.string(),
  buyingDate: z.string(),
  location: z.string(),
  offerAmount: z.number(), // in the site's currency
  agentName: z.string(),
  agentEmail: z.string(),
  buyerEmail: z.string(),
  buyerName: z.string(),
  propertyImage: z.string(),
  status: OfferStatus,
  transactionId: z.optional(z.string()),
  /** When an accepted offer lapses if it stays unpaid, as an ISO time. */
  payBefore: z.optional(z.string()),
})
export type Offer = z.infer<typeof Offer>

const AgentEmail = z.string('agentEmail is required').check(z.trim(), z.toLowerCase(), z.minLength(1))
const Decision = z.object({ status: z.enum(['accepted', 'rejected']) })
const Receipt = z.object({
  status: z.literal('Bought'),
  transactionId: z.string('transactionId is required').check(z.minLength(1), z.maxLength(255)),
})

export const offerApi = {
  make: endpoint({
    method: 'POST',
    path: '/offeredProperty',
    access: 'signedIn',
    summary: 'Offers on a verified, unsold property of another; always stored as pending',
    body: NewOffer,
    answer: Inserted,
    success: 201,
  }),
  ofBuyer: endpoint({
    method: 'GET',
    path: '/offeredProperty/:email',
    access: 'signedIn',
    summary: 'One’s own offers, of every status, newest first',
    query: Page,
    answer: z.array(Offer),
    paged: true,
  }),
  one: endpoint({
    method: 'GET',
    path: '/offeredProperty/:email/:id',
    access: 'signedIn',
    summary: 'One of one’s own offers',
    answer: Offer,
  }),
  ofAgent: endpoint({
    method: 'GET',
    path: '/offeredProperty',
    access: 'signedIn',
    summary: 'Offers on the agent’s own properties, optionally of one status',
    query: z.object({
      ...pageQuery,
      agentEmail: AgentEmail,
      status: z.optional(OfferStatus),
    }),
    answer: z.array(Offer),
    paged: true,
  }),
  soldTotal: endpoint({
    method: 'GET',
    path: '/offeredProperty/sold/total',
    access: 'signedIn',
    summary: 'How many of the agent’s own properties were bought, and for how much altogether',
    query: z.object({ agentEmail: AgentEmail }),
    answer: z.object({ count: z.number(), total: z.number() }),
  }),
  move: endpoint({
    method: 'PATCH',
    path: '/offeredProperty/:id',
    access: 'signedIn',
    summary: 'The agent accepts or rejects a pending offer; the buyer hands in the receipt of an accepted one',
    body: z.discriminatedUnion('status', [Decision, Receipt], 'status is accepted, rejected or Bought'),
    answer: Modified,
  }),
}
