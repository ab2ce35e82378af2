import * as z from 'zod/mini'
import { Deleted, Inserted } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { Page, pageQuery } from './list.ts'
import { NewReview } from './review-fields.ts'
import { Id } from './text.ts'

/** The average rating, rounded to a tenth, and the number of ratings, without agents' ratings of their own homes. */
export const RatingSummary = z.object({ average: z.number(), count: z.number() })
export type RatingSummary = z.infer<typeof RatingSummary>

export const Review = z.object({
  _id: z.string(),
  propertyId: z.optional(z.string()),
  propertyTitle: z.string(),
  agentName: z.string(),
  reviewTime: z.string(), // time of day, h:m:s (P-22)
  reviewerEmail: z.string(), // empty except for the reviewer and admins
  reviewDescription: z.string(),
  reviewerName: z.string(),
  ReviewerImage: z.nullable(z.string()),
  createdAt: z.string(), // ISO 8601 in UTC
  rating: z.optional(z.number()),
  boughtHere: z.boolean(),
  byOwnAgent: z.boolean(),
})
export type Review = z.infer<typeof Review>

export const reviewApi = {
  list: endpoint({
    method: 'GET',
    path: '/reviews',
    access: 'public',
    summary:
      'All reviews, or those of a home or of an agent’s homes, newest first; `reviewerEmail` is empty to all but its writer and admins',
    query: z.object({
      ...pageQuery,
      propertyId: z.optional(Id('propertyId')),
      agentId: z.optional(Id('agentId')),
      q: z.optional(z.string().check(z.maxLength(200, 'q is too long'))),
    }),
    answer: z.array(Review),
    paged: true,
  }),
  ofReviewer: endpoint({
    method: 'GET',
    path: '/reviews/:email',
    access: 'signedIn',
    summary: 'The caller’s reviews; an admin may read anyone’s',
    query: Page,
    answer: z.array(Review),
    paged: true,
  }),
  write: endpoint({
    method: 'POST',
    path: '/reviews',
    access: 'signedIn',
    needsVerifiedEmail: true,
    summary:
      'Adds a review by the caller; no purchase needed. A `rating` needs the `propertyId` of a public home; a second rating of the same home is 409',
    body: NewReview,
    answer: Inserted,
    success: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/reviews/:id',
    access: 'signedIn',
    summary: 'Deletes one of the caller’s reviews; an admin may delete any',
    answer: Deleted,
  }),
}
