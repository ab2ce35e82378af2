import { sql } from 'drizzle-orm'
import { type BacklogGauge, MAX_COUNTED } from '../../platform/metrics/backlog.ts'
import { noun } from '../../platform/noun/noun.ts'
import { digestEntries, notifications } from '../tables/notification.ts'
import { enqueueDigests, mailDigest } from './digest.ts'
import { notificationJobs } from './notification.jobs.ts'
import { notificationRoutes } from './notification.routes.ts'
import { notificationSettingsRoutes } from './notification-settings.routes.ts'
import { personalDataOfNotifications } from './personal-data.store.ts'

const digestBacklog: BacklogGauge = {
  name: 'keyhaven_digest_waiting',
  help: `News that wait for a daily digest, up to ${MAX_COUNTED}`,
  labels: [],
  read: async (db) => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from (select from ${digestEntries} limit ${MAX_COUNTED}) as waiting`,
    )
    return rows.map(({ count }) => [{}, count])
  },
}

export const notificationNoun = noun({
  routes: [notificationRoutes, notificationSettingsRoutes],
  jobs: [notificationJobs.enqueueDigests.handledBy(enqueueDigests), notificationJobs.mailDigest.handledBy(mailDigest)],
  retention: [{ table: notifications, endedAt: notifications.createdAt, keepDays: 90 }],
  backlog: [digestBacklog],
  personalData: personalDataOfNotifications,
})
