import { validate as isUuid } from 'uuid'
import type { Caller } from '../access/caller.ts'
import { lapseOn, lapseOverdue } from '../offer/lapse.ts'
import { acceptedOffersOf, lockedOffer, offerById, type StoredOffer } from '../offer/offer.store.ts'
import { lockedProperty } from '../property/property.store.ts'
import type { Intent } from '../providers/payment/payment.ts'
import { Refusal } from '../refusal.ts'
import { asked, intentFor, type Till } from './card-payments.ts'
import { checkMayPay, checkPayable, lostPayment, onlyOne } from './payment.rules.ts'
import { type Payment, startPayment } from './payment.store.ts'
import { release } from './release.ts'
import { settle } from './settle.ts'

/** `price`: cents. Without `offerId` the caller's only accepted offer of that price is meant. */
type Wanted = { offerId: string | undefined; price: number }

/**
 * Answers the client secret of an offer's one open intent. However many ask at once, one intent is asked for: the database
 * has one open payment an offer, its id is the provider's idempotency key, and within a process one question is on its way.
 */
export function intentOpener(till: Till): (caller: Caller, wanted: Wanted) => Promise<string> {
  const onTheWay = new Map<string, ReturnType<typeof intentFor>>()
  const intentOnce = (payment: Payment) => {
    const asking = onTheWay.get(payment.id) ?? intentFor(till, payment).finally(() => onTheWay.delete(payment.id))
    onTheWay.set(payment.id, asking)
    return asking
  }
  return async (caller, wanted) => {
    const offer = await wantedOffer(till, caller, wanted)
    const payment = await openPayment(till, offer._id)
    return asked(till, async () => {
      if (payment.releaseReason !== null) return settleFirst(till, undefined, payment)
      const intent = await intentOnce(payment)
      if (intent === 'unknown') throw lostPayment()
      if (intent === 'ended') return settleFirst(till, undefined, payment)
      return isWaiting(intent) ? intent.clientSecret : settleFirst(till, intent, payment)
    })
  }
}

const isWaiting = ({ status }: Intent) => !['succeeded', 'processing', 'canceled'].includes(status)

async function wantedOffer({ db, terms }: Till, caller: Caller, { offerId, price }: Wanted): Promise<StoredOffer> {
  await lapseOverdue(db, terms)
  const named = offerId !== undefined && isUuid(offerId) ? await offerById(db, offerId) : undefined
  const offer = offerId === undefined ? onlyOne(await acceptedOffersOf(db, caller.email, price)) : named
  checkMayPay(caller, offer, price)
  return offer
}

const openPayment = ({ db, terms }: Till, offerId: string): Promise<Payment> =>
  db.transaction(async (tx) => {
    const propertyId = (await offerById(tx, offerId))?.propertyId ?? undefined
    const property = propertyId === undefined ? undefined : await lockedProperty(tx, propertyId)
    if (property) await lapseOn(tx, property._id, terms)
    const offer = await lockedOffer(tx, offerId)
    if (!offer) throw new Error(`offer ${offerId} has gone, and offers never do`)
    checkPayable(offer, property)
    return startPayment(tx, offerId, offer.amount)
  })

/** An intent that waits for no card any more is settled or released first, and the person told how it stands. */
async function settleFirst(till: Till, intent: Intent | undefined, payment: Payment): Promise<never> {
  const outcome = intent && (await till.db.transaction((tx) => settle(tx, intent, till.terms)))
  if (outcome?.is === 'settled') throw new Refusal('conflict', 'This offer is paid already.')
  await release(till, payment.id)
  throw new Refusal('conflict', 'An earlier payment of this offer is being finished. Please try again in a moment.')
}
