import { and, asc, eq, sql } from 'drizzle-orm'
import { ownRows, type PersonalData, type ReadOwn } from '../../platform/noun/personal-data.store.ts'
import { notificationSettings, notifications } from '../tables/notification.ts'

const notification = {
  id: notifications.id,
  text: notifications.text,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
}

const settings: ReadOwn = (db, own, { after, most }) => {
  const { kind, delivery, userId } = notificationSettings
  return db
    .select({ id: sql<string>`${kind}`, delivery })
    .from(notificationSettings)
    .where(and(eq(userId, own.id), after === undefined ? undefined : sql`${kind} > ${after}`))
    .orderBy(asc(kind))
    .limit(most)
}

export const personalDataOfNotifications: PersonalData = {
  exported: {
    notifications: ownRows(notifications, notification, ({ id }) => eq(notifications.userId, id)),
    notificationSettings: settings,
  },
  forget: undefined,
}
