import { type SQL, sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { FIGURE_DAYS } from '#contract/figures'
import type { PriceKind } from '#contract/property-facts'
import type { OpenOffer } from '#contract/wishlist'
import { createdAt, id, isoMoment, moment } from '../../platform/db/tables/columns.ts'
import { users } from '../../platform/db/tables/user.ts'
import { isOverdue } from './offer-expressions.ts'
import { properties } from './property.ts'
import { homeInListFields, propertyFields } from './property-fields.ts'
import { ofHome, ofUser } from './reference-columns.ts'

export const wishes = pgTable(
  'wishlist_item',
  {
    id: id(),
    userId: ofUser().notNull(),
    propertyId: ofHome().notNull(),
    createdAt: createdAt(),
    agentEmail: text('agent_email'),
  },
  (table) => [
    unique('wishlist_item_once').on(table.userId, table.propertyId),
    index('wishlist_item_of_user').on(table.userId, table.id),
    index('wishlist_item_property').on(table.propertyId),
    index('wishlist_item_of_agent').on(table.agentEmail, table.createdAt),
  ],
)

export const removedWishes = pgTable(
  'removed_wish',
  {
    id: uuid('id').primaryKey(),
    userId: ofUser().notNull(),
    propertyId: ofHome().notNull(),
    createdAt: createdAt(),
    removedAt: moment('removed_at').notNull().defaultNow(),
  },
  (table) => [
    index('removed_wish_of_user').on(table.userId),
    index('removed_wish_property').on(table.propertyId),
    index('removed_wish_by_age').on(table.removedAt),
  ],
)

/**
 * The user's open offer on the home, found by the unique index of open offers; null if there is none or it is overdue.
 */
const openOffer = sql<OpenOffer | null>`(
  select json_strip_nulls(json_build_object(
    '_id', own.id, 'status', own.status, 'offerAmount', (own.amount_cents / 100.0)::float8, 'payBefore', ${isoMoment(sql`own.pay_before`)}
  ))
  from offer own
  where own.property_id = "property"."id" and own.buyer_email = "app_user"."email" and own.status in ('pending', 'accepted')
  and not ${isOverdue(sql`now()`, 'own')}
)`

const former = (column: SQL) => sql`(
  select ${column} from price_change change where change.property_id = "wishlist_item"."property_id"
  and change.until > greatest("wishlist_item"."created_at", now() - make_interval(days => ${sql.raw(`${FIGURE_DAYS}`)}))
  order by change.id desc limit 1
)`

export const wishFields = {
  _id: wishes.id,
  propertyId: wishes.propertyId,
  userEmail: users.email,
  userName: users.name,
  ...homeInListFields,
  agentName: properties.agentName,
  agentEmail: properties.agentEmail,
  agentImage: properties.agentImage,
  auctionAt: propertyFields.auctionAt,
  auctionClosesOffers: properties.auctionClosesOffers,
  underOffer: propertyFields.underOffer,
  formerPrice: sql<string | null>`${former(sql`price`)}`,
  formerPriceKind: sql<PriceKind | null>`${former(sql`price_kind`)}`,
  openOffer,
}
