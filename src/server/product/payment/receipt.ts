import type { Caller } from '../../platform/access/caller.ts'
import type { Actor } from '../../platform/audit/audit.store.ts'
import { noSuchOffer } from '../offer/offer.rules.ts'
import { offerById } from '../offer/offer.store.ts'
import { type CardPayments, callProvider } from './card-payments.ts'
import { finish } from './finish.ts'
import { unusedPayment, wrongReceipt } from './payment.rules.ts'
import { paymentOfIntent } from './payment.store.ts'

/**
 * Records that the buyer paid an offer, or a part of it, with this transaction (the intent's id), after checking with
 * the card provider. A recorded receipt is accepted again; any other is refused with `conflict`.
 */
export async function handInReceipt(
  cardPayments: CardPayments,
  actor: Actor<Caller>,
  offerId: string,
  transactionId: string,
): Promise<void> {
  const { db, provider } = cardPayments
  const offer = await offerById(db, offerId)
  if (!offer || offer.buyerEmail !== actor.caller.email) throw noSuchOffer()
  if (offer.transactionId === transactionId) return
  const payment = await paymentOfIntent(db, transactionId)
  if (payment?.offerId !== offer._id) throw wrongReceipt('it is not a payment of this offer')
  const outcome = await callProvider(cardPayments, async () => {
    const intent = await provider.findIntent(transactionId)
    if (!intent) throw wrongReceipt('the card provider does not know it')
    return finish(cardPayments, payment, intent, actor)
  })
  if (outcome.is === 'released') throw unusedPayment(outcome.why)
  if (outcome.is !== 'settled' && outcome.is !== 'received') throw wrongReceipt('it has not been paid')
}
