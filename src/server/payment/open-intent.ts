import { validate as isUuid } from 'uuid'
import type { Caller } from '../access/caller.ts'
import { lapseOverdue } from '../offer/lapse.ts'
import { lockedDeal } from '../offer/locked-deal.ts'
import { acceptedOffersOf, offerById, type StoredOffer } from '../offer/offer.store.ts'
import { type CardPayments, callProvider, intentFor } from './card-payments.ts'
import { finish } from './finish.ts'
import { alreadyPaid, beingFinished, checkMayPay, checkPayable, lostPayment, onlyOne } from './payment.rules.ts'
import { type Payment, startPayment } from './payment.store.ts'

/** `price`: cents. Without `offerId` the caller's only accepted offer of that price is meant. */
type Wanted = { offerId: string | undefined; price: number }

/**
 * Opens an offer's one payment intent and returns its client secret. However many ask at once, there is one: the database has one
 * open payment an offer, whose id is the provider's idempotency key, and a process asks for a payment's intent once at a time.
 * A server may die after any step: the open payment stands in the database before the provider is called, and the intent's id
 * before anyone gets its secret.
 */
export function intentOpener(cardPayments: CardPayments): (caller: Caller, wanted: Wanted) => Promise<string> {
  const intentOnce = sharedByPayment((payment) => intentFor(cardPayments, payment))
  return async (caller, wanted) => {
    const offer = await offerToPay(cardPayments, caller, wanted)
    const payment = await openPayment(cardPayments, offer._id)
    return callProvider(cardPayments, async () => {
      const intent = await intentOnce(payment)
      if (intent === 'ended') throw beingFinished()
      if (payment.releaseReason === null) {
        if (intent === 'unknown') throw lostPayment()
        if (intent.status === 'unpaid') return intent.clientSecret
      }
      const outcome = await finish(cardPayments, payment, intent)
      throw outcome.is === 'settled' ? alreadyPaid() : beingFinished()
    })
  }
}

async function offerToPay({ db, expiry }: CardPayments, caller: Caller, wanted: Wanted): Promise<StoredOffer> {
  const { offerId, price } = wanted
  await lapseOverdue(db, expiry)
  const offer =
    offerId === undefined ? onlyOne(await acceptedOffersOf(db, caller.email, price)) : await offerOfId(db, offerId)
  checkMayPay(caller, offer, price)
  return offer
}

const offerOfId = async (db: CardPayments['db'], id: string) => (isUuid(id) ? offerById(db, id) : undefined)

const openPayment = ({ db, expiry }: CardPayments, offerId: string): Promise<Payment> =>
  db.transaction(async (tx) => {
    const { property, offer } = await lockedDeal(tx, offerId, expiry)
    if (!offer) throw new Error(`offer ${offerId} has gone, and offers never do`)
    checkPayable(offer, property)
    return startPayment(tx, offerId, offer.amount)
  })

/** While `ask` is underway for a payment, whoever else asks for the same one shares its result. */
function sharedByPayment<Result>(ask: (payment: Payment) => Promise<Result>) {
  const underway = new Map<string, Promise<Result>>()
  return (payment: Payment): Promise<Result> => {
    const result = underway.get(payment.id) ?? ask(payment).finally(() => underway.delete(payment.id))
    underway.set(payment.id, result)
    return result
  }
}
