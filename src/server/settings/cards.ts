import * as z from 'zod/mini'
import { complete, incomplete } from './groups.ts'
import type { Mode } from './mode.ts'

const begins = (pattern: RegExp, message: string) => z.optional(z.string().check(z.regex(pattern, message)))
const loopback = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/

/** Stripe's settings. Each key must be of its kind, so that a secret one is never sent to browsers. */
export const cardEnvironment = {
  STRIPE_SECRET_KEY: begins(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe, sk_… or rk_…'),
  STRIPE_PUBLISHABLE_KEY: begins(/^pk_(test|live)_\w+$/, 'must be a publishable key of Stripe, pk_…'),
  STRIPE_WEBHOOK_SECRET: begins(/^whsec_\S+$/, 'must be the signing secret of Stripe’s webhook, whsec_…'),
  STRIPE_API_BASE: begins(loopback, 'is for tests: http:// and a port of this machine'),
}

type Environment = z.infer<z.ZodMiniObject<typeof cardEnvironment>>

export function cardProblems(env: Environment, { demo, production, allowed }: Mode): string[] {
  const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
  const half = incomplete(env, [...keys], ['STRIPE_API_BASE'])
  if (half) return [half]
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_API_BASE: host } = env
  if (!secretKey || !publishableKey) return []
  if (isLive(secretKey) !== isLive(publishableKey))
    return ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not both live or both test keys.']
  if (isLive(secretKey) && demo && !allowed.includes('demo'))
    return [
      'STRIPE_SECRET_KEY is a live key, and demo mode is on. Set DEMO=false, or allow it by name with ALLOW_STAND_INS=demo.',
    ]
  if (isLive(secretKey) && host) return ['STRIPE_API_BASE is for tests, and STRIPE_SECRET_KEY is live.']
  if (production && host && !allowed.includes('cards'))
    return [
      'STRIPE_API_BASE puts a stand-in in Stripe’s place in production. Unset it, or allow it by name with ALLOW_STAND_INS=cards.',
    ]
  return []
}

export function cardSettings(env: Environment, { demo, production, allowed }: Mode) {
  const host = env.STRIPE_API_BASE === undefined ? undefined : new URL(env.STRIPE_API_BASE)
  const account = complete({
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
  })
  return {
    stripe: account && {
      ...account,
      ...(host && { host: { name: host.hostname.replace(/[[\]]/g, ''), port: Number(host.port) } }),
    },
    /** True if the demo processor takes test cards: only in demo mode, and not if Stripe is configured. */
    demoCards: !account && demo && (!production || allowed.includes('cards')),
  }
}

/**
 * Returns true for a production server that would sell homes without payment, because Stripe's test keys charge no
 * card.
 */
export const sellsForTestCards = ({
  production,
  stripe,
}: Pick<Mode, 'production'> & Pick<ReturnType<typeof cardSettings>, 'stripe'>): boolean =>
  production && stripe !== undefined && !isLive(stripe.secretKey)

const isLive = (key: string) => key.split('_')[1] === 'live'
