import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { changesIn, offsetIn } from './time-zones.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const DAYS_COMPARED = 366

export function nodeOffset(timeZone: string, moment: Date): number | undefined {
  const format = formatIn(timeZone)
  return format && offsetBy(format, moment)
}

function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
    return new Intl.DateTimeFormat('en-US', { ...fields, hourCycle: 'h23', timeZone })
  } catch {
    return undefined
  }
}

function offsetBy(format: Intl.DateTimeFormat, moment: Date): number {
  const fields = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = fields
  const whole = Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS
  return (Date.UTC(year, month - 1, day, hour, minute) - whole) / MINUTE_MS
}

/**
 * The first time at which the UTC offset (in minutes) of Node or the database differs from our data. `theirs`: absent
 * if the zone is unknown there.
 */
export type ClockDifference = { timeZone: string; at: Date; ours: number; theirs?: number | undefined }

function momentsOf(timeZone: string, from: Date): Date[] {
  const until = new Date(from.getTime() + DAYS_COMPARED * DAY_MS)
  const days = Array.from({ length: DAYS_COMPARED }, (_, day) => new Date(from.getTime() + day * DAY_MS))
  const changes = changesIn(timeZone, from, until).flatMap((change) => [new Date(change.getTime() - MINUTE_MS), change])
  return [...days, ...changes].sort((one, other) => one.getTime() - other.getTime())
}

export function differencesOfNode(timeZones: string[], from: Date): ClockDifference[] {
  return timeZones.flatMap((timeZone) => {
    const format = formatIn(timeZone)
    if (!format) return [{ timeZone, at: from, ours: offsetIn(timeZone, from) }]
    return firstDifference(timeZone, momentsOf(timeZone, from), (moment) => offsetBy(format, moment))
  })
}

export async function differencesOfDatabase(
  db: Queryable,
  timeZones: string[],
  from: Date,
): Promise<ClockDifference[]> {
  const found: ClockDifference[] = []
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from pg_timezone_names where name = any(string_to_array(${timeZones.join(',')}, ','))`,
  )
  const known = new Set(rows.map(({ name }) => name))
  for (const timeZone of timeZones) {
    if (known.has(timeZone)) found.push(...(await differencesIn(db, timeZone, from)))
    else found.push({ timeZone, at: from, ours: offsetIn(timeZone, from) })
  }
  return found
}

async function differencesIn(db: Queryable, timeZone: string, from: Date): Promise<ClockDifference[]> {
  const moments = momentsOf(timeZone, from)
  const texts = moments.map((moment) => moment.toISOString())
  const { rows } = await db.execute<{ minutes: number }>(sql`
    select (extract(epoch from (moment at time zone ${timeZone}) - (moment at time zone 'UTC')) / 60)::float8 as minutes
    from unnest(string_to_array(${texts.join(',')}, ',')::timestamptz[]) with ordinality as each (moment, place)
    order by place`)
  return firstDifference(timeZone, moments, (_, place) => rows[place]?.minutes)
}

function firstDifference(
  timeZone: string,
  moments: Date[],
  theirsAt: (moment: Date, place: number) => number | undefined,
): ClockDifference[] {
  for (const [place, at] of moments.entries()) {
    const [ours, theirs] = [offsetIn(timeZone, at), theirsAt(at, place)]
    if (ours !== theirs) return [{ timeZone, at, ours, theirs }]
  }
  return []
}
