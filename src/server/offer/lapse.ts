import { record } from '../audit/audit.store.ts'
import type { Database, Queryable } from '../db/database.ts'
import { enqueueMail } from '../mail/mail.store.ts'
import { offerLapsed } from '../mail/offer-mails.ts'
import { lapseAcceptedBefore, lapseOverdueOn } from './lapse.store.ts'
import { lapsedIfBefore } from './offer.rules.ts'
import type { StoredOffer } from './offer.store.ts'

/** What lapsing goes by: the clock, and for how many days an accepted offer may stay unpaid. */
export type Terms = { now: () => Date; acceptedDays: number }

/** Rejects what stayed unpaid too long. Called before offers are shown or answered, so that no reader sees what has lapsed. */
export async function lapseOverdue(db: Database, { now, acceptedDays }: Terms): Promise<void> {
  let lapsed: StoredOffer[]
  do {
    lapsed = await db.transaction(async (tx) => {
      const rows = await lapseAcceptedBefore(tx, lapsedIfBefore(now(), acceptedDays), now())
      for (const offer of rows) await tellLapsed(tx, offer)
      return rows
    })
  } while (lapsed.length > 0)
}

/** The same for one home, in a transaction that holds its row. */
export async function lapseOn(tx: Queryable, propertyId: string, { now, acceptedDays }: Terms): Promise<void> {
  for (const offer of await lapseOverdueOn(tx, propertyId, lapsedIfBefore(now(), acceptedDays), now()))
    await tellLapsed(tx, offer)
}

async function tellLapsed(tx: Queryable, offer: StoredOffer): Promise<void> {
  const before = { status: 'accepted' }
  await record(tx, { action: 'lapse', kind: 'offer', id: offer._id, before, after: { status: offer.status } })
  for (const mail of offerLapsed(offer)) await enqueueMail(tx, mail)
}
