import { record } from '../audit/audit.store.ts'
import { enqueueMail } from '../mail/mail.store.ts'
import { offerById } from '../offer/offer.store.ts'
import { paymentReleased } from '../offer/offer-mails.ts'
import { type CardPayments, intentFor } from './card-payments.ts'
import { endPayment, type Payment, paymentById } from './payment.store.ts'

/**
 * Gives back, or never takes, the money of a payment that was decided to be released. It can be asked again at any time: what
 * another process or an earlier life of this one did already is found done.
 */
export async function release(cardPayments: CardPayments, paymentId: string): Promise<void> {
  const payment = await paymentById(cardPayments.db, paymentId)
  if (payment?.state !== 'open' || payment.releaseReason === null) return
  const how = await giveBack(cardPayments, payment)
  if (how) await writeDown(cardPayments, payment, payment.releaseReason, how)
}

/**
 * `undefined`: it has to wait, such as for a payment that is being processed. `unknown`: whoever took the money, if anybody did,
 * is not the provider of now; the audit trail tells an admin.
 */
async function giveBack(
  cardPayments: CardPayments,
  payment: Payment,
): Promise<'refunded' | 'cancelled' | 'unknown' | undefined> {
  const intent = await intentFor(cardPayments, payment)
  if (intent === 'ended') return undefined
  if (intent === 'unknown') return intent
  if (intent.status === 'cancelled') return 'cancelled'
  if (intent.status === 'paid') {
    await cardPayments.provider.refund(intent.id, payment.id)
    return 'refunded'
  }
  if (intent.status === 'processing') return undefined
  return (await cardPayments.provider.cancelIntent(intent.id)) ? 'cancelled' : undefined
}

async function writeDown({ db, expiry }: CardPayments, payment: Payment, reason: string, how: string): Promise<void> {
  const { id, offerId, amount } = payment
  await db.transaction(async (tx) => {
    if (!(await endPayment(tx, id, 'released', expiry.now()))) return
    await record(tx, { action: 'release', kind: 'payment', id, after: { offer: offerId, amount, reason, how } })
    const offer = await offerById(tx, offerId)
    if (how === 'refunded' && offer) await enqueueMail(tx, paymentReleased(offer, amount, reason))
  })
}
