import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import * as z from 'zod/mini'
import { Password } from '#contract/auth-fields'
import { isCommonPassword } from '#contract/common-password'
import { Email } from '#contract/email'
import { inLanguage, siteLanguage } from '#contract/language'
import { latinDigits } from '#contract/latin-digits'
import { inSentences } from '#contract/sentences'
import { named, tooLongFor } from '#contract/text'
import { PersonName, PhotoUrl } from '#contract/user-fields'
import * as c from '#messages/checks'
import * as f from '#messages/fields'
import * as t from '#messages/refusals'
import { readIn } from '../../../platform/http/serve.ts'
import { aliasOf, isAlias } from './address-alias.ts'
import { commonPasswords } from './common-passwords.ts'
import type { Dependencies } from './dependencies.ts'
import { languageOfRequest } from './web-request.ts'

const PasswordGiven = z.string(named(c.required, f.password))
const Code = z
  .string(named(c.required, f.code))
  .check(
    z.trim(),
    z.minLength(1, named(c.required, f.code)),
    z.maxLength(50, tooLongFor(f.code, 50)),
    z.overwrite(latinDigits),
  )
/**
 * Options of Better Auth that callers must not set: they would trust a browser for a month, or sign in without a
 * session.
 */
const askedEachTime = {
  trustDevice: z.optional(z.literal(false, 'The code is asked for each time')),
  disableSession: z.optional(z.literal(false, 'The code signs in')),
}

const AccountEmail = Email.check(z.refine((email) => !isAlias(email), named(f.notValid, f.email)))

const rules: Record<string, z.ZodMiniType<object>> = {
  '/sign-up/email': z.object({ name: PersonName, image: PhotoUrl, email: AccountEmail, password: Password }),
  '/sign-in/email': z.object({ email: AccountEmail, password: PasswordGiven }),
  '/update-user': z.object({ name: z.optional(PersonName), image: z.optional(PhotoUrl) }),
  '/change-password': z.object({ currentPassword: PasswordGiven, newPassword: Password }),
  '/two-factor/verify-totp': z.object({ code: Code, ...askedEachTime }),
  '/two-factor/verify-backup-code': z.object({ code: Code, ...askedEachTime }),
  '/request-password-reset': z.object({ email: Email }),
  '/reset-password': z.object({ token: z.string({ error: () => t.linkIncomplete() }), newPassword: Password }),
}
/** The field of the password that a call sets. */
const newPasswords: Record<string, string> = {
  '/sign-up/email': 'password',
  '/change-password': 'newPassword',
  '/reset-password': 'newPassword',
}

/**
 * Returns a middleware that checks request bodies: refuses them with 422 and a message for each field, or passes
 * trimmed values on. It also hashes a new account's password, because Better Auth would do so in a transaction that
 * holds a connection.
 */
export function checkAccount({ db, passwords, events, settings }: Omit<Dependencies, 'secret' | 'log'>) {
  return createAuthMiddleware(async (ctx) => {
    const language = languageOfRequest(ctx.request) ?? siteLanguage()
    const rule = rules[ctx.path]
    if (!rule) return
    const { data: account, errors } = readIn(language, rule, ctx.body)
    if (errors) throw refused(errors)
    const field = newPasswords[ctx.path]
    if (settings.refuseCommonPasswords && field && (await isCommon(account, field)))
      throw refused({ [field]: inLanguage(language, () => t.commonPassword()) })
    if ('image' in account && typeof account.image === 'string') {
      const session = ctx.path === '/update-user' ? await getSessionFromCtx(ctx) : undefined
      await events.checkPhoto(db, { subject: session?.user.id, address: account.image })
    }
    if (ctx.path === '/sign-up/email' && 'password' in account) await passwords.hashAhead(String(account.password))
    const isChecked = ctx.path.endsWith('/email') && 'email' in account // by Better Auth, too
    return { context: { body: isChecked ? { ...account, email: aliasOf(String(account.email)) } : account } }
  })
}

const isCommon = async (account: object, field: string): Promise<boolean> =>
  isCommonPassword(String(Reflect.get(account, field)), await commonPasswords())

const refused = (errors: Record<string, string>) =>
  new APIError('UNPROCESSABLE_ENTITY', { code: 'INVALID', message: inSentences(Object.values(errors)), errors })

/**
 * Gives a registration that fails because a concurrent one took the e-mail address (unique key) the same response as a
 * later registration.
 */
export const explainLostRace = createAuthMiddleware(async ({ path, context: { returned } }) => {
  if (path !== '/sign-up/email' || !isAPIError(returned) || returned.body?.code !== 'FAILED_TO_CREATE_USER') return
  throw new APIError('UNPROCESSABLE_ENTITY', {
    code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    message: 'User already exists. Use another email.',
  })
})
