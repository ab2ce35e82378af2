import * as t from '#messages/refusals'
import type { Caller } from '../../platform/access/caller.ts'
import type { Actor } from '../../platform/audit/audit.store.ts'
import { noSuchOffer } from '../offer/offer.rules.ts'
import { offerById } from '../offer/offer.store.ts'
import { type CardPayments, callProvider } from './card-payments.ts'
import { finish } from './finish.ts'
import { unusedPayment, wrongReceipt } from './payment.rules.ts'
import { paymentOfIntent } from './payment.store.ts'

/**
 * Records that the buyer has paid an offer, or a part of it, after checking the transaction (the intent's id) with the
 * card provider. A receipt that is already recorded is accepted again; one that doesn't fit is refused with `conflict`.
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
  if (payment?.offerId !== offer._id) throw wrongReceipt(t.otherPayment)
  const outcome = await callProvider(cardPayments, async () => {
    const intent = await provider.findIntent(transactionId)
    if (!intent) throw wrongReceipt(t.unknownPayment)
    return finish(cardPayments, payment, intent, actor)
  })
  if (outcome.is === 'released') throw unusedPayment(outcome.why)
  if (outcome.is !== 'settled' && outcome.is !== 'received') throw wrongReceipt(t.unpaidPayment)
}
