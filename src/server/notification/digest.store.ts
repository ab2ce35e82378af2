import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { NotificationPage } from '#contract/news/notification'
import type { Queryable } from '../db/database.ts'
import { digestDays, digestEntries, notificationSettings, notifications } from '../db/tables/notification.ts'
import { users } from '../db/tables/user.ts'

/** Up to `max` people for whom something waits, by their ids, after the one that is given. */
export async function peopleWithDigest(db: Queryable, after: string | undefined, max: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: digestEntries.userId })
    .from(digestEntries)
    .where(after === undefined ? undefined : gt(digestEntries.userId, after))
    .orderBy(asc(digestEntries.userId))
    .limit(max)
  return rows.map(({ userId }) => userId)
}

/** Claims a person's digest of a day, for as long as the transaction lasts and then for good. Nobody, where it was claimed before. */
export async function claimDay(tx: Queryable, userId: string, day: string) {
  const { rowCount } = await tx.execute(sql`
    insert into ${digestDays} as had (user_id, day) select id, ${day}::date from ${users} where id = ${userId}::uuid
    on conflict (user_id) do update set day = excluded.day where had.day < excluded.day`)
  if (rowCount !== 1) return undefined
  const { name, email, role } = users
  const [person] = await tx.select({ name, email, role }).from(users).where(eq(users.id, userId))
  return person
}

/** What is in a digest. */
export type DigestEntry = { text: string; page: NotificationPage; subjectId: string | null }

/** Takes all that waits for a person's digest; returns what of it is still unread and wanted there, newest first, up to `max`. */
export async function takeEntries(tx: Queryable, userId: string, max: number): Promise<DigestEntry[]> {
  const taken = await tx
    .delete(digestEntries)
    .where(eq(digestEntries.userId, userId))
    .returning({ id: digestEntries.notificationId })
  if (taken.length === 0) return []
  const { text, page, subjectId } = notifications
  const wanted = and(
    eq(notificationSettings.userId, notifications.userId),
    eq(notificationSettings.kind, sql`${notifications.kind}`),
    eq(notificationSettings.delivery, 'digest'),
  )
  return tx
    .select({ text, page, subjectId })
    .from(notifications)
    .innerJoin(notificationSettings, wanted)
    .where(
      and(
        inArray(
          notifications.id,
          taken.map(({ id }) => id),
        ),
        isNull(notifications.readAt),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(max)
}
