import type { Database, Queryable } from '../../platform/db/database.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import {
  lapseIfOverdue,
  lapseOverdueOf,
  lapseOverdueOn,
  overdueWithoutJob,
  setNextMissingDeadlines,
} from './lapse.store.ts'
import { offerJobs } from './offer.jobs.ts'
import type { StoredOffer } from './offer.store.ts'
import { announceOffer } from './offer-events.ts'
import { offerLapsed } from './offer-mails.ts'

export type Clock = { now: () => Date }
/** The rules by which offers expire. `acceptedDays`: the days within which an accepted offer must be paid. */
export type OfferExpiryPolicy = Clock & { acceptedDays: number }

const MAX_ENQUEUED = 1000

/**
 * Handles the job that enqueues a job for each overdue offer, so that one failure delays no other. Sets missing
 * deadlines first. Readers also check the clock (`isOverdue`) and never depend on these jobs.
 */
export const enqueueOverdueOffers =
  ({ db, now, acceptedDays }: OfferExpiryPolicy & { db: Database }): JobHandler<typeof offerJobs.enqueueOverdue> =>
  async (_payload, { stopping }) => {
    await setMissingDeadlines(db, acceptedDays)
    let ids: string[]
    do {
      ids = await overdueWithoutJob(db, now(), MAX_ENQUEUED)
      for (const id of ids) await enqueueJob(db, offerJobs.lapse, { id }, { key: id })
    } while (ids.length === MAX_ENQUEUED && !stopping.aborted)
  }

export const lapseOffer =
  ({ db, now }: Clock & { db: Database }): JobHandler<typeof offerJobs.lapse> =>
  ({ id }) =>
    db.transaction(async (tx) => announceLapsed(tx, await lapseIfOverdue(tx, id, now())))

/** Expires overdue offers on these homes. The caller's transaction must have locked the homes. */
export const lapseOn = async (tx: Queryable, propertyIds: string[], { now }: Clock): Promise<void> =>
  announceLapsed(tx, await lapseOverdueOn(tx, propertyIds, now()))

export const lapseOf = async (tx: Queryable, buyerEmail: string, { now }: Clock): Promise<void> =>
  announceLapsed(tx, await lapseOverdueOf(tx, buyerEmail, now()))

async function announceLapsed(tx: Queryable, lapsed: StoredOffer[]): Promise<void> {
  for (const offer of lapsed) {
    const audit = { action: 'lapse', after: { status: offer.status } }
    await announceOffer(tx, { ...offer, status: 'accepted' }, { audit, mails: offerLapsed(offer) })
  }
}

/** Sets the deadline of offers accepted by a version without `pay_before`, before or during an upgrade. */
export async function setMissingDeadlines(db: Database, acceptedDays: number): Promise<void> {
  while (await setNextMissingDeadlines(db, acceptedDays)) {}
}
