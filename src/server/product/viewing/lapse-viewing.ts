import type { Database, Queryable } from '../../platform/db/database.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import { lapseHeld } from './end-viewing.store.ts'
import { viewingJobs } from './viewing.jobs.ts'
import { announceViewing } from './viewing-events.ts'
import { viewingLapsed } from './viewing-mails.ts'

const MARGIN_MS = 60_000

/**
 * Records expired viewing requests and notifies both participants. Readers also check the clock, so they don't depend
 * on this.
 */
export async function lapseOverdue(tx: Queryable, whose: Parameters<typeof lapseHeld>[1], now: Date): Promise<void> {
  for (const viewing of await lapseHeld(tx, whose, now)) await announceViewing(tx, viewing, viewingLapsed(viewing))
}

/** Schedules the expiry of an unanswered viewing. A job for a later proposal replaces this one. */
export const enqueueLapse = (tx: Queryable, { _id: id, heldUntil }: { _id: string; heldUntil: Date }): Promise<void> =>
  enqueueJob(tx, viewingJobs.lapse, { id }, { key: id, runAt: new Date(heldUntil.getTime() + MARGIN_MS) })

export const lapseViewing =
  ({ db }: { db: Database }, now = () => new Date()): JobHandler<typeof viewingJobs.lapse> =>
  ({ id }) =>
    db.transaction((tx) => lapseOverdue(tx, { id }, now()))
