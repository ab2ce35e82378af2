import { record } from '../audit/audit.store.ts'
import type { Database, Queryable } from '../db/database.ts'
import { enqueueMail, type Mail } from '../mail/mail.store.ts'
import { homeGone, offerLapsed } from '../mail/offer-mails.ts'
import { lapseAcceptedBefore, lapseOnWithdrawn, lapseOverdueOn } from './lapse.store.ts'
import { lapsedIfBefore } from './offer.rules.ts'
import type { StoredOffer } from './offer.store.ts'

/** What lapsing goes by: the clock, and for how many days an accepted offer may stay unpaid. */
export type Terms = { now: () => Date; acceptedDays: number }

/** Rejects what stayed unpaid too long. Called before offers are shown or answered, so that no reader sees what has lapsed. */
export async function lapseOverdue(db: Database, { now, acceptedDays }: Terms): Promise<void> {
  await untilNone(db, (tx) => lapseAcceptedBefore(tx, lapsedIfBefore(now(), acceptedDays), now()), tellLapsed)
}

/** Rejects accepted offers on homes whose agent was marked fraud since: they can't be paid, and nobody should wait for it. */
export async function lapseWithdrawn(db: Database, { now }: Terms): Promise<void> {
  await untilNone(db, (tx) => lapseOnWithdrawn(tx, now()), tellGone)
}

/** The same for one home, in a transaction that holds its row. */
export async function lapseOn(tx: Queryable, propertyId: string, { now, acceptedDays }: Terms): Promise<void> {
  for (const offer of await lapseOverdueOn(tx, propertyId, lapsedIfBefore(now(), acceptedDays), now()))
    await tellLapsed(tx, offer)
}

type Tell = (tx: Queryable, offer: StoredOffer) => Promise<void>

async function untilNone(db: Database, lapse: (tx: Queryable) => Promise<StoredOffer[]>, tell: Tell): Promise<void> {
  let lapsed: StoredOffer[]
  do {
    lapsed = await db.transaction(async (tx) => {
      const rows = await lapse(tx)
      for (const offer of rows) await tell(tx, offer)
      return rows
    })
  } while (lapsed.length > 0)
}

const tellLapsed: Tell = (tx, offer) => tell(tx, offer, 'lapse', offerLapsed(offer))
const tellGone: Tell = (tx, offer) => tell(tx, offer, 'close', homeGone(offer))

async function tell(tx: Queryable, offer: StoredOffer, action: string, mail: Mail): Promise<void> {
  const before = { status: 'accepted' }
  await record(tx, { action, kind: 'offer', id: offer._id, before, after: { status: offer.status } })
  await enqueueMail(tx, mail)
}
