import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { RatingSummary } from '#contract/review'
import type { Queryable } from '../../platform/db/database.ts'
import { reviews } from '../tables/review.ts'

const MAX_READ = 10_000

export const ratingOfProperty = (db: Queryable, id: string) => ratingWhere(db, eq(reviews.propertyId, id))

export const ratingOfAgent = (db: Queryable, email: string) => ratingWhere(db, eq(reviews.agentEmail, email))

async function ratingWhere(db: Queryable, where: SQL): Promise<RatingSummary | undefined> {
  const newest = db
    .select({ rating: reviews.rating, byOwnAgent: reviews.byOwnAgent })
    .from(reviews)
    .where(where)
    .orderBy(desc(reviews.id))
    .limit(MAX_READ)
    .as('newest')
  const [row] = await db
    .select({
      average: sql<number | null>`round(avg(${newest.rating}), 1)::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(newest)
    .where(and(sql`${newest.rating} is not null`, sql`not ${newest.byOwnAgent}`))
  return row && row.average !== null ? { average: row.average, count: row.count } : undefined
}
