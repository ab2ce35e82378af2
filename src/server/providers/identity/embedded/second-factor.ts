import type { BetterAuthPlugin } from 'better-auth'
import {
  APIError,
  createAuthEndpoint,
  createAuthMiddleware,
  getSessionFromCtx,
  sensitiveSessionMiddleware,
} from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { BRAND } from '#contract/brand'
import type { EmbeddedIdentityParts } from './parts.ts'

/**
 * Codes of an authenticator app (TOTP) and recovery codes, by Better Auth. Its address has to be verified first: a second factor of
 * somebody who registered with another's address would lock its owner out (D-244). `GET /account-security` says what an account has.
 */
export function secondFactor({ settings }: Pick<EmbeddedIdentityParts, 'settings' | 'db'>): BetterAuthPlugin {
  const plugin = twoFactor({ issuer: BRAND, totpOptions: { digits: 6, period: 30 } })
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
      ],
      after: [
        ...plugin.hooks.after,
        {
          matcher: ({ path }) => path === '/callback/:id',
          handler: createAuthMiddleware(async (ctx) => {
            const signedIn = ctx.context.newSession
            if (!signedIn?.user.twoFactorEnabled) return
            await ctx.context.internalAdapter.deleteSession(signedIn.session.token)
            ctx.context.setNewSession(null)
            throw ctx.redirect('/login?error=second_factor')
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

const unverified = () =>
  new APIError('CONFLICT', { code: 'EMAIL_NOT_VERIFIED', message: 'Please verify your e-mail address first.' })
