import { setTimeout as pause } from 'node:timers/promises'
import type { BetterAuthPlugin } from 'better-auth'
import {
  APIError,
  createAuthEndpoint,
  createAuthMiddleware,
  getAuthoritativeSessionFromCtx,
  sensitiveSessionMiddleware,
} from 'better-auth/api'
import * as z from 'zod/mini'
import type { Queryable } from '../../../platform/db/database.ts'
import type { Dependencies } from './dependencies.ts'
import { countLink, mayMailLink } from './link-limits.ts'
import {
  accountOfEmail,
  issueLink,
  markVerified,
  overwritePassword,
  ownerOfLink,
  type Purpose,
  takeLink,
} from './mail-links.store.ts'
import { languageOfRequest } from './web-request.ts'

/**
 * The minimum time of a response: longer than finding an account and enqueuing a mail, so that it doesn't reveal
 * whether there is an account.
 */
const MIN_ANSWER_MS = 250
/**
 * The kinds of links by which a password can be set. A verification link that is opened without its user's session also
 * asks for one (D-242).
 */
const forPassword: Purpose[] = ['reset-password', 'verify-email']

type Account = { id: string; name: string; email: string }

/**
 * Returns a plugin that replaces Better Auth's password reset and address verification, whose links work in any browser
 * and whose reset ends sessions in a later step. Here, one transaction uses the link up and does everything else.
 */
export function mailLinks(
  { db, events, settings }: Pick<Dependencies, 'db' | 'events' | 'settings'>,
  origin: string,
): BetterAuthPlugin {
  const link = (page: string, request: Request | undefined, token: string) =>
    `${request?.headers.get('origin') ?? origin}/${page}#token=${token}`
  const mailResetLink = async (tx: Queryable, account: Account, request: Request | undefined) => {
    const token = await issueLink(tx, 'reset-password', account.id)
    await events.mailResetLink(tx, recipient(account, request), link('resetPassword', request, token))
  }
  const mailVerificationLink = async (tx: Queryable, account: Account, request: Request | undefined) => {
    const token = await issueLink(tx, 'verify-email', account.id)
    await events.mailVerificationLink(tx, recipient(account, request), link('verifyEmail', request, token))
  }
  return {
    id: 'mail-links',
    hooks: {
      after: [
        {
          matcher: ({ path }) => path === '/sign-up/email' && settings.accountMails,
          handler: createAuthMiddleware(async ({ context, request }) => {
            const user = context.newSession?.user
            if (user && (await mayMailLink(db, { email: user.email, request })))
              await db.transaction((tx) => mailVerificationLink(tx, user, request))
          }),
        },
      ],
    },
    endpoints: {
      requestPasswordReset: createAuthEndpoint(
        '/request-password-reset',
        { method: 'POST', body: z.object({ email: z.string() }) },
        async ({ body, request, json }) => {
          if (!settings.accountMails) throw noMail()
          await countLink(db, { email: body.email, request })
          const mail = db.transaction(async (tx) => {
            const account = await accountOfEmail(tx, body.email)
            if (account) await mailResetLink(tx, account, request)
          })
          await Promise.all([mail, pause(MIN_ANSWER_MS)])
          return json({ status: true })
        },
      ),
      resetPassword: createAuthEndpoint(
        '/reset-password',
        { method: 'POST', body: z.object({ token: z.string(), newPassword: z.string() }) },
        async ({ body: { token, newPassword }, context, request, json }) => {
          if (!(await ownerOfLink(db, token, forPassword))) throw usedLink()
          const password = await context.password.hash(newPassword) // before a transaction holds a connection
          const email = await db.transaction(async (tx) => {
            const account = await takeLink(tx, token, forPassword)
            if (!account) throw usedLink()
            await events.addressVerified(tx, account.id) // the user's row before their sessions, as in /jwt
            await markVerified(tx, account.id)
            await overwritePassword(tx, account.id, password)
            await events.mailPasswordChanged(tx, recipient(account, request))
            return account.email
          })
          return json({ email })
        },
      ),
      sendVerificationEmail: createAuthEndpoint(
        '/send-verification-email',
        { method: 'POST', use: [sensitiveSessionMiddleware] },
        async ({ context: { session }, request, json }) => {
          if (!settings.accountMails) throw noMail()
          const { user } = session
          if (!user.emailVerified) {
            await countLink(db, { email: user.email, request })
            await db.transaction((tx) => mailVerificationLink(tx, user, request))
          }
          return json({ status: true })
        },
      ),
      verifyEmail: createAuthEndpoint(
        '/verify-email',
        { method: 'POST', body: z.object({ token: z.string() }) },
        async (ctx) => {
          const { token } = ctx.body
          const session = await getAuthoritativeSessionFromCtx(ctx)
          const owner = await ownerOfLink(db, token, ['verify-email'])
          if (!owner) throw usedLink()
          if (session?.user.id !== owner) return ctx.json({ verified: false })
          await db.transaction(async (tx) => {
            if (!(await takeLink(tx, token, ['verify-email']))) throw usedLink()
            await events.addressVerified(tx, owner)
            await markVerified(tx, owner)
          })
          return ctx.json({ verified: true })
        },
      ),
    },
  }
}

const recipient = ({ name, email }: Account, request: Request | undefined) => ({
  name,
  email,
  language: languageOfRequest(request),
})

const usedLink = () =>
  new APIError('BAD_REQUEST', {
    code: 'INVALID_TOKEN',
    message: 'This link was used before, or is too old. Please ask for a new one.',
  })
const noMail = () =>
  new APIError('CONFLICT', {
    code: 'NO_MAIL',
    message: 'This site sends no mail to its people. Please ask its operator.',
  })
