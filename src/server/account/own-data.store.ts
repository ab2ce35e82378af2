import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database.ts'
import { auditEntries } from '../db/tables/audit.ts'
import { conversationMembers, conversationReports, conversations, messages } from '../db/tables/conversation.ts'
import { images } from '../db/tables/image.ts'
import { notificationSettings, notifications } from '../db/tables/notification.ts'
import { offers } from '../db/tables/offer.ts'
import { properties } from '../db/tables/property.ts'
import { reviews } from '../db/tables/review.ts'
import { savedSearches } from '../db/tables/saved-search.ts'
import { signIns } from '../db/tables/sign-in.ts'
import { users } from '../db/tables/user.ts'
import { viewingHours, viewings } from '../db/tables/viewing.ts'
import { wishes } from '../db/tables/wishlist.ts'

type Own = { id: string; email: string }
type Part = { after: string | undefined; most: number }
/** The next rows of one kind, by id: at most `most`. */
export type DataSection = (db: Database, own: Own, part: Part) => Promise<{ id: string }[]>

const from = (id: PgColumn, whose: SQL, { after }: Part) => and(whose, after === undefined ? undefined : gt(id, after))

/** What an offer says of the home and of itself; who stands on its other side is left out. */
const offer = {
  id: offers.id,
  propertyId: offers.propertyId,
  title: offers.title,
  location: offers.location,
  buyingDate: offers.buyingDate,
  amountCents: offers.amount,
  currency: offers.currency,
  status: offers.status,
  transactionId: offers.transactionId,
  createdAt: offers.createdAt,
  acceptedAt: offers.acceptedAt,
  closedAt: offers.closedAt,
  closedWhy: offers.closedWhy,
  boughtAt: offers.boughtAt,
}
const listing = {
  id: properties.id,
  title: properties.title,
  location: properties.location,
  price: properties.price,
  description: properties.description,
  propertyImage: properties.image,
  agentImage: properties.agentImage,
  status: properties.status,
  date: properties.date,
  soldAt: properties.soldAt,
}
const review = {
  id: reviews.id,
  propertyTitle: reviews.propertyTitle,
  text: reviews.description,
  rating: reviews.rating,
  createdAt: reviews.createdAt,
}
const action = {
  id: auditEntries.id,
  at: auditEntries.at,
  action: auditEntries.action,
  subjectKind: auditEntries.subjectKind,
  subjectId: auditEntries.subjectId,
}
const profile = {
  id: users.id,
  name: users.name,
  email: users.email,
  photoURL: users.photoUrl,
  role: users.role,
  emailVerified: users.emailVerified,
  createdAt: users.createdAt,
}
const signIn = {
  id: signIns.id,
  device: signIns.userAgent,
  createdAt: signIns.createdAt,
  renewedAt: signIns.renewedAt,
  endedAt: signIns.endedAt,
}
const wish = { id: wishes.id, propertyId: wishes.propertyId, title: properties.title, createdAt: wishes.createdAt }
const picture = {
  id: images.id,
  width: images.width,
  height: images.height,
  bytes: images.bytes,
  createdAt: images.createdAt,
}

/** Who stands on its other side is left out. */
const viewing = {
  id: viewings.id,
  propertyId: viewings.propertyId,
  title: viewings.title,
  location: viewings.location,
  startsAt: viewings.startsAt,
  endsAt: viewings.endsAt,
  timeZone: viewings.timeZone,
  status: viewings.status,
  closedWhy: viewings.closedWhy,
  createdAt: viewings.createdAt,
  acceptedAt: viewings.acceptedAt,
}
const hours = {
  id: viewingHours.agentId,
  timeZone: viewingHours.timeZone,
  slotMinutes: viewingHours.slotMinutes,
  ranges: viewingHours.ranges,
}
const notification = {
  id: notifications.id,
  text: notifications.text,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
}

/** One's own words; what the other wrote is theirs. */
const message = {
  id: messages.id,
  conversationId: messages.conversationId,
  text: messages.text,
  createdAt: messages.createdAt,
}
const conversation = { id: conversations.id, homeTitle: conversations.title, createdAt: conversations.createdAt }
const messageReport = {
  id: conversationReports.id,
  conversationId: conversationReports.conversationId,
  reason: conversationReports.reason,
  createdAt: conversationReports.createdAt,
}

/** What they found is told by the notifications. */
const savedSearch = {
  id: savedSearches.id,
  name: savedSearches.name,
  query: savedSearches.query,
  frequency: savedSearches.frequency,
  createdAt: savedSearches.createdAt,
}

/** Since the account was made: before that, somebody who has deleted theirs may have had the address. */
const actionsOf = ({ id, email }: Own) =>
  sql`${auditEntries.actorEmail} = ${email} and ${auditEntries.at} >= (select created_at from app_user where id = ${id})`

type Kept = PgTable & { id: PgColumn }

/** The rows of one table that are this person's, by an index that ends with the id. */
const section =
  (table: Kept, fields: Record<string, PgColumn> & { id: PgColumn }, whose: (own: Own) => SQL): DataSection =>
  async (db, own, part) => {
    const rows = await db
      .select(fields)
      .from(table)
      .where(from(table.id, whose(own), part))
      .orderBy(asc(table.id))
      .limit(part.most)
    return rows.map((row) => ({ ...row, id: String(row.id) })) // a column of any table, which here is a uuid
  }

/** One row a kind. */
const settingsSection: DataSection = (db, own, { after, most }) => {
  const { kind, delivery, userId } = notificationSettings
  return db
    .select({ id: sql<string>`${kind}`, delivery })
    .from(notificationSettings)
    .where(and(eq(userId, own.id), after === undefined ? undefined : sql`${kind} > ${after}`))
    .orderBy(asc(kind))
    .limit(most)
}

/** What is kept of a person, kind by kind. */
export const sections: Record<string, DataSection> = {
  profile: section(users, profile, ({ id }) => eq(users.id, id)),
  signIns: section(signIns, signIn, ({ id }) => eq(signIns.userId, id)),
  listings: section(properties, listing, ({ email }) => eq(properties.agentEmail, email)),
  wishlist: (db, own, part) =>
    db
      .select(wish)
      .from(wishes)
      .innerJoin(properties, eq(properties.id, wishes.propertyId))
      .where(from(wishes.id, eq(wishes.userId, own.id), part))
      .orderBy(asc(wishes.id))
      .limit(part.most),
  offersMade: section(offers, { ...offer, note: offers.note }, ({ email }) => eq(offers.buyerEmail, email)),
  offersReceived: section(offers, { ...offer, reason: offers.reason }, ({ email }) => eq(offers.agentEmail, email)),
  reviews: section(reviews, review, ({ email }) => eq(reviews.reviewerEmail, email)),
  viewingHours: (db, own) => db.select(hours).from(viewingHours).where(eq(viewingHours.agentId, own.id)),
  viewingsAskedFor: section(viewings, { ...viewing, note: viewings.note }, ({ id }) => eq(viewings.buyerId, id)),
  viewingsGiven: section(viewings, viewing, ({ id }) => eq(viewings.agentId, id)),
  pictures: section(images, picture, ({ id }) => eq(images.ownerId, id)),
  savedSearches: section(savedSearches, savedSearch, ({ id }) => eq(savedSearches.userId, id)),
  notifications: section(notifications, notification, ({ id }) => eq(notifications.userId, id)),
  conversations: (db, own, part) =>
    db
      .select(conversation)
      .from(conversationMembers)
      .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
      // The next page begins in both tables, or a join would go through all conversations before it.
      .where(
        and(
          from(conversationMembers.conversationId, eq(conversationMembers.userId, own.id), part),
          part.after === undefined ? undefined : gt(conversations.id, part.after),
        ),
      )
      .orderBy(asc(conversationMembers.conversationId))
      .limit(part.most),
  messages: section(messages, message, ({ id }) => eq(messages.senderId, id)),
  messageReports: section(conversationReports, messageReport, ({ id }) => eq(conversationReports.reporterId, id)),
  notificationSettings: settingsSection,
  actions: section(auditEntries, action, actionsOf),
}
