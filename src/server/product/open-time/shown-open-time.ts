import type { OpenTimeAhead } from '#contract/open-time'
import { offsetsIn } from '../../platform/clocks/time-zones.ts'
import type { StoredOpenTime } from './open-time.store.ts'

export const shownOpenTime = (openTime: StoredOpenTime, now: Date, visitors?: string[]): OpenTimeAhead => {
  const { _id, propertyId, title, location, agentName, startsAt, endsAt, timeZone } = openTime
  return {
    _id,
    propertyId,
    title,
    location,
    agentName,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    timeZone,
    utcOffsets: offsetsIn(timeZone, startsAt < now ? startsAt : now, endsAt),
    ...(visitors && { visitors }),
  }
}
