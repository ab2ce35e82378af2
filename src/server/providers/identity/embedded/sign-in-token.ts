import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { getJwtToken, type JwtOptions } from 'better-auth/plugins/jwt'

const paths = ['/sign-in/email', '/two-factor/verify-totp', '/two-factor/verify-backup-code', '/two-factor/disable']

/** Returns a plugin that adds the ID token to the response of a sign-in, which saves the page two requests. */
export const signInToken = (options: JwtOptions): BetterAuthPlugin => ({
  id: 'sign-in-token',
  hooks: {
    after: [
      {
        matcher: ({ path }) => path !== undefined && paths.includes(path),
        handler: createAuthMiddleware(async (ctx) => {
          const { newSession, returned } = ctx.context
          if (!newSession || typeof returned !== 'object') return
          const signedIn = Object.assign(Object.create(ctx), { context: { ...ctx.context, session: newSession } })
          return ctx.json({ ...returned, idToken: await getJwtToken(signedIn, options) })
        }),
      },
    ],
  },
})
