import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { auctionReminders } from '../tables/auction-reminder.ts'
import { isForSale, properties } from '../tables/property.ts'
import { propertyChanges } from '../tables/saved-search.ts'

/**
 * Queues each auction that begins within a day as a change of its home, so that users who wishlisted it are notified as
 * of other changes. An auction is queued once, and again if it is moved.
 */
export async function queueAuctionReminders(db: Queryable, now: Date): Promise<void> {
  const from = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`
    with due as (
      select id, auction_at from ${properties}
      where ${isForSale} and auction_at > ${from} and auction_at <= ${from} + interval '1 day'
    ),
    added as (
      insert into ${auctionReminders} (property_id, auction_at) select id, auction_at from due order by id
      on conflict (property_id) do update set auction_at = excluded.auction_at
        where auction_reminder.auction_at <> excluded.auction_at
      returning property_id
    )
    insert into ${propertyChanges} (property_id, occasion, is_bulk) select property_id, 'auction', true from added`)
}
