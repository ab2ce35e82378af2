import { languageOf } from '../../platform/access/reader-language.store.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { EMBEDDED_ISSUER } from '../../platform/db/tables/identity.ts'
import { isWithin, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import type { AccountEvents, Recipient } from '../../providers/identity/account-events.ts'
import { enqueueWritten, type Mail, writtenIn } from '../mail/mail.store.ts'
import type { Clock } from '../offer/lapse.ts'
import { markEmailVerified, userOfIdentity } from '../user/user.store.ts'
import { passwordChanged, resetLink, verificationLink } from './auth-mails.ts'
import { grantOwedAdmin } from './first-admin.ts'
import { checkPhoto } from './own-photo.ts'
import { transferAccount } from './transfer-account.ts'

/** A limit, because the address may belong to another person than the user. */
const passwordNotices: RateLimit = { what: 'password notices of an e-mail', most: 5, seconds: 3600 }

export const accountEvents = (clock: Clock): AccountEvents => ({
  transferAccount: (tx, owner) => transferAccount(tx, owner, clock),
  checkPhoto,
  addressVerified: verifyAddress,
  mailResetLink: (tx, to, link) => enqueueInLanguage(tx, to, resetLink(to, link)),
  mailVerificationLink: (tx, to, link) => enqueueInLanguage(tx, to, verificationLink(to, link)),
  mailPasswordChanged: async (tx, to) => {
    if (await isWithin(tx, passwordNotices, to.email)) await enqueueInLanguage(tx, to, passwordChanged(to))
  },
})

const enqueueInLanguage = async (tx: Queryable, { email, language }: Recipient, mail: Mail): Promise<void> =>
  enqueueWritten(tx, writtenIn(await languageOf(tx, email, language), mail))

async function verifyAddress(tx: Queryable, subject: string): Promise<void> {
  const user = await userOfIdentity(tx, { issuer: EMBEDDED_ISSUER, subject })
  if (!user) return
  await markEmailVerified(tx, user.id)
  await grantOwedAdmin(tx, user.email)
}
