import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { accountApi } from '#contract/account'
import type { Answer } from '#contract/endpoint'
import type { Database } from '../../platform/db/database.ts'
import { auditEntries } from '../../platform/db/tables/audit.ts'
import { signIns } from '../../platform/db/tables/sign-in.ts'
import { users } from '../../platform/db/tables/user.ts'
import { withWholeAddresses } from '../place/address.store.ts'
import { conversationMembers, conversationReports, conversations, messages } from '../tables/conversation.ts'
import { feeds } from '../tables/feed.ts'
import { homeReports } from '../tables/home-report.ts'
import { images } from '../tables/image.ts'
import { notificationSettings, notifications } from '../tables/notification.ts'
import { offers } from '../tables/offer.ts'
import { properties } from '../tables/property.ts'
import { reviews } from '../tables/review.ts'
import { savedSearches } from '../tables/saved-search.ts'
import { viewingHours, viewings } from '../tables/viewing.ts'
import { wishes } from '../tables/wishlist.ts'
import * as fields from './own-data-fields.store.ts'

type Own = { id: string; email: string }
type Part = { after: string | undefined; most: number }
export type DataSection = (db: Database, own: Own, part: Part) => Promise<{ id: string }[]>

const from = (id: PgColumn, whose: SQL, { after }: Part) => and(whose, after === undefined ? undefined : gt(id, after))

/** Starts with the account's creation: an earlier, deleted account may have had the address. */
const actionsOf = ({ id, email }: Own) =>
  sql`${auditEntries.actorEmail} = ${email} and ${auditEntries.at} >= (select created_at from app_user where id = ${id})`

type Kept = PgTable & { id: PgColumn }

const section =
  (table: Kept, fields: Record<string, PgColumn | SQL> & { id: PgColumn }, whose: (own: Own) => SQL): DataSection =>
  async (db, own, part) => {
    const rows = await db
      .select(fields)
      .from(table)
      .where(from(table.id, whose(own), part))
      .orderBy(asc(table.id))
      .limit(part.most)
    return rows.map((row) => ({ ...row, id: String(row.id) })) // a column of any table, which here is a uuid
  }

const settingsSection: DataSection = (db, own, { after, most }) => {
  const { kind, delivery, userId } = notificationSettings
  return db
    .select({ id: sql<string>`${kind}`, delivery })
    .from(notificationSettings)
    .where(and(eq(userId, own.id), after === undefined ? undefined : sql`${kind} > ${after}`))
    .orderBy(asc(kind))
    .limit(most)
}

const listingRows = (db: Database, own: Own, part: Part) =>
  db
    .select(fields.listing)
    .from(properties)
    .where(from(properties.id, eq(properties.agentEmail, own.email), part))
    .orderBy(asc(properties.id))
    .limit(part.most)

const listingsSection: DataSection = async (db, own, part) => {
  const rows = await listingRows(db, own, part)
  const whole = await withWholeAddresses(
    db,
    rows.map((row) => ({ ...row, _id: row.id })),
  )
  return whole.map(({ _id, ...row }) => row)
}

type Kind = Exclude<keyof Answer<typeof accountApi.data>, 'exportedAt'>

export const sections: Record<Kind, DataSection> = {
  profile: section(users, fields.profile, ({ id }) => eq(users.id, id)),
  signIns: section(signIns, fields.signIn, ({ id }) => eq(signIns.userId, id)),
  listings: listingsSection,
  wishlist: (db, own, part) =>
    db
      .select(fields.wish)
      .from(wishes)
      .innerJoin(properties, eq(properties.id, wishes.propertyId))
      .where(from(wishes.id, eq(wishes.userId, own.id), part))
      .orderBy(asc(wishes.id))
      .limit(part.most),
  offersMade: section(offers, { ...fields.offer, note: offers.note }, ({ email }) => eq(offers.buyerEmail, email)),
  offersReceived: section(offers, { ...fields.offer, reason: offers.reason }, ({ email }) =>
    eq(offers.agentEmail, email),
  ),
  reviews: section(reviews, fields.review, ({ email }) => eq(reviews.reviewerEmail, email)),
  viewingHours: (db, own) => db.select(fields.hours).from(viewingHours).where(eq(viewingHours.agentId, own.id)),
  viewingsAskedFor: section(viewings, { ...fields.viewing, note: viewings.note }, ({ id }) => eq(viewings.buyerId, id)),
  viewingsGiven: section(viewings, fields.viewing, ({ id }) => eq(viewings.agentId, id)),
  pictures: section(images, fields.picture, ({ id }) => eq(images.ownerId, id)),
  savedSearches: section(savedSearches, fields.savedSearch, ({ id }) => eq(savedSearches.userId, id)),
  feeds: section(feeds, fields.feed, ({ id }) => eq(feeds.ownerId, id)),
  notifications: section(notifications, fields.notification, ({ id }) => eq(notifications.userId, id)),
  conversations: (db, own, part) =>
    db
      .select(fields.conversation)
      .from(conversationMembers)
      .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
      // The cursor is applied to both tables; otherwise a join would read all earlier conversations.
      .where(
        and(
          from(conversationMembers.conversationId, eq(conversationMembers.userId, own.id), part),
          part.after === undefined ? undefined : gt(conversations.id, part.after),
        ),
      )
      .orderBy(asc(conversationMembers.conversationId))
      .limit(part.most),
  messages: section(messages, fields.message, ({ id }) => eq(messages.senderId, id)),
  messageReports: section(conversationReports, fields.messageReport, ({ id }) =>
    eq(conversationReports.reporterId, id),
  ),
  homeReports: section(homeReports, fields.homeReport, ({ id }) => eq(homeReports.reporterId, id)),
  notificationSettings: settingsSection,
  actions: section(auditEntries, fields.action, actionsOf),
}
