import type { Caller } from '../access/caller.ts'
import type { Actor } from '../audit/audit.store.ts'
import { lapseOverdue } from '../offer/lapse.ts'
import { noSuchOffer } from '../offer/offer.rules.ts'
import { offerById } from '../offer/offer.store.ts'
import { Refusal } from '../refusal.ts'
import { type CardPayments, callProvider } from './card-payments.ts'
import { wrongReceipt } from './payment.rules.ts'
import { paymentOfIntent } from './payment.store.ts'
import { release } from './release.ts'
import { type Outcome, settle } from './settle.ts'

/**
 * The buyer says that they paid an offer with this transaction (the intent's id). Their word counts for nothing: the card
 * provider is asked. The receipt that is recorded already is fine again; every other is refused with `conflict`.
 */
export async function handInReceipt(
  cardPayments: CardPayments,
  actor: Actor<Caller>,
  offerId: string,
  transactionId: string,
): Promise<void> {
  await lapseOverdue(cardPayments.db, cardPayments.expiry)
  const offer = await offerById(cardPayments.db, offerId)
  if (!offer || offer.buyerEmail !== actor.caller.email) throw noSuchOffer()
  if (offer.transactionId === transactionId) return
  const payment = await paymentOfIntent(cardPayments.db, transactionId)
  if (payment?.offerId !== offer._id) throw wrongReceipt('it is not a payment of this offer')
  const outcome = await finish(cardPayments, transactionId, actor)
  if (outcome.is === 'settled') return
  if (outcome.is === 'released')
    throw new Refusal('conflict', `This payment could not be recorded, because ${outcome.why}. The money goes back.`)
  throw wrongReceipt(outcome.is === 'unpaid' ? 'it has not been paid' : 'the card provider does not know it')
}

async function finish(cardPayments: CardPayments, intentId: string, actor: Actor<Caller>): Promise<Outcome> {
  return callProvider(cardPayments, async () => {
    const intent = await cardPayments.provider.findIntent(intentId)
    if (!intent) return { is: 'unknown' }
    const outcome = await cardPayments.db.transaction((tx) => settle(tx, intent, cardPayments.expiry, actor))
    if (outcome.is === 'released') await release(cardPayments, outcome.paymentId)
    return outcome
  })
}
