import { FIGURE_DAYS } from '#contract/figures'
import { conversations } from '../../product/tables/conversation.ts'
import { feedFiles, feedRuns } from '../../product/tables/feed.ts'
import { homeReports } from '../../product/tables/home-report.ts'
import { notifications } from '../../product/tables/notification.ts'
import { paymentEvents } from '../../product/tables/payment.ts'
import { agentViews, propertyViews, viewMarks } from '../../product/tables/property-view.ts'
import { alerts, savedSearches } from '../../product/tables/saved-search.ts'
import { viewings } from '../../product/tables/viewing.ts'
import { removedWishes } from '../../product/tables/wishlist.ts'
import { demoEvents } from '../db/tables/demo-processor.ts'
import { identitySessions, identityVerifications, oidcEntries } from '../db/tables/identity.ts'
import { liveEvents } from '../db/tables/live-event.ts'
import { mailOutbox } from '../db/tables/mail.ts'
import { rateCounts } from '../db/tables/rate-count.ts'
import { signIns } from '../db/tables/sign-in.ts'
import type { Retention } from './retention.store.ts'

/** All rows that expire; docs/operations.md gives the reasons for each time. */
export const retentions: Retention[] = [
  { table: mailOutbox, endedAt: mailOutbox.sentAt, keepDays: 30 },
  { table: alerts, endedAt: alerts.createdAt, keepDays: 90 }, // as their notifications
  { table: notifications, endedAt: notifications.createdAt, keepDays: 90 },
  { table: conversations, endedAt: conversations.latestAt, keepDays: 730 }, // with all that was written in them
  { table: homeReports, endedAt: homeReports.decidedAt, keepDays: 365 }, // while its person may ask; until then a second one is refused
  { table: feedRuns, endedAt: feedRuns.createdAt, keepDays: 90 },
  { table: feedFiles, endedAt: feedFiles.createdAt, keepDays: 7 },
  { table: viewings, endedAt: viewings.endsAt, keepDays: 365 },
  { table: liveEvents, endedAt: liveEvents.createdAt, keepDays: 1 },
  { table: savedSearches, endedAt: savedSearches.removedAt, keepDays: 1 },
  { table: removedWishes, endedAt: removedWishes.removedAt, keepDays: 1 }, // longer than a notice with Undo stands
  // Longer than Stripe sends one again: three days by itself, 30 by hand. One that comes later still changes nothing: see `settle`.
  { table: paymentEvents, endedAt: paymentEvents.receivedAt, keepDays: 60 },
  { table: demoEvents, endedAt: demoEvents.deliveredAt, keepDays: 30 },
  { table: identitySessions, endedAt: identitySessions.expiresAt, keepDays: 0 },
  { table: signIns, endedAt: signIns.expiresAt, keepDays: 1 }, // its last access token ends within the hour
  { table: identityVerifications, endedAt: identityVerifications.expiresAt, keepDays: 0 },
  { table: oidcEntries, endedAt: oidcEntries.expiresAt, keepDays: 0 },
  { table: rateCounts, endedAt: rateCounts.endsAt, keepDays: 0 },
  { table: viewMarks, endedAt: viewMarks.dayEndsAt, keepDays: 0 },
  { table: propertyViews, endedAt: propertyViews.dayEndsAt, keepDays: FIGURE_DAYS },
  { table: agentViews, endedAt: agentViews.dayEndsAt, keepDays: FIGURE_DAYS },
]
