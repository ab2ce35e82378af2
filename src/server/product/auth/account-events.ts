import { EMBEDDED_ISSUER } from '../../platform/db/tables/identity.ts'
import { isWithin, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import type { AccountEvents } from '../../providers/identity/account-events.ts'
import { enqueueMail } from '../mail/mail.store.ts'
import { verifyAddress } from './address-verified.ts'
import { passwordChanged, resetLink, verificationLink } from './auth-mails.ts'
import { checkPhoto } from './own-photo.ts'
import { transferAccount } from './transfer-account.ts'

/** The limit of mails about changed passwords: the address may be a stranger's. */
const passwordNotices: RateLimit = { what: 'password notices of an e-mail', most: 5, seconds: 3600 }

/** The product's handlers for events of an embedded account. */
export const accountEvents: AccountEvents = {
  transferAccount,
  checkPhoto,
  addressVerified: (tx, subject) => verifyAddress(tx, { issuer: EMBEDDED_ISSUER, subject }),
  mailResetLink: (tx, to, link) => enqueueMail(tx, resetLink(to, link)),
  mailVerificationLink: (tx, to, link) => enqueueMail(tx, verificationLink(to, link)),
  mailPasswordChanged: async (tx, to) => {
    if (await isWithin(tx, passwordNotices, to.email)) await enqueueMail(tx, passwordChanged(to))
  },
}
