import { and, eq, inArray, isNull, lte, type Placeholder, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Language } from '#contract/language'
import type { Page, Paged } from '#contract/list'
import type { Notification, NotificationKind, NotificationPage } from '#contract/notification'
import type { Delivery } from '#contract/notification-settings'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { newestFirstPrepared } from '../../platform/db/newest-first.ts'
import { placeholdersFor, runPrepared } from '../../platform/db/prepared.ts'
import { isoMoment } from '../../platform/db/tables/columns.ts'
import { users } from '../../platform/db/tables/user.ts'
import { digestEntries, notificationSettings, notifications } from '../tables/notification.ts'

export type NewNotification = {
  email: string
  kind: NotificationKind
  text: string
  language: Language
  page: NotificationPage
  subjectId?: string | undefined
}

const MAX_COMPARED = 50

/**
 * Adds a notification unless the user has turned its kind off, and adds it to the digest if the user wants that. It
 * replaces an unread one with the same content (P-243). Returns its id and the user's setting: `mail`, without a
 * notification, if no account has the address.
 */
export async function addNotification(
  tx: Queryable,
  { email, kind, text, language, page, subjectId }: NewNotification,
): Promise<{ id: string; delivery: Delivery }> {
  const id = v7()
  const values = { id, email, kind, text, language, page, subjectId: subjectId ?? null }
  const [added] = await runPrepared(tx, 'add_notification', () => addOne(tx, placeholdersFor(values)), values)
  return { id, delivery: added?.delivery ?? 'mail' }
}

function addOne(tx: Queryable, { id, email, kind, text, language, page, subjectId }: Record<string, Placeholder>) {
  const person = tx.$with('person', { delivery: sql<Delivery>`delivery`.as('delivery') }).as(sql`
    select ${users.id} as id, coalesce(delivery, 'mail') as delivery from ${users}
    left join ${notificationSettings} on user_id = ${users.id} and kind = ${kind}::text where email = ${email}::text`)
  const repeated = tx.$with('repeated', {}).as(sql`
    delete from ${notifications} where id in (
      select id from (
        select id, kind, text, page, subject_id from ${notifications}
        where user_id = (select id from person) and read_at is null order by id desc limit ${sql.raw(`${MAX_COMPARED}`)} for update skip locked
      ) recent
      where kind = ${kind}::text and text = ${text}::text and page = ${page}::text and subject_id = ${subjectId}::uuid)`)
  const added = tx.$with('added', {}).as(sql`
    insert into ${notifications} (id, user_id, kind, text, language, page, subject_id)
    select ${id}::uuid, id, ${kind}::text, ${text}::text, ${language}::text, ${page}::text, ${subjectId}::uuid from person where delivery <> 'none'`)
  const waiting = tx.$with('waiting', {}).as(sql`
    insert into ${digestEntries} (notification_id, user_id)
    select ${id}::uuid, id from person where delivery = 'digest'`)
  return tx.with(person, repeated, added, waiting).select({ delivery: person.delivery }).from(person)
}

const fields = {
  _id: notifications.id,
  kind: notifications.kind,
  text: notifications.text,
  language: notifications.language,
  page: notifications.page,
  subjectId: notifications.subjectId,
  createdAt: sql<string>`${isoMoment(notifications.createdAt)}`,
  isRead: sql<boolean>`${notifications.readAt} is not null`,
  picture: sql<string | null>`(
    select image from property where property.id = ${notifications.subjectId} and property.status = 'verified' and withdrawn_at is null)`,
}

const isUnread = isNull(notifications.readAt)

export const notificationsOf = (
  db: Database,
  userId: string,
  { unread, ...page }: Page & { unread?: 'true' | undefined },
): Promise<Paged<Notification>> => {
  const where = and(eq(notifications.userId, sql.placeholder('userId')), unread && isUnread)
  const name = unread ? 'unread_of' : 'notifications_of'
  return newestFirstPrepared(db, { table: notifications, where, page, name, values: { userId } }, (query) =>
    db
      .select({ ...fields, total: query.total })
      .from(notifications)
      .where(query.where)
      .orderBy(query.orderBy)
      .limit(query.limit),
  )
}

export async function markRead(db: Queryable, userId: string, id: string): Promise<boolean> {
  const readAt = sql`coalesce(${notifications.readAt}, now()::timestamptz(3))`
  const marked = await db
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
  return marked.rowCount === 1
}

export async function markAllRead(db: Queryable, userId: string, newest: string): Promise<number> {
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isUnread, lte(notifications.id, newest)))
    .for('update', { skipLocked: true })
  const marked = await db
    .update(notifications)
    .set({ readAt: sql`now()::timestamptz(3)` })
    .where(inArray(notifications.id, unread))
  return marked.rowCount ?? 0
}
