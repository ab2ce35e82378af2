import * as z from 'zod/mini'
import * as f from '#messages/fields'
import { Deleted, Inserted, Modified } from './answers.ts'
import { Cents } from './cents.ts'
import { comparableEmail } from './email.ts'
import { endpoint } from './endpoint.ts'
import { Ignored } from './ignored.ts'
import { pageQuery } from './list.ts'
import { Market } from './market-fields.ts'
import { OfferClosedWhy, OfferStatus } from './offer-status.ts'
import { PriceKind, PropertyType } from './property-facts.ts'
import { PropertyReference } from './property-reference.ts'
import { readSaleReceipt } from './sale-receipt.ts'
import { Day, optionalText } from './text.ts'

export const MAX_NOTE_LENGTH = 1000
export const MAX_REASON_LENGTH = 500

/** A new offer. `status` and the copied fields are set by the server, whatever the body says (P-37). */
export const NewOffer = z.extend(PropertyReference, {
  buyingDate: Day(f.buyingDate),
  offerAmount: Cents,
  note: z.optional(optionalText(f.note, MAX_NOTE_LENGTH)),
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
  createdAt: z.string(), // ISO time
  acceptedAt: z.optional(z.string()), // ISO time
  boughtAt: z.optional(z.string()), // ISO time
  closedAt: z.optional(z.string()), // ISO time, of a rejected one
  /** An ISO time: an accepted offer lapses if it is not paid by then. */
  payBefore: z.optional(z.string()),
  parts: z.optional(
    z.object({
      count: z.number(),
      paid: z.number(), // the number of paid parts
      amountPaid: z.number(),
      amountLeft: z.number(),
    }),
  ),
  /** The reason why a rejected offer was closed; absent if an earlier version of KeyHaven closed it. */
  closedWhy: z.optional(OfferClosedWhy),
  note: z.optional(z.string()),
  reason: z.optional(z.string()),
  /**
   * The amount that the agent would accept instead of the offered one: not binding, and absent once the home is under
   * offer or not for sale.
   */
  counterAmount: z.optional(z.number()),
  askingPrice: z.optional(z.string()),
  askingPriceKind: z.optional(PriceKind),
  propertyType: z.optional(PropertyType),
  market: z.optional(Market),
  rivalAccepted: z.optional(z.boolean()),
})
export type Offer = z.infer<typeof Offer>

const AgentEmail = z.string('agentEmail is required').check(z.trim(), z.overwrite(comparableEmail), z.minLength(1))
const Acceptance = z.object({ status: z.literal('accepted') })
const Rejection = z.object({
  status: z.literal('rejected'),
  reason: z.optional(optionalText(f.reason, MAX_REASON_LENGTH)),
  counterAmount: z.optional(Cents),
})
const Receipt = z.object({
  status: z.literal('Bought'),
  transactionId: z.string('transactionId is required').check(z.minLength(1), z.maxLength(255)),
})

export const offerApi = {
  make: endpoint({
    method: 'POST',
    path: '/offeredProperty',
    access: 'signedIn',
    needsVerifiedEmail: true,
    summary:
      'Makes an offer on another person’s verified, unsold property, named by `propertyId`, or by `agentEmail`, `title` and `location`; always stored as pending',
    body: NewOffer,
    answer: Inserted,
    success: 201,
  }),
  ofBuyer: endpoint({
    method: 'GET',
    path: '/offeredProperty/:email',
    access: 'signedIn',
    summary: 'The caller’s offers, of every status or only open ones, newest first',
    query: z.object({ ...pageQuery, open: z.optional(z.literal('true', 'open is true, or left out')) }),
    answer: z.array(Offer),
    paged: true,
  }),
  one: endpoint({
    method: 'GET',
    path: '/offeredProperty/:email/:id',
    access: 'signedIn',
    summary: 'One of the caller’s offers',
    answer: Offer,
  }),
  ofAgent: endpoint({
    method: 'GET',
    path: '/offeredProperty',
    access: 'signedIn',
    summary: 'Offers on the calling agent’s properties, optionally of one status',
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
    summary: 'The number of the calling agent’s sold properties, and their total price',
    query: z.object({ agentEmail: AgentEmail }),
    answer: z.object({ count: z.number(), total: z.number() }),
  }),
  move: endpoint({
    method: 'PATCH',
    path: '/offeredProperty/:id',
    access: 'signedIn',
    summary:
      'The agent accepts a pending offer, or rejects it with a reason and a counter-proposal; the buyer hands in the receipt of an accepted one, or of a part of it',
    body: z.discriminatedUnion('status', [Acceptance, Rejection, Receipt], 'status is accepted, rejected or Bought'),
    answer: Modified,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/offeredProperty/:id',
    access: 'signedIn',
    summary: 'Withdraws one of the caller’s pending offers, which stays as rejected',
    answer: Deleted,
  }),
  receipt: readSaleReceipt,
}
