import { eq } from 'drizzle-orm'
import { DELETED_USER } from '#contract/person-name'
import type { Queryable } from '../../platform/db/database.ts'
import { NO_EMAIL, ownRows, type Person, type PersonalData } from '../../platform/noun/personal-data.store.ts'
import { reviews } from '../tables/review.ts'

const review = {
  id: reviews.id,
  propertyTitle: reviews.propertyTitle,
  text: reviews.description,
  rating: reviews.rating,
  createdAt: reviews.createdAt,
}

async function forget(tx: Queryable, { email }: Person): Promise<void> {
  const writer = { reviewerEmail: NO_EMAIL, reviewerName: DELETED_USER, reviewerImage: null }
  await tx.update(reviews).set(writer).where(eq(reviews.reviewerEmail, email))
  await tx.update(reviews).set({ agentName: DELETED_USER, agentEmail: null }).where(eq(reviews.agentEmail, email))
}

export const personalDataOfReviews: PersonalData = {
  exported: { reviews: ownRows(reviews, review, ({ email }) => eq(reviews.reviewerEmail, email)) },
  forget,
}
