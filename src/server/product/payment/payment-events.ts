import type { Actor, AuditEvent } from '../../platform/audit/audit.store.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { announce } from '../announce/announce.ts'
import type { StoredOffer } from '../offer/offer.store.ts'
import { changeOfOffer } from '../offer/offer-events.ts'
import { offerPaid, partReceived, soldToAnother } from '../offer/offer-mails.ts'
import { changeOfProperty } from '../property/property-events.ts'
import type { Payment } from './payment.store.ts'

type Part = { payment: Payment; offer: StoredOffer; transactionId: string; left: number; actor: Actor | undefined }

/** Announces that a part of an offer was paid. `left`: the unpaid rest in cents. */
export const announcePart = (tx: Queryable, { payment, offer, transactionId, left, actor }: Part): Promise<void> =>
  announce(
    tx,
    { audit: [settledPart({ payment, transactionId, actor })] },
    changeOfOffer(offer, { mails: partReceived(offer, { ...payment, transactionId, left }) }),
  )

const settledPart = ({
  payment,
  transactionId,
  actor,
}: Pick<Part, 'payment' | 'transactionId' | 'actor'>): AuditEvent => ({
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

/**
 * A sale to announce. `offer`: its state before the sale. `others`: the open offers on the home that the sale closed.
 */
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
  const { _id: id, agentEmail, buyerEmail, amount } = offer
  const after = { status: 'Bought', transactionId, amount, payment: payment.id, rejected: others.length }
  const mails = offerPaid(offer, transactionId, payment.parts)
  await announce(
    tx,
    changeOfOffer(offer, { audit: { ...actor, action: 'pay', after }, mails }),
    { audit: [settledPart(sale)] },
    changeOfProperty(
      { id: propertyId, email: agentEmail },
      { audit: { ...actor, action: 'sell', after: { offer: id } } },
    ),
    ...others.map((other) => changeOfOffer(other, { mails: [soldToAnother(other)] })),
    { events: [{ topic: 'sales', id, emails: [agentEmail, buyerEmail] }] },
  )
}
