import * as z from 'zod/mini'
import { Ignored } from './ignored.ts'
import { requiredLine, requiredText, TimeOfDay } from './text.ts'

export const MAX_RATING = 5
const RATING = `Rating is 1 to ${MAX_RATING} stars`
const Rating = z.int(RATING).check(z.gte(1, RATING), z.lte(MAX_RATING, RATING))

export const NewReview = z.object({
  propertyId: z.optional(z.string()),
  propertyTitle: requiredLine('Property title', 120),
  agentName: requiredLine('Agent name', 120),
  reviewTime: z.optional(TimeOfDay('Review time')),
  reviewerEmail: Ignored,
  reviewDescription: requiredText('Review description', 2000),
  /** A rating of the home in `propertyId`; a person can rate a home once. */
  rating: z.optional(z.nullable(Rating)),
  reviewerName: Ignored,
  ReviewerImage: Ignored,
})
