import { validate as isUuid } from 'uuid'
import type { Caller } from '../access/caller.ts'
import { lapseOn, lapseOverdue } from '../offer/lapse.ts'
import { acceptedOffersOf, lockedOffer, offerById, type StoredOffer } from '../offer/offer.store.ts'
import { lockedProperty } from '../property/property.store.ts'
import type { Intent } from '../providers/payment/payment.ts'
import { Refusal } from '../refusal.ts'
import { type CardPayments, callProvider, intentFor } from './card-payments.ts'
import { checkMayPay, checkPayable, lostPayment, onlyOne } from './payment.rules.ts'
import { type Payment, startPayment } from './payment.store.ts'
import { release } from './release.ts'
import { settle } from './settle.ts'

/** `price`: cents. Without `offerId` the caller's only accepted offer of that price is meant. */
type Wanted = { offerId: string | undefined; price: number }

/**
 * Returns the client secret of an offer's one open intent. However many ask at once, one intent is asked for: the database
 * has one open payment an offer, its id is the provider's idempotency key, and within a process one question is on its way.
 */
export function intentOpener(cardPayments: CardPayments): (caller: Caller, wanted: Wanted) => Promise<string> {
  const onTheWay = new Map<string, ReturnType<typeof intentFor>>()
  const intentOnce = (payment: Payment) => {
    const asking =
      onTheWay.get(payment.id) ?? intentFor(cardPayments, payment).finally(() => onTheWay.delete(payment.id))
    onTheWay.set(payment.id, asking)
    return asking
  }
  return async (caller, wanted) => {
    const offer = await wantedOffer(cardPayments, caller, wanted)
    const payment = await openPayment(cardPayments, offer._id)
    return callProvider(cardPayments, async () => {
      if (payment.releaseReason !== null) return settleFirst(cardPayments, undefined, payment)
      const intent = await intentOnce(payment)
      if (intent === 'unknown') throw lostPayment()
      if (intent === 'ended') return settleFirst(cardPayments, undefined, payment)
      return isWaiting(intent) ? intent.clientSecret : settleFirst(cardPayments, intent, payment)
    })
  }
}

const isWaiting = ({ status }: Intent) => status === 'unpaid'

async function wantedOffer(
  { db, expiry }: CardPayments,
  caller: Caller,
  { offerId, price }: Wanted,
): Promise<StoredOffer> {
  await lapseOverdue(db, expiry)
  const offerByGivenId = offerId !== undefined && isUuid(offerId) ? await offerById(db, offerId) : undefined
  const offer = offerId === undefined ? onlyOne(await acceptedOffersOf(db, caller.email, price)) : offerByGivenId
  checkMayPay(caller, offer, price)
  return offer
}

const openPayment = ({ db, expiry }: CardPayments, offerId: string): Promise<Payment> =>
  db.transaction(async (tx) => {
    const propertyId = (await offerById(tx, offerId))?.propertyId ?? undefined
    const property = propertyId === undefined ? undefined : await lockedProperty(tx, propertyId)
    if (property) await lapseOn(tx, property._id, expiry)
    const offer = await lockedOffer(tx, offerId)
    if (!offer) throw new Error(`offer ${offerId} has gone, and offers never do`)
    checkPayable(offer, property)
    return startPayment(tx, offerId, offer.amount)
  })

/** An intent that waits for no card any more is settled or released first, and the person told how it stands. */
async function settleFirst(cardPayments: CardPayments, intent: Intent | undefined, payment: Payment): Promise<never> {
  const outcome = intent && (await cardPayments.db.transaction((tx) => settle(tx, intent, cardPayments.expiry)))
  if (outcome?.is === 'settled') throw new Refusal('conflict', 'This offer is paid already.')
  await release(cardPayments, payment.id)
  throw new Refusal('conflict', 'An earlier payment of this offer is being finished. Please try again in a moment.')
}
