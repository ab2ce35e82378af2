import { type SQL, sql } from 'drizzle-orm'
import { RIGHT_TO_LEFT } from '#contract/isolated'
import type { Queryable } from '../../platform/db/database.ts'
import { liveEvents } from '../../platform/db/tables/live-event.ts'
import { users } from '../../platform/db/tables/user.ts'
import { isUnreadOfSearch, notificationSettings, notifications } from '../tables/notification.ts'
import { properties } from '../tables/property.ts'
import { alerts, savedSearches } from '../tables/saved-search.ts'
import { bellCount, bellText, readerLanguage } from './bell-text.search.ts'
import { changedHomes, frequencyOf, kindOf, matchesOfSearches, matchesOfWishes } from './matching.search.ts'

const HOUR = 7

export const hourOfMails = (moment: SQL): SQL =>
  sql`(date_trunc('day', ${moment} at time zone 'UTC') + make_interval(hours => ${HOUR})) at time zone 'UTC'`

export const nextDailyMail = sql`(date_trunc('day', (now() - make_interval(hours => ${HOUR})) at time zone 'UTC')
  + make_interval(days => 1, hours => ${HOUR})) at time zone 'UTC'`

const MAIL_DELAY_SECONDS = 30

const mailDueAt = sql`case frequency
  when 'instant' then now() + make_interval(secs => ${MAIL_DELAY_SECONDS})
  when 'daily' then ${nextDailyMail} end`

const rightToLeft = RIGHT_TO_LEFT.source.replaceAll(/\\u\{(\w+)\}/g, (_, code: string) => `\\U${code.padStart(8, '0')}`)

const isolated = (text: SQL): SQL =>
  sql`case when ${text} ~ ${rightToLeft} then chr(8296) || ${text} || chr(8297) else ${text} end`

const textOfHomes = (reason: SQL, homes: SQL): SQL =>
  sql`format(${bellText('homes', reason)}, ${bellCount(homes)}, ${isolated(sql`search.name`)})`

/**
 * Compares changed homes with saved searches and wishes, and adds the resulting alerts and notifications. The same
 * statement takes `changes` off the queue, so that each change is handled once or stays queued. A new match updates the
 * search's unread notification; a notification about a wish replaces an unread one with the same text. Joins use the
 * keys of the added alerts, because PostgreSQL can't estimate the size of `matched`. Returns the number of changes.
 */
export async function addAlerts(tx: Queryable, changes: SQL): Promise<number> {
  const { rows } = await tx.execute<{ taken: number }>(sql`
    with taken as (${changes}),
    home as materialized (${changedHomes}),
    matched as materialized (${matchesOfSearches} union all ${matchesOfWishes}),
    added as (
      insert into ${alerts} (user_id, search_id, property_id, occasion, change_id, mail_due_at)
      select user_id, search_id, property_id, occasion, change_id, ${mailDueAt} from matched order by search_id, property_id
      on conflict do nothing returning user_id, search_id, property_id, occasion, change_id
    ),
    news as (
      select added.user_id, added.search_id, occasion, count(*)::int as homes, (array_agg(property_id order by property_id))[1] as property_id
      from added left join ${notifications} unread
        on unread.search_id = added.search_id and unread.reason = added.occasion and unread.read_at is null
      where unread.id is null or not exists (
        select from ${alerts} earlier where earlier.search_id = added.search_id and earlier.property_id = added.property_id
          and earlier.occasion = added.occasion and earlier.created_at > unread.created_at - interval '30 days')
      group by added.user_id, added.search_id, occasion, case when added.search_id is null then property_id end
    ),
    repeated as (
      delete from ${notifications} where id in (
        select earlier.id from news join ${properties} home on home.id = news.property_id
        join ${users} reader on reader.id = news.user_id
        join ${notifications} earlier on earlier.user_id = news.user_id and earlier.read_at is null
          and earlier.kind = 'wishes' and earlier.subject_id = news.property_id
          and earlier.text = format(${bellText('wish', sql`news.occasion`)}, ${isolated(sql`title`)})
        where news.search_id is null for update of earlier skip locked)
    ),
    notified as (
      insert into ${notifications} (id, user_id, kind, text, language, page, subject_id, search_id, reason, homes)
      select uuid_v7(), news.user_id, ${kindOf(sql`news.search_id`)},
        case when news.search_id is null then format(${bellText('wish', sql`news.occasion`)}, ${isolated(sql`title`)})
          when homes = 1 then format(${bellText('search', sql`news.occasion`)}, ${isolated(sql`search.name`)}, ${isolated(sql`title`)})
          else ${textOfHomes(sql`news.occasion`, sql`homes`)} end,
        ${readerLanguage()},
        case when homes = 1 then 'details' else 'savedSearches' end, news.property_id, news.search_id,
        case when news.search_id is not null then news.occasion end, homes
      from news join ${properties} home on home.id = news.property_id
      join ${users} reader on reader.id = news.user_id
      left join ${savedSearches} search on search.id = news.search_id
      left join ${notificationSettings} setting on setting.user_id = news.user_id
        and setting.kind = ${kindOf(sql`news.search_id`)}
      where ${frequencyOf(sql`coalesce(search.frequency, 'instant')`)} <> 'none'
      order by news.search_id, news.occasion
      on conflict (search_id, reason) where ${isUnreadOfSearch} do update set
        id = excluded.id, created_at = now(), homes = notification.homes + excluded.homes, page = 'savedSearches', language = excluded.language, text = (
          select ${textOfHomes(sql`excluded.reason`, sql`notification.homes + excluded.homes`)}
          from ${savedSearches} search join ${users} reader on reader.id = search.user_id where search.id = excluded.search_id)
      returning user_id
    ),
    published as (
      insert into ${liveEvents} (user_id, topic)
      select distinct on (user_id, topic) user_id, topic from notified cross join unnest(array['notification', 'savedSearches']) topic
    )
    select (select count(*)::int from taken) as taken`)
  return rows[0]?.taken ?? 0
}
