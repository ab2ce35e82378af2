import { and, eq, sql } from 'drizzle-orm'
import type { Language } from '#contract/language'
import type { Translations } from '#contract/listing-texts'
import type { PriceKind } from '#contract/property-facts'
import type { Queryable } from '../../platform/db/database.ts'
import { isoMoment } from '../../platform/db/tables/columns.ts'
import { isConfirmed, users } from '../../platform/db/tables/user.ts'
import { isHiddenFrom } from '../tables/hidden-home.ts'
import { notificationSettings } from '../tables/notification.ts'
import { isUnderOffer } from '../tables/offer-expressions.ts'
import { isForSale, properties } from '../tables/property.ts'
import { type AlertReason, alerts, savedSearches } from '../tables/saved-search.ts'
import { viewingHours } from '../tables/viewing.ts'
import { wishes } from '../tables/wishlist.ts'
import { hourOfMails, nextDailyMail } from './alert.store.ts'
import { isOffMarketFor, kindOf } from './matching.search.ts'

const MAX_PEOPLE = 100
const MAX_ALERTS_IN_MAIL = 1000
const MAX_ALERTS_IN_STATEMENT = 10_000
/** The seconds before their due time at which alerts already join a mail, so that they don't cause a second one. */
const SOON_SECONDS = 60

export type AlertKind = 'searches' | 'wishes'
export type AlertRecipient = { userId: string; email: string; name: string; kind: AlertKind }
export type DueRecipient = AlertRecipient & { isDaily: boolean }

/**
 * Cancels the mails of due alerts whose user has no confirmed address, for example because the account was deleted
 * while alerts were added. Returns the number of alerts, at most 10,000.
 */
export async function forgetPeopleWithoutMail(tx: Queryable): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update ${alerts} set mail_due_at = null where id in (
      select id from ${alerts} where mail_due_at <= now()
        and not exists (select from ${users} where app_user.id = alert.user_id and ${isConfirmed()})
      limit ${MAX_ALERTS_IN_STATEMENT})`)
  return rowCount ?? 0
}

export async function peopleToMail(tx: Queryable): Promise<DueRecipient[]> {
  const { rows } = await tx.execute<DueRecipient>(sql`
    select user_id as "userId", person.email, person.name, ${kindOf(sql`search_id`)} as kind,
      bool_or(mail_due_at = ${hourOfMails(sql`mail_due_at`)}) as "isDaily"
    from (
      select user_id, search_id, mail_due_at from ${alerts} where mail_due_at <= now() order by mail_due_at limit ${MAX_PEOPLE}
    ) due join ${users} person on person.id = due.user_id and person.email_verified group by 1, 2, 3, 4`)
  return rows
}

const isDueOf = ({ userId, kind }: DueRecipient) => sql`user_id = ${userId}::uuid
  and ${kind === 'wishes' ? sql`search_id is null` : sql`search_id is not null`}
  and mail_due_at <= now() + make_interval(secs => ${SOON_SECONDS})`

const dueOf = (due: DueRecipient, most: number) =>
  sql`id in (select id from ${alerts} where ${isDueOf(due)} order by id limit ${most})`

export async function takeDueAlerts(tx: Queryable, due: DueRecipient): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`update ${alerts} set mail_due_at = null where ${dueOf(due, MAX_ALERTS_IN_MAIL)} returning id::text`,
  )
  return rows.map(({ id }) => id)
}

export const putIntoMail = (tx: Queryable, mailId: string, ids: string[]) =>
  tx.execute(
    sql`update ${alerts} set mail_id = ${mailId}::uuid where id = any(${sql.param(ids)}::bigint[]) and mail_id is null`,
  )

/**
 * Cancels the mails of a user's due alerts of this kind, at most 10,000: they did not fit into the mail and appear only
 * in the notification list. Returns true if there may be more.
 */
export async function leaveToBell(tx: Queryable, due: DueRecipient): Promise<boolean> {
  const left = await tx.execute(
    sql`update ${alerts} set mail_due_at = null where ${dueOf(due, MAX_ALERTS_IN_STATEMENT)}`,
  )
  return left.rowCount === MAX_ALERTS_IN_STATEMENT
}

export async function alertRecipient(tx: Queryable, userId: string): Promise<Omit<AlertRecipient, 'kind'> | undefined> {
  const { email, name } = users
  const [person] = await tx
    .select({ userId: users.id, email, name })
    .from(users)
    .where(and(eq(users.id, userId), isConfirmed()))
  return person
}

export async function keepForDaily(tx: Queryable, due: DueRecipient): Promise<void> {
  await tx.execute(
    sql`update ${alerts} set mail_due_at = ${nextDailyMail} where ${dueOf(due, MAX_ALERTS_IN_STATEMENT)}`,
  )
}

export type AlertInMail = {
  reason: AlertReason
  searchId: string | null
  search: string | null
  propertyId: string
  title: string
  language: Language | null
  translations: Translations | null
  location: string
  price: string
  priceKind: PriceKind | null
  auctionAt: string | null
  latitude: number | null
  longitude: number | null
  timeZone: string | null
  /** That of the agent's hours. */
  agentZone: string | null
  name: string
}

/**
 * Returns the alerts of a mail that are still current and wanted: the home is for sale, or off the market for the
 * reason of the alert; its auction has not begun; the search or wish still exists; the user has not hidden a home that a search found; and the user may and wants to be notified.
 */
export async function alertsInMail(db: Queryable, mailId: string): Promise<AlertInMail[]> {
  const { rows } = await db.execute<AlertInMail>(sql`
    select alert.occasion as reason, alert.search_id as "searchId", search.name as search, alert.property_id as "propertyId", title, property.language, translated_titles(translations) as translations, location, price,
      price_kind as "priceKind", ${isoMoment(properties.auctionAt)} as "auctionAt", latitude, longitude, time_zone as "timeZone", person.name,
      (select hours.time_zone from ${viewingHours} hours join ${users} agent on agent.id = hours.agent_id
        where agent.email = property.agent_email) as "agentZone"
    from ${alerts}
    join ${properties} on property.id = alert.property_id and (${isForSale} or ${isOffMarketFor(sql`alert.occasion`)})
    join ${users} person on person.id = alert.user_id and person.role is distinct from 'fraud' and person.email <> agent_email
    left join ${savedSearches} search on search.id = alert.search_id
    left join ${notificationSettings} setting on setting.user_id = alert.user_id
      and setting.kind = ${kindOf(sql`alert.search_id`)}
    where alert.mail_id = ${mailId}::uuid and coalesce(setting.delivery, 'mail') in ('mail', 'digest')
      and case when alert.search_id is null
        then exists (select from ${wishes} wish where wish.user_id = alert.user_id and wish.property_id = alert.property_id)
        else search.frequency <> 'none' and search.removed_at is null
          and not ${isHiddenFrom(sql`alert.user_id`, sql`alert.property_id`)} end
      and (alert.occasion <> 'available' or not exists (
        select from offer where offer.property_id = property.id and ${isUnderOffer}))
      and (alert.occasion <> 'auction' or auction_at > now())
    order by search.name nulls first, search.id, alert.id`)
  return rows
}
