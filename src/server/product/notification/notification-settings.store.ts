import { and, eq, sql } from 'drizzle-orm'
import {
  type Delivery,
  type MailSubject,
  type NotificationSettings,
  SwitchableKind,
} from '#contract/notification-settings'
import type { Role } from '#contract/user'
import type { Queryable } from '../../platform/db/database.ts'
import { isConfirmed, users } from '../../platform/db/tables/user.ts'
import { notificationSettings } from '../tables/notification.ts'

const DEFAULT: Delivery = 'mail'

export async function settingsOf(db: Queryable, userId: string): Promise<NotificationSettings> {
  const { kind, delivery } = notificationSettings
  const chosen = await db
    .select({ kind, delivery })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  const settings = SwitchableKind.options.map((kind) => [kind, DEFAULT] as const)
  return Object.fromEntries([
    ...settings,
    ...chosen.map(({ kind, delivery }) => [kind, delivery] as const),
  ]) as NotificationSettings // the options have every kind
}

export async function saveSettings(db: Queryable, userId: string, given: Partial<NotificationSettings>): Promise<void> {
  const rows = Object.entries(given).map(([kind, delivery]) => ({ userId, kind: kind as SwitchableKind, delivery })) // the keys are kinds
  if (rows.length === 0) return
  await db
    .insert(notificationSettings)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.kind],
      set: { delivery: sql`excluded.delivery` },
    })
}

/**
 * Ends the mails about a subject; its notifications stay in the notification list. Returns false if the account is
 * gone.
 */
export async function unsubscribe(tx: Queryable, userId: string, about: MailSubject): Promise<boolean> {
  const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
  if (!person) return false
  if (about !== 'digest') await saveSettings(tx, userId, { [about]: 'bell' })
  else
    await tx
      .update(notificationSettings)
      .set({ delivery: 'bell' })
      .where(and(eq(notificationSettings.userId, userId), eq(notificationSettings.delivery, 'digest')))
  return true
}

/**
 * Returns the user with this address; `undefined` if the account is gone. `wants`: the user wants mails about this.
 * `mustConfirm`: the address is not confirmed yet.
 */
export async function readerOf(db: Queryable, email: string, about: MailSubject | null) {
  const delivery = sql`(select delivery from ${notificationSettings} where user_id = ${users.id} and kind = ${about})`
  const hasDigest = sql`exists (select from ${notificationSettings} where user_id = ${users.id} and delivery = 'digest')`
  const wants = about === 'digest' ? hasDigest : sql`coalesce(${delivery}, ${DEFAULT}) in ('mail', 'digest')`
  const [reader] = await db
    .select({
      id: users.id,
      role: sql<Role | null>`${users.role}`,
      wants: sql<boolean>`${wants}`,
      isConfirmed: isConfirmed(),
      mustConfirm: users.mustVerifyEmail,
    })
    .from(users)
    .where(eq(users.email, email))
  return reader
}
