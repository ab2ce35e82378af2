import { type Actor, record } from '../../platform/audit/audit.store.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { emitEventTo } from '../../platform/events/emit-event.ts'
import type { StoredOffer } from '../offer/offer.store.ts'
import { announceOffer } from '../offer/offer-events.ts'
import { offerPaid, partReceived, soldToAnother } from '../offer/offer-mails.ts'
import { announceProperty } from '../property/property-events.ts'
import type { Payment } from './payment.store.ts'

type Part = { payment: Payment; offer: StoredOffer; transactionId: string; left: number; actor: Actor | undefined }

/** `left`: cents. */
export async function announcePart(tx: Queryable, { payment, offer, transactionId, left, actor }: Part): Promise<void> {
  await recordSettled(tx, { payment, transactionId, actor })
  await announceOffer(tx, offer, { mails: partReceived(offer, { ...payment, transactionId, left }) })
}

const recordSettled = (
  tx: Queryable,
  { payment, transactionId, actor }: Pick<Part, 'payment' | 'transactionId' | 'actor'>,
) =>
  record(tx, {
    ...(actor && { actor }),
    action: 'settle',
    kind: 'payment',
    id: payment.id,
    after: {
      offer: payment.offerId,
      transactionId,
      ...(payment.parts > 1 && { part: payment.part, parts: payment.parts }),
    },
  })

/** `offer`: as it was before. `others`: the open offers on the home that this sale closed. */
type Sale = {
  payment: Payment
  offer: StoredOffer
  propertyId: string
  transactionId: string
  others: StoredOffer[]
  actor: Actor | undefined
}

export async function announceSale(tx: Queryable, sale: Sale): Promise<void> {
  const { payment, offer, propertyId, transactionId, others } = sale
  const actor = sale.actor && { actor: sale.actor }
  const { _id: id, agentEmail, buyerEmail } = offer
  const { amount } = offer
  const after = { status: 'Bought', transactionId, amount, payment: payment.id, rejected: others.length }
  const mails = offerPaid(offer, transactionId, payment.parts)
  await announceOffer(tx, offer, { audit: { ...actor, action: 'pay', after }, mails })
  await recordSettled(tx, { payment, transactionId, actor: sale.actor })
  await announceProperty(
    tx,
    { id: propertyId, email: agentEmail },
    { audit: { ...actor, action: 'sell', after: { offer: id } } },
  )
  for (const other of others) await announceOffer(tx, other, { mails: [soldToAnother(other)] })
  await emitEventTo(tx, { topic: 'sales', id, emails: [agentEmail, buyerEmail] })
}
