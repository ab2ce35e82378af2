import type { Queryable } from '../../platform/db/database.ts'
import { isWithin, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'

const DAY = 86_400

/** The limits of the mails that a user can cause in a day: to one other user, and to all others together. */
const ofPair: RateLimit = { what: 'mails of a person to another', most: 10, seconds: DAY }
const ofSender: RateLimit = { what: 'mails of a person to others', most: 200, seconds: DAY }
/** The limit for unconfirmed addresses. Their owner may have no account here: another person may have registered with the address. */
const ofUnconfirmed: RateLimit = { what: 'mails to an unconfirmed address', most: 5, seconds: DAY }

type CountedMail = { recipient: string; about: string | null; senderId: string | null }

/**
 * Returns true if one more mail of a kind may be sent immediately. The limit per recipient is `mailsADay`; the rest
 * waits for the digest (P-140).
 */
export async function mayMailNow(db: Queryable, { recipient, about, senderId }: CountedMail, mailsADay: number) {
  if (senderId && !(await isWithin(db, ofPair, senderId, recipient))) return false
  if (senderId && !(await isWithin(db, ofSender, senderId))) return false
  return isWithin(db, { what: 'mails of a kind', most: mailsADay, seconds: DAY }, recipient, String(about))
}

/** Returns true if one more mail may go to an address that was never confirmed. */
export const mayMailUnconfirmed = (db: Queryable, recipient: string): Promise<boolean> =>
  isWithin(db, ofUnconfirmed, recipient)
