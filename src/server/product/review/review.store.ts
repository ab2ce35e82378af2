import { and, eq, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Page, Paged } from '#contract/list'
import type { Review } from '#contract/review'
import type { NewReview } from '#contract/review-fields'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { newestFirst } from '../../platform/db/newest-first.ts'
import { users } from '../../platform/db/tables/user.ts'
import { hasEveryWord } from '../../platform/db/word-search.ts'
import { offers } from '../tables/offer.ts'
import { reviewFields, reviews } from '../tables/review.ts'

type Filter = { propertyId?: string | undefined; agentEmail?: string | undefined; q?: string | undefined }

export async function allReviews(db: Database, page: Page, { propertyId, agentEmail, q }: Filter = {}) {
  const where = and(
    propertyId === undefined ? undefined : eq(reviews.propertyId, propertyId),
    agentEmail === undefined ? undefined : eq(reviews.agentEmail, agentEmail),
    await hasEveryWord(db, reviews.words, q),
  )
  return reviewsWhere(db, page, where)
}

export const reviewsOf = (db: Database, email: string, page: Page) =>
  reviewsWhere(db, page, eq(reviews.reviewerEmail, email))

async function reviewsWhere(db: Database, page: Page, where: SQL | undefined): Promise<Paged<Review>> {
  const { rows, ...rest } = await newestFirst(db, { table: reviews, where, page }, (query) =>
    db
      .select(reviewFields)
      .from(reviews)
      .leftJoin(users, eq(users.id, reviews.reviewerId))
      .where(query.where)
      .orderBy(query.orderBy)
      .limit(query.limit),
  )
  const shown = rows.map(({ propertyId, rating, ...row }) => ({
    ...row,
    propertyId: propertyId ?? undefined,
    rating: rating ?? undefined,
  }))
  return { ...rest, rows: shown }
}

type Reviewer = { id: string; email: string; name: string }
type LinkedHome = Pick<
  z.output<typeof NewReview>,
  'propertyTitle' | 'agentName' | 'reviewTime' | 'reviewDescription' | 'rating'
> & { home?: { propertyId: string; agentEmail: string; boughtHere: boolean } | undefined }

/**
 * Adds a review and returns its id; `undefined` if it would be the user's second rating of the home. A date without a
 * time gets the server's time of day (UTC).
 */
export async function addReview(
  tx: Queryable,
  reviewer: Reviewer,
  { home, reviewTime, reviewDescription, ...review }: LinkedHome,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(reviews)
    .values({
      ...review,
      ...home,
      byOwnAgent: home?.agentEmail === reviewer.email,
      reviewTime: reviewTime ?? new Date().toISOString().slice(11, 19),
      description: reviewDescription,
      reviewerId: reviewer.id,
      reviewerEmail: reviewer.email,
      reviewerName: reviewer.name,
    })
    .onConflictDoNothing({ target: [reviews.reviewerId, reviews.propertyId], where: sql`rating is not null` })
    .returning({ id: reviews.id })
  return row?.id
}

export async function hasBought(db: Queryable, buyerEmail: string, propertyId: string): Promise<boolean> {
  const bought = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.propertyId, propertyId), eq(offers.buyerEmail, buyerEmail), eq(offers.status, 'Bought')))
    .limit(1)
  return bought.length > 0
}

export async function deleteReview(tx: Queryable, id: string, author: string | undefined) {
  const whose = author === undefined ? undefined : eq(reviews.reviewerEmail, author)
  const [row] = await tx
    .delete(reviews)
    .where(and(eq(reviews.id, id), whose))
    .returning({
      reviewerEmail: reviews.reviewerEmail,
      propertyTitle: reviews.propertyTitle,
      reviewDescription: reviews.description,
    })
  return row
}
