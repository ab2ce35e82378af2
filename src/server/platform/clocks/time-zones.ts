import { createRequire } from 'node:module'
import type Moment from 'moment-timezone'
import type { UtcOffsets } from '#contract/utc-offsets'

const load = createRequire(import.meta.url)
let loaded: Moment.MomentTimezone | undefined

/**
 * Returns moment-timezone, the only source of local times (D-448): the data of Node, the database and browsers may
 * differ. It is loaded on first use, as it is nearly a megabyte (D-222).
 */
const tz = (): Moment.MomentTimezone => {
  loaded ??= (load('moment-timezone') as typeof Moment).tz // as the package declares it
  return loaded
}

export const timeZoneDataRelease = (): string => tz().dataVersion

export const isTimeZone = (name: string): boolean => tz().zone(name)?.name === name

export const timeZoneNames = (): string[] => tz().names()

/** Returns the UTC offset at a time in minutes; 0 in an unknown zone. */
export function offsetIn(timeZone: string, moment: Date): number {
  const west = tz().zone(timeZone)?.utcOffset(moment.getTime()) ?? 0
  return west === 0 ? 0 : -west // the package's offsets are positive west of Greenwich
}

export function offsetsIn(timeZone: string, from: Date, until: Date): UtcOffsets {
  const changes = changesIn(timeZone, from, until)
  return [from, ...changes].map((start, place) => ({
    minutes: offsetIn(timeZone, start),
    ...(changes[place] && { until: changes[place].toISOString() }),
  }))
}

export const changesIn = (timeZone: string, from: Date, until: Date): Date[] =>
  (tz().zone(timeZone)?.untils ?? [])
    .filter((moment) => moment > from.getTime() && moment < until.getTime())
    .map((moment) => new Date(moment))
    .filter((moment) => offsetIn(timeZone, moment) !== offsetIn(timeZone, new Date(moment.getTime() - 1)))
