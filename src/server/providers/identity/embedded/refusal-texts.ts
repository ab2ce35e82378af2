import * as t from '#messages/refusals'

/** The texts in place of Better Auth's messages and our own, by the code that is sent with them. */
const texts: Record<string, () => string> = {
  CODE_ALREADY_USED: t.usedCode,
  EMAIL_NOT_VERIFIED: t.verifyEmailFirst,
  INVALID_BACKUP_CODE: t.wrongBackupCode,
  INVALID_CODE: t.wrongCode,
  INVALID_EMAIL_OR_PASSWORD: t.wrongLogin,
  INVALID_PASSWORD: t.invalidPassword,
  INVALID_TOKEN: t.usedLink,
  INVALID_TWO_FACTOR_COOKIE: t.signInTookTooLong,
  NO_MAIL: t.noMail,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: t.signInTookTooLong,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: t.userExists,
}

export const refusalText = (code: string | undefined): (() => string) | undefined =>
  code !== undefined && Object.hasOwn(texts, code) ? texts[code] : undefined
