import { type AuditEvent, record } from '../../platform/audit/audit.store.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { emitEventTo } from '../../platform/events/emit-event.ts'
import { type NotificationMail, notifyByMail } from '../notification/notify.ts'
import type { StoredOffer } from './offer.store.ts'

export type OfferEvent = {
  audit?: Omit<AuditEvent, 'kind' | 'id' | 'before'>
  mails?: NotificationMail[]
  senderId?: string
}

/**
 * Announces a change of an offer in its transaction: audit trail, mail, bell and open pages. `offer`: as it was before.
 */
export async function announceOffer(
  tx: Queryable,
  offer: Pick<StoredOffer, '_id' | 'status' | 'buyerEmail' | 'agentEmail'>,
  { audit, mails = [], senderId }: OfferEvent,
): Promise<void> {
  const { _id: id, status, buyerEmail, agentEmail } = offer
  if (audit) await record(tx, { ...audit, kind: 'offer', id, before: { status } })
  for (const mail of mails) await notifyByMail(tx, { ...mail, ...(senderId !== undefined && { senderId }) })
  await emitEventTo(tx, { topic: 'offers', id, emails: [buyerEmail, agentEmail] })
}
