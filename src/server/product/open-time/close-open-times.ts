import type { ViewingClosedWhy } from '#contract/viewing-status'
import type { Queryable } from '../../platform/db/database.ts'
import { closeViewingsOf, closeViewingsOn } from '../viewing/close-viewings.ts'
import {
  changeOpenTimes,
  openTimesForUpdate,
  openTimesOfAgentForUpdate,
  type StoredOpenTime,
} from './open-time.store.ts'
import { announceOpenTime } from './open-time-events.ts'
import { openTimeCancelled } from './open-time-mails.ts'

type Reason = { why: ViewingClosedWhy; now: Date; by?: { id: string; email: string } | undefined }

export async function cancelOpenTimes(
  tx: Queryable,
  openTimes: StoredOpenTime[],
  { why, now, by }: Reason,
): Promise<number> {
  const ids = openTimes.map(({ _id }) => _id)
  await changeOpenTimes(tx, ids, { cancelledAt: now }, now)
  let told = 0
  for (const { sequence, ...openTime } of openTimes) {
    const cancelled = { ...openTime, sequence: sequence + 1, cancelledAt: now, changedAt: now }
    told += await announceOpenTime(tx, cancelled, {
      mailTo: (visitor, shown) => openTimeCancelled(visitor, shown, why),
      by,
    })
  }
  return told
}

export async function closeOpenTimesOn(
  tx: Queryable,
  propertyIds: string[],
  why: ViewingClosedWhy,
  now = new Date(),
): Promise<void> {
  await cancelOpenTimes(tx, await openTimesForUpdate(tx, propertyIds, now), { why, now })
}

export async function closeAllViewingsOn(
  tx: Queryable,
  propertyIds: string[],
  why: ViewingClosedWhy,
  now = new Date(),
): Promise<void> {
  await closeViewingsOn(tx, propertyIds, why, now)
  await closeOpenTimesOn(tx, propertyIds, why, now)
}

export async function closeAllViewingsOf(
  tx: Queryable,
  person: { id: string; email: string },
  now = new Date(),
): Promise<void> {
  await closeViewingsOf(tx, person, now)
  const openTimes = await openTimesOfAgentForUpdate(tx, person.id, now)
  await cancelOpenTimes(tx, openTimes, { why: 'accountClosed', now })
}
