import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { NotificationKind, NotificationPage } from '#contract/notification'
import type { Delivery } from '#contract/notification-settings'
import type { Queryable } from '../../platform/db/database.ts'
import { isConfirmed, users } from '../../platform/db/tables/user.ts'
import { digestDays, digestEntries, notificationSettings, notifications } from '../tables/notification.ts'

export async function peopleWithDigest(db: Queryable, after: string | undefined, max: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: digestEntries.userId })
    .from(digestEntries)
    .where(after === undefined ? undefined : gt(digestEntries.userId, after))
    .orderBy(asc(digestEntries.userId))
    .limit(max)
  return rows.map(({ userId }) => userId)
}

export async function claimDay(tx: Queryable, userId: string, day: string) {
  const { rowCount } = await tx.execute(sql`
    insert into ${digestDays} as had (user_id, day) select id, ${day}::date from ${users} where id = ${userId}::uuid
    on conflict (user_id) do update set day = excluded.day where had.day < excluded.day`)
  if (rowCount !== 1) return undefined
  const { name, email, role } = users
  const person = { name, email, role, isConfirmed: isConfirmed() }
  const [found] = await tx.select(person).from(users).where(eq(users.id, userId))
  return found
}

export async function addToDigest(db: Queryable, notificationId: string): Promise<void> {
  await db.execute(sql`
    insert into ${digestEntries} (notification_id, user_id)
    select id, user_id from ${notifications} where id = ${notificationId}::uuid on conflict do nothing`)
}

/**
 * A notification in a digest. `delivery`: the user's setting for its kind. `mail` here means that a mail of its own
 * would have exceeded the limit.
 */
export type DigestEntry = {
  kind: NotificationKind
  text: string
  page: NotificationPage
  subjectId: string | null
  delivery: Delivery
}

/** Removes all of a user's waiting entries; returns up to `max` that are still unread and wanted, newest first. */
export async function takeEntries(tx: Queryable, userId: string, max: number): Promise<DigestEntry[]> {
  const taken = await tx
    .delete(digestEntries)
    .where(eq(digestEntries.userId, userId))
    .returning({ id: digestEntries.notificationId })
  if (taken.length === 0) return []
  const { kind, text, page, subjectId } = notifications
  const delivery = sql<Delivery>`coalesce(${notificationSettings.delivery}, 'mail')`
  const ofKind = and(
    eq(notificationSettings.userId, notifications.userId),
    eq(notificationSettings.kind, sql`${notifications.kind}`),
  )
  return tx
    .select({ kind, text, page, subjectId, delivery })
    .from(notifications)
    .leftJoin(notificationSettings, ofKind)
    .where(
      and(
        inArray(
          notifications.id,
          taken.map(({ id }) => id),
        ),
        isNull(notifications.readAt),
        sql`${delivery} in ('mail', 'digest')`,
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(max)
}
