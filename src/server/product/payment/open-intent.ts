import { validate as isUuid } from 'uuid'
import type { Caller } from '../../platform/access/caller.ts'
import { lockedDeal } from '../offer/locked-deal.ts'
import { offerById, payableOffersOf, type StoredOffer } from '../offer/offer.store.ts'
import { type CardPayments, callProvider, intentFor } from './card-payments.ts'
import { finish } from './finish.ts'
import { alreadyPaid, beingFinished, checkMayPay, checkPayable, lostPayment, onlyOne } from './payment.rules.ts'
import { type Payment, receivedPayments, startPayment } from './payment.store.ts'

/**
 * A request to pay an offer. `price`: cents. Without `offerId`, the caller's only accepted offer at this price is used.
 */
type PaymentRequest = { offerId: string | undefined; price: number }
type OpenedIntent = { clientSecret: string; amount: number }

/**
 * Returns a function that opens the payment intent of an offer, or of the next part of its amount. Concurrent calls
 * open only one: the database allows one open payment per offer, and its id is the provider's idempotency key. The
 * payment is stored before the provider is called, and the intent before its secret is returned, so that a crash loses
 * nothing.
 */
export function intentOpener(
  cardPayments: CardPayments,
): (caller: Caller, wanted: PaymentRequest) => Promise<OpenedIntent> {
  const intentOnce = sharedByPayment((payment) => intentFor(cardPayments, payment))
  const open = async (offerId: string): Promise<OpenedIntent> => {
    const payment = await openPayment(cardPayments, offerId)
    const intent = await intentOnce(payment)
    if (intent === 'ended') throw beingFinished()
    if (payment.releaseReason === null) {
      if (intent === 'unknown') throw lostPayment()
      if (intent.status === 'unpaid') return { clientSecret: intent.clientSecret, amount: intent.amount }
    }
    const outcome = await finish(cardPayments, payment, intent)
    if (outcome.is === 'received') return open(offerId) // the next part
    throw outcome.is === 'settled' ? alreadyPaid() : beingFinished()
  }
  return async (caller, wanted) => {
    const offer = await offerToPay(cardPayments, caller, wanted)
    return callProvider(cardPayments, () => open(offer._id))
  }
}

async function offerToPay({ db, expiry }: CardPayments, caller: Caller, wanted: PaymentRequest): Promise<StoredOffer> {
  const { offerId, price } = wanted
  const offer =
    offerId === undefined
      ? onlyOne(await payableOffersOf(db, { email: caller.email, amount: price, now: expiry.now() }))
      : await offerOfId(db, offerId)
  checkMayPay(caller, offer, price)
  return offer
}

const offerOfId = async (db: CardPayments['db'], id: string) => (isUuid(id) ? offerById(db, id) : undefined)

const openPayment = ({ db, expiry }: CardPayments, offerId: string): Promise<Payment> =>
  db.transaction(async (tx) => {
    const { property, offer } = await lockedDeal(tx, offerId, expiry)
    // Stryker disable next-line ConditionalExpression: offers are never deleted
    if (!offer) throw new Error(`offer ${offerId} has gone, and offers never do`)
    checkPayable(offer, property)
    const received = await receivedPayments(tx, offerId)
    if (received.some(({ releaseReason }) => releaseReason !== null)) throw beingFinished()
    return startPayment(tx, offerId, offer, received)
  })

function sharedByPayment<Result>(load: (payment: Payment) => Promise<Result>) {
  const underway = new Map<string, Promise<Result>>()
  return (payment: Payment): Promise<Result> => {
    const result = underway.get(payment.id) ?? load(payment).finally(() => underway.delete(payment.id))
    underway.set(payment.id, result)
    return result
  }
}
