import type { Database, Queryable } from '../../platform/db/database.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job-policy.ts'
import { lapseHeld } from './end-viewing.store.ts'
import { markReminded, type StoredViewing, viewingById } from './viewing.store.ts'
import { announceViewing } from './viewing-events.ts'
import { viewingLapsed, viewingReminder } from './viewing-mails.ts'

/** The clocks of server and database may differ by so much. */
const MARGIN_MS = 60_000
const HOURS_BEFORE = [24, 1] as const
const HOUR_MS = 3_600_000

/** Records the viewings that have lapsed by now, and notifies both people. Nothing waits for it: readers of a viewing look at the clock as well. */
export async function lapseOverdue(tx: Queryable, whose: Parameters<typeof lapseHeld>[1], now: Date): Promise<void> {
  for (const viewing of await lapseHeld(tx, whose, now)) await announceViewing(tx, viewing, viewingLapsed(viewing))
}

/** Enqueues the lapse of a viewing for when its time is no longer held; a later proposal replaces it. */
export const enqueueLapse = (tx: Queryable, { _id: id, heldUntil }: { _id: string; heldUntil: Date }): Promise<void> =>
  enqueueJob(tx, 'lapseViewing', { id }, { key: id, runAt: new Date(heldUntil.getTime() + MARGIN_MS) })

export const lapseViewing =
  ({ db }: { db: Database }, now = () => new Date()): JobHandler<'lapseViewing'> =>
  ({ id }) =>
    db.transaction((tx) => lapseOverdue(tx, { id }, now()))

/** Enqueues reminders of both people a day and an hour before, where that lies ahead. */
export async function enqueueReminders(tx: Queryable, { _id: id, startsAt }: StoredViewing, now: Date): Promise<void> {
  for (const hours of HOURS_BEFORE) {
    const runAt = new Date(startsAt.getTime() - hours * HOUR_MS)
    const job = { id, startsAt: startsAt.toISOString(), hours }
    if (runAt > now) await enqueueJob(tx, 'remindOfViewing', job, { key: `${id}:${hours}`, runAt })
  }
}

/** Reminds both, once, of what is still agreed on: asked again at this moment, as it may be cancelled or over by now. */
export const remindOfViewing =
  ({ db }: { db: Database }, now = () => new Date()): JobHandler<'remindOfViewing'> =>
  ({ id, startsAt, hours }) =>
    db.transaction(async (tx) => {
      if (!(await markReminded(tx, id, { startsAt: new Date(startsAt), hours, now: now() }))) return
      const viewing = await viewingById(tx, id)
      if (viewing) await announceViewing(tx, viewing, viewingReminder(viewing, hours))
    })
