import type { BetterAuthPlugin } from 'better-auth'
import {
  APIError,
  createAuthEndpoint,
  createAuthMiddleware,
  getSessionFromCtx,
  isAPIError,
  sensitiveSessionMiddleware,
} from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { brandName } from '#contract/brand'
import { screens } from '#contract/screens'
import { countTry, forgiveTry, type RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { TooMany } from '../../../refusal.ts'
import type { Dependencies } from './dependencies.ts'

const VERIFY_TOTP = '/two-factor/verify-totp'
/** Refuses a code that was used within 120 seconds: longer than the three time steps in which it is valid. */
const useOfCode: RateLimit = { what: 'a code of an authenticator', most: 1, seconds: 120 }

/**
 * Returns a plugin for codes of an authenticator app (TOTP) and recovery codes. It requires a verified address:
 * two-factor authentication on another person's address would lock its owner out (P-181). `GET /account-security`
 * returns an account's factors.
 */
export function secondFactor({ settings, db }: Pick<Dependencies, 'settings' | 'db'>): BetterAuthPlugin {
  const plugin = twoFactor({
    get issuer() {
      return brandName() // read for each secret: an admin may change it
    },
    totpOptions: { digits: 6, period: 30 },
  })
  return {
    ...plugin,
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/two-factor/enable' && settings.accountMails,
          handler: createAuthMiddleware(async (ctx) => {
            const session = await getSessionFromCtx(ctx)
            if (session && !session.user.emailVerified) throw unverified()
          }),
        },
        {
          // Counted before it is verified, so that a code which arrives twice at the same time counts once (RFC 6238 §5.2).
          matcher: ({ path }) => path === VERIFY_TOTP,
          handler: createAuthMiddleware(async (ctx) => {
            const user = await userOfChallenge(ctx)
            if (user === undefined) return
            await countTry(db, useOfCode, user, codeOf(ctx.body)).catch((error: unknown) => {
              throw error instanceof TooMany ? usedCode() : error
            })
          }),
        },
      ],
      after: [
        ...plugin.hooks.after,
        {
          matcher: ({ path }) => path === VERIFY_TOTP,
          handler: createAuthMiddleware(async (ctx) => {
            if (!isAPIError(ctx.context.returned) || ctx.context.returned.body?.code === USED_CODE) return
            const user = await userOfChallenge(ctx)
            if (user !== undefined) await forgiveTry(db, useOfCode, user, codeOf(ctx.body))
          }),
        },
        {
          matcher: ({ path }) => path === '/callback/:id',
          handler: createAuthMiddleware(async (ctx) => {
            const signedIn = ctx.context.newSession
            if (!signedIn?.user.twoFactorEnabled) return
            await ctx.context.internalAdapter.deleteSession(signedIn.session.token)
            ctx.context.setNewSession(null)
            throw ctx.redirect(`${screens.login}?error=second_factor`)
          }),
        },
      ],
    },
    endpoints: {
      ...plugin.endpoints,
      accountSecurity: createAuthEndpoint(
        '/account-security',
        { method: 'GET', use: [sensitiveSessionMiddleware] },
        async ({ context, json }) => {
          const { user } = context.session
          const credential = await context.internalAdapter.findCredentialAccount(user.id)
          return json({
            emailVerified: user.emailVerified,
            hasPassword: Boolean(credential?.password),
            hasSecondFactor: user.twoFactorEnabled === true,
          })
        },
      ),
    },
  }
}

async function userOfChallenge(
  ctx: Parameters<Parameters<typeof createAuthMiddleware>[0]>[0],
): Promise<string | undefined> {
  const session = await getSessionFromCtx(ctx)
  if (session) return session.user.id
  const cookie = ctx.context.createAuthCookie('two_factor')
  const challenge = await ctx.getSignedCookie(cookie.name, ctx.context.secret)
  if (!challenge) return undefined
  return (await ctx.context.internalAdapter.findVerificationValue(challenge))?.value
}

const codeOf = (body: { code?: unknown } | undefined) => String(body?.code).trim()

const USED_CODE = 'CODE_ALREADY_USED'
const usedCode = () =>
  new APIError('UNAUTHORIZED', {
    code: USED_CODE,
    message: 'This code was already used. Please wait for the next one.',
  })

const unverified = () =>
  new APIError('CONFLICT', { code: 'EMAIL_NOT_VERIFIED', message: 'Please verify your e-mail address first.' })
