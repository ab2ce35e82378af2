import { and, eq, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Page, Paged } from '#contract/list'
import type { NewReview, Review } from '#contract/review'
import type { Database, Queryable } from '../db/database.ts'
import { newestFirst } from '../db/newest-first.ts'
import { reviewFields, reviews } from '../db/tables/review.ts'
import { users } from '../db/tables/user.ts'

export const allReviews = (db: Database, page: Page) => reviewsWhere(db, page, undefined)

export const reviewsOf = (db: Database, email: string, page: Page) =>
  reviewsWhere(db, page, eq(reviews.reviewerEmail, email))

async function reviewsWhere(db: Database, page: Page, where: SQL | undefined): Promise<Paged<Review>> {
  const { rows: shown, ...rest } = await newestFirst(db, { table: reviews, where, page }, (query) =>
    db
      .select(reviewFields)
      .from(reviews)
      .leftJoin(users, eq(users.id, reviews.reviewerId))
      .where(query.where)
      .orderBy(query.orderBy)
      .limit(query.limit),
  )
  return { ...rest, rows: shown.map(({ propertyId, ...row }) => ({ ...row, propertyId: propertyId ?? undefined })) }
}

type Reviewer = { id: string; email: string; name: string }

/** Adds a review by `reviewer` and answers its id. Without a time of day it is the server's, in UTC. */
export async function addReview(
  tx: Queryable,
  reviewer: Reviewer,
  { propertyId, propertyTitle, agentName, reviewTime, reviewDescription }: z.output<typeof NewReview>,
): Promise<string> {
  const [row] = await tx
    .insert(reviews)
    .values({
      propertyId,
      propertyTitle,
      agentName,
      reviewTime: reviewTime ?? new Date().toISOString().slice(11, 19),
      description: reviewDescription,
      reviewerId: reviewer.id,
      reviewerEmail: reviewer.email,
      reviewerName: reviewer.name,
    })
    .returning({ id: reviews.id })
  return row?.id ?? ''
}

/** Deletes a review and returns what it said; `undefined` when there is none, or when it isn't by the given `author`. */
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
