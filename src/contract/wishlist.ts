import * as z from 'zod/mini'
import { Deleted, Inserted, Modified } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { Ignored } from './ignored.ts'
import { Page } from './list.ts'
import { TextLanguage, Translations } from './listing-texts.ts'
import { Market } from './market-fields.ts'
import { PropertyStatus } from './property.ts'
import { PriceKind } from './property-facts.ts'
import { PropertyReference } from './property-reference.ts'

/**
 * A new wish. Only the property reference is read; the server fills in the other fields from the property and the
 * caller.
 */
export const NewWish = z.extend(PropertyReference, {
  userEmail: Ignored,
  userName: Ignored,
  propertyImage: Ignored,
  agentName: Ignored,
  agentImage: Ignored,
  status: Ignored,
  price: Ignored,
})

export const OpenOffer = z.object({
  _id: z.string(),
  status: z.enum(['pending', 'accepted']),
  offerAmount: z.number(),
  payBefore: z.optional(z.string()),
})
export type OpenOffer = z.infer<typeof OpenOffer>

export const WishlistItem = z.object({
  _id: z.string(),
  propertyId: z.string(),
  userEmail: z.string(),
  userName: z.string(),
  propertyImage: z.string(),
  placeholder: z.optional(z.string()),
  title: z.string(),
  language: z.optional(TextLanguage),
  translations: z.optional(Translations),
  location: z.string(),
  agentName: z.string(),
  agentEmail: z.string(),
  agentImage: z.string(),
  status: z.optional(PropertyStatus),
  price: z.string(),
  priceKind: z.optional(PriceKind),
  auctionAt: z.optional(z.string()),
  auctionClosesOffers: z.optional(z.boolean()),
  sold: z.boolean(),
  withdrawn: z.boolean(),
  market: z.optional(Market),
  underOffer: z.optional(z.boolean()),
  /** The former price, if it has changed since the wish and within the last 30 days. */
  formerPrice: z.optional(z.string()),
  formerPriceKind: z.optional(PriceKind),
  openOffer: z.optional(OpenOffer),
})
export type WishlistItem = z.infer<typeof WishlistItem>

export const wishlistApi = {
  add: endpoint({
    method: 'POST',
    path: '/wishlist',
    access: 'signedIn',
    summary:
      'Adds a verified property, named by `propertyId`, or by `agentEmail`, `title` and `location`, to the caller’s wishlist; a second wish for the same home returns the same id',
    body: NewWish,
    answer: Inserted,
    success: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/wishlist/:email',
    access: 'signedIn',
    summary: 'The caller’s wishlist, newest first',
    query: Page,
    answer: z.array(WishlistItem),
    paged: true,
  }),
  one: endpoint({
    method: 'GET',
    path: '/wishlist/:email/:id',
    access: 'signedIn',
    summary: 'One entry of the caller’s wishlist',
    answer: WishlistItem,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/wishlist/:id',
    access: 'signedIn',
    summary: 'Removes a home from the caller’s wishlist',
    answer: Deleted,
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/wishlist/:id',
    access: 'signedIn',
    summary: 'Undoes a removal of the last day: the same item is on the caller’s wishlist again; idempotent',
    answer: Modified,
  }),
}
