import { offMarket } from '#contract/market-state'
import type { OpenTimeInput } from '#contract/open-time-fields'
import { wallClock } from '#contract/utc-offsets'
import * as t from '#messages/refusals'
import { offsetIn } from '../../platform/clocks/time-zones.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { countTry } from '../../platform/rate-limit/rate-limit.ts'
import { newsLimit } from '../limits/limits.ts'
import { zoneAtHome } from '../place/zone-at-home.ts'
import { type Home, lockedHome } from '../property/home.store.ts'
import { enqueueReminders } from '../viewing/reminder.store.ts'
import { cancelOpenTimes } from './close-open-times.ts'
import { openTimeJobs } from './open-time.jobs.ts'
import { matchedOpenTimes, openTimeRefused, whyTaken } from './open-time.rules.ts'
import { addOpenTime, changeOpenTimes, openTimesForUpdate, otherAt, type StoredOpenTime } from './open-time.store.ts'
import { announceOpenTime } from './open-time-events.ts'
import { openTimeChanged } from './open-time-mails.ts'

type Announcement = {
  homeId: string
  agentId: string
  given: OpenTimeInput[] | null
  now: Date
  by?: { id: string; email: string }
  onRefused?: (text: () => string) => void
}
type Terms = Announcement & { home: Home; timeZone: string; refuse: (index: number, text: () => string) => void }

/**
 * Adds, changes and cancels open times of a home, so that it has the given ones, and notifies the visitors of changed
 * ones. Returns true if any changed. Locks the agent (`lockAgentTimes`), then the home.
 */
export async function setOpenTimes(tx: Queryable, announcement: Announcement): Promise<boolean> {
  const { homeId, agentId, given, now, by, onRefused } = announcement
  const home = await lockedHome(tx, homeId)
  if (!home) return false
  const timeZone = await zoneAtHome(tx, home)
  const dayOf = (moment: Date) => wallClock(moment, offsetIn(timeZone, moment)).toISOString().slice(0, 10)
  const announced = await openTimesForUpdate(tx, [homeId], now)
  const { moved, added, gone } = matchedOpenTimes(announced, given ?? [], dayOf)
  const refuse = (index: number, text: () => string) => {
    if (!onRefused) throw openTimeRefused('conflict', index, text)
    onRefused(text)
  }
  const terms: Terms = { ...announcement, home, timeZone, refuse }
  let told = await cancelOpenTimes(tx, gone, { why: 'byAgent', now, by })
  let changes = gone.length
  for (const { before, hours, index } of moved) {
    const isPossible = await isFree(tx, terms, { ...hours, index })
    told += isPossible
      ? await moveOpenTime(tx, before, { ...hours, timeZone }, terms)
      : await cancelOpenTimes(tx, [before], { why: 'byAgent', now, by })
    changes += 1
  }
  for (const { hours, index } of added) {
    if (!(await isFree(tx, terms, { ...hours, index }))) continue
    const utcOffset = offsetIn(timeZone, hours.startsAt)
    const id = await addOpenTime(tx, { propertyId: homeId, agentId, ...hours, timeZone, utcOffset, changedAt: now })
    await enqueueReminders(tx, openTimeJobs.remind, { _id: id, startsAt: hours.startsAt }, now)
    changes += 1
  }
  if (told > 0 && by) await countTry(tx, newsLimit, by.id, homeId)
  return changes > 0
}

type Wish = { startsAt: Date; endsAt: Date; index: number }

/**
 * Refuses an open time that is past, at a home off the market, or overlapping with another appointment of the agent.
 */
async function isFree(tx: Queryable, { home, agentId, timeZone, now, refuse }: Terms, wish: Wish): Promise<boolean> {
  const { endsAt, index } = wish
  if (endsAt <= now) throw openTimeRefused('invalid', index, t.openTimePast)
  if (offMarket(home)) {
    refuse(index, t.offMarketForVisitors)
    return false
  }
  const other = await otherAt(tx, agentId, wish, { homeId: home._id, now })
  if (other) refuse(index, whyTaken(other, offsetIn(timeZone, other.startsAt)))
  return other === undefined
}

type Place = Pick<StoredOpenTime, 'startsAt' | 'endsAt' | 'timeZone'>

async function moveOpenTime(
  tx: Queryable,
  before: StoredOpenTime,
  place: Place,
  { now, by }: Pick<Terms, 'now' | 'by'>,
): Promise<number> {
  const changes = { ...place, utcOffset: offsetIn(place.timeZone, place.startsAt) }
  await changeOpenTimes(tx, [before._id], { ...changes, remindedHours: null }, now)
  const openTime = { ...before, ...changes, sequence: before.sequence + 1, changedAt: now }
  await enqueueReminders(tx, openTimeJobs.remind, openTime, now)
  return announceOpenTime(tx, openTime, { mailTo: (visitor, shown) => openTimeChanged(visitor, shown, before), by })
}

/**
 * Updates the local times of a home's open times to its current time zone. Their UTC times stay; visitors are notified
 * if the local time changes. Returns true if any were notified.
 */
export async function showOpenTimesByClock(tx: Queryable, homeId: string, now: Date): Promise<boolean> {
  const home = await lockedHome(tx, homeId)
  if (!home) return false
  const timeZone = await zoneAtHome(tx, home)
  let told = 0
  for (const openTime of await openTimesForUpdate(tx, [homeId], now)) {
    if (timeZone === openTime.timeZone && offsetIn(timeZone, openTime.startsAt) === openTime.utcOffset) continue
    told += await moveOpenTime(tx, openTime, { ...openTime, timeZone }, { now })
  }
  return told > 0
}
