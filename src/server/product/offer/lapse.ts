import { record } from '../../platform/audit/audit.store.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job-handlers.ts'
import { tell } from '../notification/tell.ts'
import {
  lapseIfOverdue,
  lapseOverdueOf,
  lapseOverdueOn,
  overdueWithoutJob,
  setNextMissingDeadlines,
} from './lapse.store.ts'
import type { StoredOffer } from './offer.store.ts'
import { publishOffer } from './offer-events.ts'
import { offerLapsed } from './offer-mails.ts'

/** `now`: the clock. `acceptedDays`: for how many days an offer that is accepted now may stay unpaid. */
export type OfferExpiryPolicy = { now: () => Date; acceptedDays: number }
type Clock = Pick<OfferExpiryPolicy, 'now'>

const MAX_ENQUEUED = 1000

/**
 * Gives each overdue offer a job of its own, which writes that it has lapsed: one that fails holds up no other. Nothing waits for it, as
 * readers look at the clock as well (`isOverdue`). Offers without a deadline get theirs first.
 */
export const enqueueOverdueOffers =
  ({ db, now, acceptedDays }: OfferExpiryPolicy & { db: Database }): JobHandler<'enqueueOverdueOffers'> =>
  async (_payload, { stopping }) => {
    await setMissingDeadlines(db, acceptedDays)
    let ids: string[]
    do {
      ids = await overdueWithoutJob(db, now(), MAX_ENQUEUED)
      for (const id of ids) await enqueueJob(db, 'lapseOffer', { id }, { key: id })
    } while (ids.length === MAX_ENQUEUED && !stopping.aborted)
  }

export const lapseOffer =
  ({ db, now }: Clock & { db: Database }): JobHandler<'lapseOffer'> =>
  ({ id }) =>
    db.transaction(async (tx) => announceLapsed(tx, await lapseIfOverdue(tx, id, now())))

/** Rejects the accepted offers on homes that are overdue, in a transaction that holds the homes' rows. */
export const lapseOn = async (tx: Queryable, propertyIds: string[], { now }: Clock): Promise<void> =>
  announceLapsed(tx, await lapseOverdueOn(tx, propertyIds, now()))

/** The same for a buyer's offers, in a transaction that holds the rows of their homes. */
export const lapseOf = async (tx: Queryable, buyerEmail: string, { now }: Clock): Promise<void> =>
  announceLapsed(tx, await lapseOverdueOf(tx, buyerEmail, now()))

async function announceLapsed(tx: Queryable, lapsed: StoredOffer[]): Promise<void> {
  for (const offer of lapsed) {
    const before = { status: 'accepted' }
    await record(tx, { action: 'lapse', kind: 'offer', id: offer._id, before, after: { status: offer.status } })
    for (const mail of offerLapsed(offer)) await tell(tx, mail)
    await publishOffer(tx, offer)
  }
}

/**
 * Gives a deadline to the offers that a version without `pay_before` accepted: before an upgrade, or next to this version while
 * an upgrade goes from process to process. They keep it, as every other offer does.
 */
export async function setMissingDeadlines(db: Database, acceptedDays: number): Promise<void> {
  while (await setNextMissingDeadlines(db, acceptedDays)) {}
}
