import { sql } from 'drizzle-orm'
import { auditEntries } from '../../platform/db/tables/audit.ts'
import { signIns } from '../../platform/db/tables/sign-in.ts'
import { users } from '../../platform/db/tables/user.ts'
import { conversationReports, conversations, messages } from '../tables/conversation.ts'
import { feeds } from '../tables/feed.ts'
import { homeReports } from '../tables/home-report.ts'
import { images } from '../tables/image.ts'
import { notifications } from '../tables/notification.ts'
import { lapsedFieldsAt, offers, transactionIds } from '../tables/offer.ts'
import { properties, propertyFields } from '../tables/property.ts'
import { furtherPictures } from '../tables/property-picture.ts'
import { reviews } from '../tables/review.ts'
import { savedSearches } from '../tables/saved-search.ts'
import { viewingHours, viewings } from '../tables/viewing.ts'
import { wishes } from '../tables/wishlist.ts'

/** Excludes the other side's personal data. */
export const offer = {
  id: offers.id,
  propertyId: offers.propertyId,
  title: offers.title,
  location: offers.location,
  buyingDate: offers.buyingDate,
  amountCents: offers.amount,
  currency: offers.currency,
  ...lapsedFieldsAt(sql`now()`),
  transactionId: offers.transactionId,
  transactionIds,
  createdAt: offers.createdAt,
  acceptedAt: offers.acceptedAt,
  boughtAt: offers.boughtAt,
}
const { _id, placeholder: _, ...shownOfListing } = propertyFields
export const listing = {
  id: _id,
  ...shownOfListing,
  soldAt: properties.soldAt,
  createdAt: properties.createdAt,
  pictures: furtherPictures,
}
export const review = {
  id: reviews.id,
  propertyTitle: reviews.propertyTitle,
  text: reviews.description,
  rating: reviews.rating,
  createdAt: reviews.createdAt,
}
export const action = {
  id: auditEntries.id,
  at: auditEntries.at,
  action: auditEntries.action,
  subjectKind: auditEntries.subjectKind,
  subjectId: auditEntries.subjectId,
}
export const profile = {
  id: users.id,
  name: users.name,
  email: users.email,
  photoURL: users.photoUrl,
  role: users.role,
  emailVerified: users.emailVerified,
  createdAt: users.createdAt,
}
export const signIn = {
  id: signIns.id,
  device: signIns.userAgent,
  createdAt: signIns.createdAt,
  renewedAt: signIns.renewedAt,
  endedAt: signIns.endedAt,
}
export const wish = {
  id: wishes.id,
  propertyId: wishes.propertyId,
  title: properties.title,
  createdAt: wishes.createdAt,
}
export const picture = {
  id: images.id,
  width: images.width,
  height: images.height,
  bytes: images.bytes,
  createdAt: images.createdAt,
}

export const viewing = {
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
export const hours = {
  id: viewingHours.agentId,
  timeZone: viewingHours.timeZone,
  slotMinutes: viewingHours.slotMinutes,
  ranges: viewingHours.ranges,
}
export const notification = {
  id: notifications.id,
  text: notifications.text,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
}

export const message = {
  id: messages.id,
  conversationId: messages.conversationId,
  text: messages.text,
  createdAt: messages.createdAt,
}
export const conversation = { id: conversations.id, homeTitle: conversations.title, createdAt: conversations.createdAt }
export const messageReport = {
  id: conversationReports.id,
  conversationId: conversationReports.conversationId,
  reason: conversationReports.reason,
  createdAt: conversationReports.createdAt,
}

export const homeReport = {
  id: homeReports.id,
  propertyId: homeReports.propertyId,
  homeTitle: homeReports.title,
  reason: homeReports.reason,
  text: homeReports.text,
  createdAt: homeReports.createdAt,
  decision: homeReports.decision,
  decidedAt: homeReports.decidedAt,
}

export const feed = {
  id: feeds.id,
  name: feeds.name,
  format: feeds.format,
  source: feeds.source,
  address: feeds.address,
  username: feeds.username,
  schedule: feeds.schedule,
  createdAt: feeds.createdAt,
}

export const savedSearch = {
  id: savedSearches.id,
  name: savedSearches.name,
  query: savedSearches.query,
  frequency: savedSearches.frequency,
  createdAt: savedSearches.createdAt,
}
