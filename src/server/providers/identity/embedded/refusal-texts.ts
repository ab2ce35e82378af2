import type { ProblemKind } from '#contract/problem'
import * as t from '#messages/refusals'

/** The texts in place of Better Auth's messages and our own, by the code that is sent with them. */
const texts: Record<string, () => string> = {
  ACCOUNT_TEMPORARILY_LOCKED: t.codesLocked,
  BACKUP_CODES_NOT_ENABLED: t.twoFactorOff,
  CODE_ALREADY_USED: t.usedCode,
  CREDENTIAL_ACCOUNT_NOT_FOUND: t.noPassword,
  EMAIL_NOT_VERIFIED: t.verifyEmailFirst,
  INVALID_BACKUP_CODE: t.wrongBackupCode,
  INVALID_CODE: t.wrongCode,
  INVALID_EMAIL_OR_PASSWORD: t.wrongLogin,
  INVALID_PASSWORD: t.invalidPassword,
  INVALID_TOKEN: t.usedLink,
  INVALID_TWO_FACTOR_COOKIE: t.signInTookTooLong,
  NO_MAIL: t.noMail,
  SESSION_EXPIRED: t.signInEnded,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: t.signInTookTooLong,
  TOTP_ALREADY_ENABLED: t.twoFactorOn,
  TWO_FACTOR_NOT_ENABLED: t.twoFactorOff,
  UNAUTHORIZED: t.signInFirst,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: t.userExists,
}

export const refusalText = (code: string | undefined): (() => string) | undefined =>
  code !== undefined && Object.hasOwn(texts, code) ? texts[code] : undefined

const byKind: Partial<Record<ProblemKind, () => string>> = {
  notSignedIn: t.signInFirst,
  forbidden: t.notAllowed,
  notFound: t.notFound,
  tooLarge: t.tooLarge,
  tooMany: t.tooManyForNow,
  unavailable: t.busy,
}

/** The text for a code that `refusalText` doesn't have, in languages that Better Auth doesn't write. */
export const refusalTextOf = (kind: ProblemKind): (() => string) => byKind[kind] ?? t.broken
