import type { Queryable } from '../../platform/db/database.ts'
import { announce } from '../announce/announce.ts'
import type { NotificationMail } from '../notification/notify.ts'
import { addressById } from '../place/address.store.ts'
import { withWholeAddress } from '../place/whole-address.store.ts'
import { type StoredOpenTime, type Visitor, visitorsOf } from './open-time.store.ts'

type News = {
  mailTo?: (visitor: Visitor, openTime: StoredOpenTime) => NotificationMail
  by?: { id: string; email: string } | undefined
}

/**
 * Announces a change of an open time to open pages of its agent and visitors, and notifies the visitors. Returns their
 * number.
 */
export async function announceOpenTime(tx: Queryable, openTime: StoredOpenTime, { mailTo, by }: News): Promise<number> {
  const visitors = await visitorsOf(tx, [openTime._id])
  const whole = withWholeAddress(openTime, await addressById(tx, openTime.propertyId))
  const mails = mailTo ? visitors.map((visitor) => mailTo(visitor, whole)) : []
  await announce(tx, {
    mails: mails.map((mail) => ({ ...mail, ...(by && { senderId: by.id }) })),
    events: [{ topic: 'viewings', id: openTime._id, to: [openTime.agentId, ...visitors.map(({ id }) => id)] }],
  })
  return visitors.length
}
