import type { Queryable } from '../../platform/db/database.ts'
import { isWithin, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'

const DAY = 86_400

const ofPair: RateLimit = { what: 'mails of a person to another', most: 10, seconds: DAY }
const ofSender: RateLimit = { what: 'mails of a person to others', most: 200, seconds: DAY }
/** A limit, because an unconfirmed address may belong to another person than the user who registered with it. */
const ofUnconfirmed: RateLimit = { what: 'mails to an unconfirmed address', most: 5, seconds: DAY }

type CountedMail = { recipient: string; about: string | null; senderId: string | null }

/**
 * Counts a mail and returns true if it may be sent immediately (P-140). `mailsADay`: the limit for each recipient and
 * kind.
 */
export async function mayMailNow(db: Queryable, { recipient, about, senderId }: CountedMail, mailsADay: number) {
  if (senderId && !(await isWithin(db, ofPair, senderId, recipient))) return false
  if (senderId && !(await isWithin(db, ofSender, senderId))) return false
  return isWithin(db, { what: 'mails of a kind', most: mailsADay, seconds: DAY }, recipient, String(about))
}

export const mayMailUnconfirmed = (db: Queryable, recipient: string): Promise<boolean> =>
  isWithin(db, ofUnconfirmed, recipient)
