import type { MailSubject } from '#contract/notification-settings'
import type { Database } from '../../platform/db/database.ts'
import { countTry, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import { Refusal } from '../../refusal.ts'
import { unsubscribe } from './notification-settings.store.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

/** Mail services press for many people from few addresses. */
const limit: RateLimit = { what: 'unsubscribing', most: 120, seconds: 60 }

type Dependencies = { db: Database; secret: string }

/** Ends the mails that a token stands for, without a sign-in; as often as it is asked for. `address`: whom attempts are counted for. */
export async function unsubscribeBy(
  token: string,
  address: string,
  { db, secret }: Dependencies,
): Promise<MailSubject> {
  await countTry(db, limit, address)
  const what = readUnsubscribeToken(secret, token)
  if (!what || !(await db.transaction((tx) => unsubscribe(tx, what.userId, what.about))))
    throw new Refusal('notFound', 'This link doesn’t work: it is incomplete, or its account is gone.')
  return what.about
}
