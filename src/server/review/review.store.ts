import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Page, Paged } from '#contract/list'
import type { Review } from '#contract/review'
import type { Database } from '../db/database.ts'
import { madeBefore, pageOf, rowsAsked } from '../db/keyset.ts'
import { reviewFields, reviews } from '../db/tables/review.ts'

export const allReviews = (db: Database, page: Page) => reviewsWhere(db, page, undefined)

export const reviewsOf = (db: Database, email: string, page: Page) =>
  reviewsWhere(db, page, eq(reviews.reviewerEmail, email))

async function reviewsWhere(db: Database, page: Page, wanted: SQL | undefined): Promise<Paged<Review>> {
  const [rows, total] = await Promise.all([
    db
      .select(reviewFields)
      .from(reviews)
      .where(and(wanted, madeBefore(reviews.id, page)))
      .orderBy(desc(reviews.id))
      .limit(rowsAsked(page)),
    db.$count(reviews, wanted),
  ])
  const { rows: shown, ...rest } = pageOf(rows, page, total, (row) => [row._id])
  return { ...rest, rows: shown.map(({ propertyId, ...row }) => ({ ...row, propertyId: propertyId ?? undefined })) }
}
