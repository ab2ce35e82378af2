import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { properties } from './property.ts'

/** Reviews; they stay when their property or their author's account goes. */
export const reviews = pgTable(
  'review',
  {
    id: id(),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
    propertyTitle: text('property_title').notNull(),
    agentName: text('agent_name').notNull(),
    reviewTime: text('review_time').notNull(),
    description: text('description').notNull(),
    reviewerEmail: text('reviewer_email').notNull(),
    reviewerName: text('reviewer_name').notNull(),
    reviewerImage: text('reviewer_image'),
    createdAt: createdAt(),
  },
  (table) => [
    index('review_reviewer').on(table.reviewerEmail, table.id.desc()),
    index('review_property').on(table.propertyId, table.id.desc()),
  ],
)

/** A review as the contract names its fields. */
export const reviewFields = {
  _id: reviews.id,
  propertyId: reviews.propertyId,
  propertyTitle: reviews.propertyTitle,
  agentName: reviews.agentName,
  reviewTime: reviews.reviewTime,
  reviewerEmail: reviews.reviewerEmail,
  reviewDescription: reviews.description,
  reviewerName: reviews.reviewerName,
  ReviewerImage: reviews.reviewerImage,
}
