import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import * as z from 'zod/mini'
import { Password } from '#contract/auth-fields'
import { isCommonPassword } from '#contract/common-password'
import { Email } from '#contract/email'
import { fieldMessage } from '#contract/field-message'
import { inSentences } from '#contract/sentences'
import { PersonName, PhotoUrl } from '#contract/user-fields'
import { errorsByField } from '../../../platform/http/serve.ts'
import { aliasOf, isAlias } from './address-alias.ts'
import { commonPasswords } from './common-passwords.ts'
import type { Dependencies } from './dependencies.ts'

const Code = z
  .string('Code is required')
  .check(z.trim(), z.minLength(1, 'Code is required'), z.maxLength(50, 'Code is too long'))
/**
 * Options of Better Auth that callers must not set: they would trust a browser for a month, or sign in without a
 * session.
 */
const askedEachTime = {
  trustDevice: z.optional(z.literal(false, 'The code is asked for each time')),
  disableSession: z.optional(z.literal(false, 'The code signs in')),
}

const COMMON = 'This password is one of the most used, which attackers try first. Please choose another.'
const UncommonPassword = Password.check(
  z.refine(async (password) => !isCommonPassword(password, await commonPasswords()), COMMON),
)
const AccountEmail = Email.check(z.refine((email) => !isAlias(email), 'Email is not valid'))

const rulesWith = (NewPassword: typeof Password): Record<string, z.ZodMiniType<object>> => ({
  '/sign-up/email': z.object({ name: PersonName, image: PhotoUrl, email: AccountEmail, password: NewPassword }),
  '/sign-in/email': z.object({ email: AccountEmail, password: z.string('Password is required') }),
  '/update-user': z.object({ name: z.optional(PersonName), image: z.optional(PhotoUrl) }),
  '/change-password': z.object({ currentPassword: z.string('Password is required'), newPassword: NewPassword }),
  '/two-factor/verify-totp': z.object({ code: Code, ...askedEachTime }),
  '/two-factor/verify-backup-code': z.object({ code: Code, ...askedEachTime }),
  '/request-password-reset': z.object({ email: Email }),
  '/reset-password': z.object({ token: z.string('The link is incomplete'), newPassword: NewPassword }),
})

/**
 * Returns a middleware that checks request bodies: refuses them with 422 and a message for each field, or passes
 * trimmed values on. It also hashes a new account's password, because Better Auth would do so in a transaction that
 * holds a connection.
 */
export function checkAccount({ db, passwords, events, settings }: Omit<Dependencies, 'secret' | 'log'>) {
  const rules = rulesWith(settings.refuseCommonPasswords ? UncommonPassword : Password)
  return createAuthMiddleware(async (ctx) => {
    const account = await checked(rules[ctx.path], ctx.body)
    if (!account) return
    if ('image' in account && typeof account.image === 'string') {
      const session = ctx.path === '/update-user' ? await getSessionFromCtx(ctx) : undefined
      await events.checkPhoto(db, { subject: session?.user.id, address: account.image })
    }
    if (ctx.path === '/sign-up/email' && 'password' in account) await passwords.hashAhead(String(account.password))
    const isChecked = ctx.path.endsWith('/email') && 'email' in account // by Better Auth, too
    return { context: { body: isChecked ? { ...account, email: aliasOf(String(account.email)) } : account } }
  })
}

async function checked(rule: z.ZodMiniType<object> | undefined, body: unknown): Promise<object | undefined> {
  const parsed = await rule?.safeParseAsync(body, { error: fieldMessage })
  if (!parsed || parsed.success) return parsed?.data
  const errors = errorsByField(parsed.error.issues)
  const message = inSentences(Object.values(errors))
  throw new APIError('UNPROCESSABLE_ENTITY', { code: 'INVALID', message, errors })
}

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
