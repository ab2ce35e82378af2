import * as z from 'zod/mini'
import * as f from '#messages/fields'
import { Ignored } from './ignored.ts'
import { requiredLine, requiredText, TimeOfDay } from './text.ts'

export const MAX_RATING = 5
const RATING = { error: () => f.rating({ most: MAX_RATING }) }
const Rating = z.int(RATING).check(z.gte(1, RATING), z.lte(MAX_RATING, RATING))

export const NewReview = z.object({
  propertyId: z.optional(z.string()),
  propertyTitle: requiredLine(f.propertyTitle, 120),
  agentName: requiredLine(f.agentName, 120),
  reviewTime: z.optional(TimeOfDay('Review time')),
  reviewerEmail: Ignored,
  reviewDescription: requiredText(f.reviewDescription, 2000),
  /** A rating of the home in `propertyId`; a person can rate a home once. */
  rating: z.optional(z.nullable(Rating)),
  reviewerName: Ignored,
  ReviewerImage: Ignored,
})
