import type { Caller } from '../access/caller.ts'
import { lapseOverdue } from '../offer/lapse.ts'
import { noSuchOffer } from '../offer/offer.rules.ts'
import { offerById } from '../offer/offer.store.ts'
import { Refusal } from '../refusal.ts'
import { asked, type Till } from './card-payments.ts'
import { wrongReceipt } from './payment.rules.ts'
import { paymentOfIntent } from './payment.store.ts'
import { release } from './release.ts'
import { type Outcome, settle } from './settle.ts'

type By = { caller: Caller; request: { id: string } }

/**
 * The buyer says that they paid an offer with this transaction (the intent's id). Their word counts for nothing: the card
 * provider is asked. The receipt that is recorded already is fine again; every other is refused with `conflict`.
 */
export async function handInReceipt(till: Till, by: By, offerId: string, transactionId: string): Promise<void> {
  await lapseOverdue(till.db, till.terms)
  const offer = await offerById(till.db, offerId)
  if (!offer || offer.buyerEmail !== by.caller.email) throw noSuchOffer()
  if (offer.transactionId === transactionId) return
  const payment = await paymentOfIntent(till.db, transactionId)
  if (payment?.offerId !== offer._id) throw wrongReceipt('it is not a payment of this offer')
  const outcome = await finish(till, transactionId, by)
  if (outcome.is === 'settled') return
  if (outcome.is === 'released')
    throw new Refusal('conflict', `This payment could not be recorded, because ${outcome.why}. The money goes back.`)
  throw wrongReceipt(outcome.is === 'unpaid' ? 'it has not been paid' : 'the card provider does not know it')
}

async function finish(till: Till, intentId: string, by: By): Promise<Outcome> {
  return asked(till, async () => {
    const intent = await till.provider.intent(intentId)
    if (!intent) return { is: 'unknown' }
    const outcome = await till.db.transaction((tx) => settle(tx, intent, till.terms, by))
    if (outcome.is === 'released') await release(till, outcome.paymentId)
    return outcome
  })
}
