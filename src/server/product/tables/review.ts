import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, isoMoment } from '../../platform/db/tables/columns.ts'
import { users } from '../../platform/db/tables/user.ts'
import { properties } from './property.ts'

export const reviews = pgTable(
  'review',
  {
    id: id(),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
    propertyTitle: text('property_title').notNull(),
    agentName: text('agent_name').notNull(),
    reviewTime: text('review_time').notNull(),
    description: text('description').notNull(),
    reviewerId: uuid('reviewer_id').references(() => users.id, { onDelete: 'set null' }),
    reviewerEmail: text('reviewer_email').notNull(),
    reviewerName: text('reviewer_name').notNull(),
    /** The reviewer's photo for earlier versions, which did not have `reviewer_id`; no longer read. */
    reviewerImage: text('reviewer_image'),
    createdAt: createdAt(),
    rating: smallint('rating'),
    agentEmail: text('agent_email'),
    boughtHere: boolean('bought_here').notNull().default(false),
    byOwnAgent: boolean('by_own_agent').notNull().default(false),
    words: text('words'),
  },
  (table) => [
    uniqueIndex('review_rated_once').on(table.reviewerId, table.propertyId).where(sql`rating is not null`),
    index('review_of_agent').on(table.agentEmail, table.id),
    check('review_rating', sql`${table.rating} between 1 and 5`),
    index('review_of_reviewer').on(table.reviewerEmail, table.id),
    index('review_of_property').on(table.propertyId, table.id),
    index('review_word_forms').using('gin', table.words.op('gin_trgm_ops')),
    index('review_of_account').on(table.reviewerId),
  ],
)

export const reviewFields = {
  _id: reviews.id,
  propertyId: reviews.propertyId,
  propertyTitle: reviews.propertyTitle,
  agentName: reviews.agentName,
  reviewTime: reviews.reviewTime,
  reviewerEmail: reviews.reviewerEmail,
  reviewDescription: reviews.description,
  reviewerName: reviews.reviewerName,
  ReviewerImage: users.photoUrl,
  createdAt: sql<string>`${isoMoment(reviews.createdAt)}`,
  rating: reviews.rating,
  boughtHere: reviews.boughtHere,
  byOwnAgent: reviews.byOwnAgent,
}
