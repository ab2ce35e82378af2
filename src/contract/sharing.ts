import * as z from 'zod/mini'
import { Deleted, Inserted, Modified } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { Page } from './list.ts'
import { TextLanguage, Translations } from './listing-texts.ts'
import { Market } from './market-fields.ts'
import { PropertyStatus } from './property.ts'
import { PriceKind } from './property-facts.ts'

export const INVITATION_DAYS = 7
export const MAX_INVITATIONS_A_DAY = 20
export const MAX_SHARED_TOTAL = 1000

export const HomeVote = z.enum(['up', 'down', 'none'], 'vote is up, down or none')
export type HomeVote = z.infer<typeof HomeVote>

const Partner = z.object({ name: z.string(), photoUrl: z.optional(z.string()) })
export type Partner = z.infer<typeof Partner>

/** The person with whom someone shares their wishlist, or their open invitation. Times are ISO 8601 in UTC. */
export const Sharing = z.object({
  partner: z.optional(Partner),
  since: z.optional(z.string()),
  invitation: z.optional(z.object({ madeAt: z.string(), lapsesAt: z.string() })),
})
export type Sharing = z.infer<typeof Sharing>

/**
 * A home on the wishlist of one of the two, or of both. `_id`: the wish's, which only determines the order of the list.
 */
export const SharedWish = z.object({
  _id: z.string(),
  propertyId: z.string(),
  propertyImage: z.string(),
  placeholder: z.optional(z.string()),
  title: z.string(),
  language: z.optional(TextLanguage),
  translations: z.optional(Translations),
  location: z.string(),
  price: z.string(),
  priceKind: z.optional(PriceKind),
  status: z.optional(PropertyStatus),
  sold: z.boolean(),
  withdrawn: z.boolean(),
  market: z.optional(Market),
  underOffer: z.optional(z.boolean()),
  wishedBy: z.enum(['caller', 'partner', 'both']),
  vote: HomeVote,
  partnerVote: HomeVote,
})
export type SharedWish = z.infer<typeof SharedWish>

const MAX_TOKEN = 200
const Token = z.object({ token: z.string('token is required').check(z.maxLength(MAX_TOKEN, 'token is too long')) })

export const sharingApi = {
  read: endpoint({
    method: 'GET',
    path: '/sharing',
    access: 'signedIn',
    summary: 'With whom the caller shares their wishlist, and their open invitation',
    answer: Sharing,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/sharing/invitations',
    access: 'signedIn',
    needsVerifiedEmail: true,
    summary: `Makes an invitation to share the caller’s wishlist, for one person, for ${INVITATION_DAYS} days; it replaces an earlier one. Its token is not shown again`,
    answer: z.object({ token: z.string(), lapsesAt: z.string() }),
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/sharing/invitations',
    access: 'signedIn',
    summary: 'Withdraws the caller’s open invitation',
    answer: Deleted,
  }),
  invitation: endpoint({
    method: 'POST',
    path: '/sharing/invitations/read',
    access: 'signedIn',
    summary: 'Who invites by the invitation of this token; it changes nothing',
    body: Token,
    answer: z.object({ inviter: Partner, lapsesAt: z.string() }),
  }),
  join: endpoint({
    method: 'POST',
    path: '/sharing',
    access: 'signedIn',
    needsVerifiedEmail: true,
    summary:
      'Accepts the invitation of this token: the caller and its inviter share their wishlists from then on. An invitation is used once; a person shares with one other',
    body: Token,
    answer: Inserted,
    success: 201,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/sharing',
    access: 'signedIn',
    summary: 'Ends the sharing at once, with the votes of both; wishes and notes stay with those who made them',
    answer: Deleted,
  }),
  wishes: endpoint({
    method: 'GET',
    path: '/sharing/wishes',
    access: 'signedIn',
    summary:
      'The homes that the caller or their partner wished, newest first, each once, as far as the caller may see them, and none while the caller shares with nobody; a page may have fewer rows than `limit` though another follows',
    query: Page,
    answer: z.array(SharedWish),
    paged: true,
  }),
  vote: endpoint({
    method: 'PUT',
    path: '/sharing/votes/:id',
    access: 'signedIn',
    summary: 'The caller’s vote on a home of the shared list, by the home’s id',
    body: z.object({ vote: HomeVote }),
    answer: Modified,
  }),
}
