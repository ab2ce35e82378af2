import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { liveEvents } from '../../platform/db/tables/live-event.ts'
import { notificationSettings, notifications } from '../../platform/db/tables/notification.ts'
import { properties } from '../../platform/db/tables/property.ts'
import { alerts, type Occasion, savedSearches } from '../../platform/db/tables/saved-search.ts'
import { nextDailyMail } from './daily-mail.search.ts'
import { changedHomes, frequencyOf, kindOf, matchesOfSearches, matchesOfWishes } from './matching.search.ts'

/** What the bell says, for `format` of PostgreSQL: of a search its name and the home, of a wish the home. */
export type BellTexts = Record<'search' | 'wish', Record<Occasion, string>>

/** Several matches go into one mail: it waits so long for others. */
const MAIL_DELAY_SECONDS = 30

const mailDueAt = sql`case frequency
  when 'instant' then now() + make_interval(secs => ${MAIL_DELAY_SECONDS})
  when 'daily' then ${nextDailyMail} end`

const chosen = (texts: Record<Occasion, string>): SQL =>
  sql`case told.occasion when 'price' then ${texts.price}::text when 'available' then ${texts.available}::text else ${texts.new}::text end`

/**
 * Compares changes, such as `takenChanges` of the queue, with the saved searches and wishes, and rings the bell: all of it in one statement, so that a change is
 * told once or is still in the queue. The bells join what was told to tables, by their keys, and not to `matched`, of whose size PostgreSQL
 * knows nothing: it would compare each row with each. Returns how many changes it took.
 */
export async function tellOfChanges(tx: Queryable, changes: SQL, texts: BellTexts): Promise<number> {
  const { rows } = await tx.execute<{ taken: number }>(sql`
    with taken as (${changes}),
    home as materialized (${changedHomes}),
    matched as materialized (${matchesOfSearches} union all ${matchesOfWishes}),
    told as (
      insert into ${alerts} (user_id, search_id, property_id, occasion, change_id, mail_due_at)
      select user_id, search_id, property_id, occasion, change_id, ${mailDueAt} from matched
      on conflict do nothing returning user_id, search_id, property_id, occasion, change_id
    ),
    rung as (
      insert into ${notifications} (id, user_id, kind, text, page, subject_id)
      select uuid_v7(), told.user_id, ${kindOf(sql`told.search_id`)},
        case when told.search_id is null then format(${chosen(texts.wish)}, title)
          else format(${chosen(texts.search)}, search.name, title) end, 'details', told.property_id
      from told join ${properties} home on home.id = told.property_id
      left join ${savedSearches} search on search.id = told.search_id
      left join ${notificationSettings} setting on setting.user_id = told.user_id
        and setting.kind = ${kindOf(sql`told.search_id`)}
      where ${frequencyOf(sql`coalesce(search.frequency, 'instant')`)} <> 'none'
      returning user_id
    ),
    published as (
      insert into ${liveEvents} (user_id, topic)
      select distinct on (user_id, topic) user_id, topic from rung cross join unnest(array['notification', 'savedSearches']) topic
    )
    select (select count(*)::int from taken) as taken`)
  return rows[0]?.taken ?? 0
}
