import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { notificationSettings } from '../db/tables/notification.ts'
import { isForSale, properties } from '../db/tables/property.ts'
import { alerts, type Occasion, savedSearches } from '../db/tables/saved-search.ts'
import { users } from '../db/tables/user.ts'
import { wishes } from '../db/tables/wishlist.ts'
import { kindOf } from './matching.search.ts'

/** People are taken so many at a time; a mail has so many homes at most, and the next mail has the others. */
const MAX_PEOPLE = 100
const MAX_HOMES_IN_MAIL = 100
/** What is due within a minute comes along. */
const SOON_SECONDS = 60

export type AlertKind = 'searches' | 'wishes'
type Due = { userId: string; email: string; name: string; kind: AlertKind }

/** Somebody whose account was deleted while they were being told gets no mail. */
export const forgetDeletedPeople = (tx: Queryable) =>
  tx.execute(sql`
    update ${alerts} set mail_due_at = null where mail_due_at <= now()
      and not exists (select from ${users} person where person.id = alert.user_id)`)

/** Whose alerts are due for a mail, those that have waited longest first. */
export async function peopleToMail(tx: Queryable): Promise<Due[]> {
  const { rows } = await tx.execute<Due>(sql`
    select distinct user_id as "userId", person.email, person.name, ${kindOf(sql`search_id`)} as kind
    from (
      select user_id, search_id from ${alerts} where mail_due_at <= now() order by mail_due_at limit ${MAX_PEOPLE}
    ) due join ${users} person on person.id = due.user_id`)
  return rows
}

/** Puts a person's waiting alerts of this kind into one mail. */
export async function putIntoMail(tx: Queryable, mailId: string, { userId, kind }: Due): Promise<void> {
  const isOfKind = kind === 'wishes' ? sql`search_id is null` : sql`search_id is not null`
  await tx.execute(sql`
    update ${alerts} set mail_id = ${mailId}::uuid, mail_due_at = null where id in (
      select id from ${alerts} where user_id = ${userId}::uuid and ${isOfKind}
        and mail_due_at <= now() + make_interval(secs => ${SOON_SECONDS})
      order by id limit ${MAX_HOMES_IN_MAIL}
    )`)
}

export type AlertInMail = {
  occasion: Occasion
  searchId: string | null
  search: string | null
  propertyId: string
  title: string
  location: string
  price: string
  name: string
}

/**
 * What a mail has to tell now: of homes that are still for sale, by searches and wishes that are still there, to somebody who may
 * be told.
 */
export async function alertsInMail(db: Queryable, mailId: string): Promise<AlertInMail[]> {
  const { rows } = await db.execute<AlertInMail>(sql`
    select alert.occasion, alert.search_id as "searchId", search.name as search, alert.property_id as "propertyId", title, location, price, person.name
    from ${alerts}
    join ${properties} on property.id = alert.property_id and ${isForSale}
    join ${users} person on person.id = alert.user_id and person.role is distinct from 'fraud' and person.email <> agent_email
    left join ${savedSearches} search on search.id = alert.search_id
    left join ${notificationSettings} setting on setting.user_id = alert.user_id
      and setting.kind = ${kindOf(sql`alert.search_id`)}
    where alert.mail_id = ${mailId}::uuid and coalesce(setting.delivery, 'mail') in ('mail', 'digest')
      and case when alert.search_id is null
        then exists (select from ${wishes} wish where wish.user_id = alert.user_id and wish.property_id = alert.property_id)
        else search.frequency <> 'none' end
      and (alert.occasion <> 'available' or not exists (
        select from offer where offer.property_id = property.id and offer.status = 'accepted' and coalesce(offer.pay_before > now(), true)))
    order by search.name nulls first, search.id, alert.id`)
  return rows
}
