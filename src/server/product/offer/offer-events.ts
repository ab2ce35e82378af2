import type { AuditEvent } from '../../platform/audit/audit.store.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type Announcement, announce } from '../announce/announce.ts'
import type { NotificationMail } from '../notification/notify.ts'
import type { StoredOffer } from './offer.store.ts'

export type OfferEvent = {
  audit?: Omit<AuditEvent, 'kind' | 'id' | 'before'>
  mails?: NotificationMail[]
  senderId?: string
}
type ChangedOffer = Pick<StoredOffer, '_id' | 'status' | 'buyerEmail' | 'agentEmail'>

export function changeOfOffer(
  { _id: id, status, buyerEmail, agentEmail }: ChangedOffer,
  { audit, mails = [], senderId }: OfferEvent,
): Announcement {
  return {
    audit: audit ? [{ ...audit, kind: 'offer', id, before: { status } }] : [],
    mails: senderId === undefined ? mails : mails.map((mail) => ({ ...mail, senderId })),
    events: [{ topic: 'offers', id, emails: [buyerEmail, agentEmail] }],
  }
}

export const announceOffer = (tx: Queryable, offer: ChangedOffer, event: OfferEvent): Promise<void> =>
  announce(tx, changeOfOffer(offer, event))
