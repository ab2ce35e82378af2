import * as z from 'zod/mini'
import { Deleted, Inserted } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { Ignored } from './ignored.ts'
import { Page } from './list.ts'
import { requiredText, TimeOfDay } from './text.ts'

/** A new review as sent; the reviewer's name, e-mail and picture are the caller's (P-37). */
export const NewReview = z.object({
  propertyId: z.optional(z.string()),
  propertyTitle: requiredText('Property title', 120),
  agentName: requiredText('Agent name', 120),
  reviewTime: z.optional(TimeOfDay('Review time')),
  reviewerEmail: Ignored,
  reviewDescription: requiredText('Review description', 2000),
  reviewerName: Ignored,
  ReviewerImage: Ignored,
})

export const Review = z.object({
  _id: z.string(),
  propertyId: z.optional(z.string()),
  propertyTitle: z.string(),
  agentName: z.string(),
  reviewTime: z.string(), // time of day, h:m:s (P-22)
  reviewerEmail: z.string(), // empty to all but its writer and admins
  reviewDescription: z.string(),
  reviewerName: z.string(),
  ReviewerImage: z.nullable(z.string()),
})
export type Review = z.infer<typeof Review>

export const reviewApi = {
  list: endpoint({
    method: 'GET',
    path: '/reviews',
    access: 'public',
    summary: 'All reviews, newest first; `reviewerEmail` is empty to all but its writer and admins',
    query: Page,
    answer: z.array(Review),
    paged: true,
  }),
  ofReviewer: endpoint({
    method: 'GET',
    path: '/reviews/:email',
    access: 'signedIn',
    summary: 'One’s own reviews; an admin may ask for anybody’s',
    query: Page,
    answer: z.array(Review),
    paged: true,
  }),
  write: endpoint({
    method: 'POST',
    path: '/reviews',
    access: 'signedIn',
    summary: 'Writes a review as oneself; no purchase needed',
    body: NewReview,
    answer: Inserted,
    success: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/reviews/:id',
    access: 'signedIn',
    summary: 'Deletes one’s own review; an admin may delete any',
    answer: Deleted,
  }),
}
