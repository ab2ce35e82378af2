import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api'
import * as z from 'zod/mini'
import { Password, PersonName, PhotoUrl } from '#contract/auth'
import { Email } from '#contract/text'

/** What the product asks of an account, where Better Auth asks less or says it in other words (spec §5). */
const rules: Record<string, z.ZodMiniType<object>> = {
  '/sign-up/email': z.object({ name: PersonName, image: PhotoUrl, email: Email, password: Password }),
  '/sign-in/email': z.object({ email: Email, password: z.string('Password is required') }),
  '/update-user': z.object({ name: z.optional(PersonName), image: z.optional(PhotoUrl) }),
  '/change-password': z.object({ newPassword: Password }),
}

/** Refuses with 422, the rule's words and one message a field; otherwise hands on the trimmed values. */
export const checkAccount = createAuthMiddleware(async ({ path, body }) => {
  const parsed = rules[path]?.safeParse(body)
  if (!parsed) return
  if (parsed.success) return { context: { body: parsed.data } }
  const errors: Record<string, string> = {}
  for (const issue of parsed.error.issues) errors[issue.path.join('.') || 'body'] ??= issue.message
  const message = Object.values(errors).join(' ')
  throw new APIError('UNPROCESSABLE_ENTITY', { code: 'INVALID', message, errors })
})

/** Who loses a race for one e-mail fails on the database's unique key, and is told the same as who comes later. */
export const explainLostRace = createAuthMiddleware(async ({ path, context: { returned } }) => {
  if (path !== '/sign-up/email' || !isAPIError(returned) || returned.body?.code !== 'FAILED_TO_CREATE_USER') return
  throw new APIError('UNPROCESSABLE_ENTITY', {
    code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    message: 'User already exists. Use another email.',
  })
})
