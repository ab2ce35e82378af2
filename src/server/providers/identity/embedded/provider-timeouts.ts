import type { BetterAuthPlugin } from 'better-auth'
import type { OAuthProvider } from 'better-auth/oauth2'
import { inTime } from '#contract/in-time'
import * as t from '#messages/refusals'
import { Busy } from '../../../refusal.ts'

/** The limit for responses of Google: less than the page's own timeout. Better Auth itself would wait for minutes. */
const TIMEOUT_MS = 10_000

export const providerTimeouts = (): BetterAuthPlugin => ({
  id: 'provider-timeouts',
  init: ({ socialProviders }) => ({
    context: { socialProviders: socialProviders.map((provider) => withTimeouts(provider)) },
  }),
})

type CalledProvider = Pick<OAuthProvider, 'validateAuthorizationCode' | 'getUserInfo'>

export function withTimeouts<Provider extends CalledProvider>(provider: Provider, timeoutMs = TIMEOUT_MS): Provider {
  const late = () => new Busy(t.googleSilent)
  return {
    ...provider,
    validateAuthorizationCode: (code) => inTime(provider.validateAuthorizationCode(code), timeoutMs, late),
    getUserInfo: (tokens) => inTime(provider.getUserInfo(tokens), timeoutMs, late),
  }
}
