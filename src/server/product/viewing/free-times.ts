import { sql } from 'drizzle-orm'
import type { Property } from '#contract/property'
import type { UtcOffsets } from '#contract/utc-offsets'
import { type FreeTimes, HORIZON_DAYS, MAX_TIMES, NOTICE_HOURS } from '#contract/viewing'
import { GRID_MINUTES, minuteOf, NO_HOURS, type ViewingHours } from '#contract/viewing-hours'
import { offsetsIn } from '../../platform/clocks/time-zones.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { isoMoment } from '../../platform/db/tables/columns.ts'
import { zoneOfHome } from '../place/time-zone.ts'
import { hoursOf } from './hours.store.ts'

type Booking = { property: Pick<Property, 'latitude' | 'longitude' | 'timeZone'>; agentId: string; now: Date }

export async function bookableTimes(db: Queryable, { property, agentId, now }: Booking): Promise<FreeTimes> {
  const hours = (await hoursOf(db, agentId)) ?? { ...NO_HOURS, timeZone: 'UTC' }
  const timeZone = zoneOfHome(property, hours.timeZone)
  const utcOffsets = offsetsIn(timeZone, now, horizonOf(now))
  const times = await freeTimes(db, { agentId, utcOffsets, hours, now })
  return { timeZone, utcOffsets, slotMinutes: hours.slotMinutes, times }
}

type FreeTimesQuery = { agentId: string; utcOffsets: UtcOffsets; hours: ViewingHours; now: Date }

const GRID_MS = GRID_MINUTES * 60_000
const HOUR_MS = 3_600_000
const horizonOf = (now: Date): Date => new Date(now.getTime() + HORIZON_DAYS * 24 * HOUR_MS)

/**
 * Returns the start times, in UTC and soonest first, at which an agent is free for a viewing of a home. Converts UTC
 * times to local ones and never the reverse, because a local time may occur twice or not at all when clocks change
 * (D-448).
 */
export async function freeTimes(db: Queryable, { agentId, utcOffsets, hours, now }: FreeTimesQuery): Promise<string[]> {
  if (hours.ranges.length === 0) return []
  const from = new Date(Math.ceil((now.getTime() + NOTICE_HOURS * HOUR_MS) / GRID_MS) * GRID_MS)
  const until = horizonOf(now)
  const ranges = hours.ranges.map(({ weekday, ...range }) => ({
    weekday,
    first: minuteOf(range.from),
    end: minuteOf(range.to),
  }))
  const length = sql`make_interval(mins => ${hours.slotMinutes})`
  const { rows } = await db.execute<{ time: string }>(sql`
    select ${isoMoment(sql`moment`)} as time
    from jsonb_to_recordset(${JSON.stringify(stretchesOf(utcOffsets, from, until))}::jsonb)
      stretch (starts timestamptz, ends timestamptz, minutes int)
    cross join lateral generate_series(starts, ends, make_interval(mins => ${GRID_MINUTES})) moment
    cross join lateral (select moment at time zone 'UTC' + make_interval(mins => minutes) as local) there
    cross join lateral (select extract(hour from local)::int * 60 + extract(minute from local)::int as minute) clock
    join jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) range (weekday int, first int, "end" int)
      on weekday = extract(isodow from local) and minute >= first and minute + ${hours.slotMinutes}::int <= "end"
      and (minute - first) % ${hours.slotMinutes}::int = 0
    where not exists (
      select from viewing where viewing.agent_id = ${agentId}
      and tstzrange(viewing.starts_at, viewing.ends_at) && tstzrange(moment, moment + ${length})
      and viewing.status in ('requested', 'proposed', 'accepted')
      and (viewing.status = 'accepted' or viewing.held_until > ${now}::timestamptz)
    ) and not exists (
      select from open_time where open_time.agent_id = ${agentId} and open_time.cancelled_at is null
      and tstzrange(open_time.starts_at, open_time.ends_at) && tstzrange(moment, moment + ${length})
    )
    order by moment limit ${MAX_TIMES}`)
  return rows.map(({ time }) => time)
}

function stretchesOf(utcOffsets: UtcOffsets, from: Date, until: Date) {
  let first = from.getTime()
  return utcOffsets.flatMap(({ minutes, until: end }) => {
    const after = end === undefined ? until.getTime() + 1 : Math.min(Date.parse(end), until.getTime() + 1)
    const last = Math.ceil(after / GRID_MS) * GRID_MS - GRID_MS
    const stretch = { starts: new Date(first).toISOString(), ends: new Date(last).toISOString(), minutes }
    const isEmpty = last < first
    if (!isEmpty) first = last + GRID_MS
    return isEmpty ? [] : [stretch]
  })
}
