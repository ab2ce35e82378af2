import type { Database, Queryable } from '../../platform/db/database.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job-handlers.ts'
import { lapseHeld } from './end-viewing.store.ts'
import { announceViewing } from './viewing-events.ts'
import { viewingLapsed } from './viewing-mails.ts'

/** The clocks of server and database may differ by so much. */
const MARGIN_MS = 60_000

/** Writes down what has lapsed by now, and tells both. Nothing waits for it: whoever reads a viewing looks at the clock as well. */
export async function lapseOverdue(tx: Queryable, whose: Parameters<typeof lapseHeld>[1], now: Date): Promise<void> {
  for (const viewing of await lapseHeld(tx, whose, now)) await announceViewing(tx, viewing, viewingLapsed(viewing))
}

/** Has it looked at when its time is no longer held; a later proposal takes the place of that. */
export const enqueueLapse = (tx: Queryable, { _id: id, heldUntil }: { _id: string; heldUntil: Date }): Promise<void> =>
  enqueueJob(tx, 'lapseViewing', { id }, { key: id, runAt: new Date(heldUntil.getTime() + MARGIN_MS) })

export const lapseViewing =
  ({ db }: { db: Database }, now = () => new Date()): JobHandler<'lapseViewing'> =>
  ({ id }) =>
    db.transaction((tx) => lapseOverdue(tx, { id }, now()))
