import { record } from '../../platform/audit/audit.store.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { tell } from '../notification/tell.ts'
import { isAnyOverdue, lapseOverdueOffers, lapseOverdueOn, setNextMissingDeadlines } from './lapse.store.ts'
import type { StoredOffer } from './offer.store.ts'
import { publishOffer } from './offer-events.ts'
import { offerLapsed } from './offer-mails.ts'

/** `now`: the clock. `acceptedDays`: for how many days an offer that is accepted now may stay unpaid. */
export type OfferExpiryPolicy = { now: () => Date; acceptedDays: number }

/** Rejects what stayed unpaid too long. Called before offers are shown or answered, so that no reader sees what has lapsed. */
export async function lapseOverdue(db: Database, { now }: Pick<OfferExpiryPolicy, 'now'>): Promise<void> {
  while (await isAnyOverdue(db, now())) {
    const lapsed = await db.transaction(async (tx) => {
      const rows = await lapseOverdueOffers(tx, now())
      for (const offer of rows) await tellLapsed(tx, offer)
      return rows
    })
    if (lapsed.length === 0) return // those that are left are being paid or lapsed by somebody else
  }
}

/** The same for one home, in a transaction that holds its row. */
export async function lapseOn(
  tx: Queryable,
  propertyId: string,
  { now }: Pick<OfferExpiryPolicy, 'now'>,
): Promise<void> {
  for (const offer of await lapseOverdueOn(tx, propertyId, now())) await tellLapsed(tx, offer)
}

async function tellLapsed(tx: Queryable, offer: StoredOffer): Promise<void> {
  const before = { status: 'accepted' }
  await record(tx, { action: 'lapse', kind: 'offer', id: offer._id, before, after: { status: offer.status } })
  for (const mail of offerLapsed(offer)) await tell(tx, mail)
  await publishOffer(tx, offer)
}

/**
 * Gives a deadline to the offers that a version without `pay_before` accepted: before an upgrade, or beside this version while
 * an upgrade goes from process to process. They keep it, as every other offer does.
 */
export async function setMissingDeadlines(
  db: Database,
  { acceptedDays }: Pick<OfferExpiryPolicy, 'acceptedDays'>,
): Promise<void> {
  while (await setNextMissingDeadlines(db, acceptedDays)) {}
}
