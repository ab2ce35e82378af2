import * as z from 'zod/mini'
import { OperatorError } from '../../operator-error.ts'
import { together } from './problems.ts'

const begins = (pattern: RegExp, message: string) => z.optional(z.string().check(z.regex(pattern, message)))
const loopback = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/

/** The settings of card payment. Each key is checked to be of its kind, so that a secret one is never handed to browsers. */
export const cardEnvironment = {
  STRIPE_SECRET_KEY: begins(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe, sk_… or rk_…'),
  STRIPE_PUBLISHABLE_KEY: begins(/^pk_(test|live)_\w+$/, 'must be a publishable key of Stripe, pk_…'),
  STRIPE_WEBHOOK_SECRET: begins(/^whsec_\S+$/, 'must be the signing secret of Stripe’s webhook, whsec_…'),
  STRIPE_API_BASE: begins(loopback, 'is for tests: http:// and a port of this machine'),
}

type Environment = z.infer<z.ZodMiniObject<typeof cardEnvironment>>
type Mode = { demo: boolean; production: boolean; allowed: string[] }

export type CardSettings = {
  /** Stripe takes cards. `host`: where its protocol is spoken on this machine instead, for tests. */
  stripe:
    | { secretKey: string; publishableKey: string; webhookSecret: string; host?: { name: string; port: number } }
    | undefined
  /** The demo card processor takes cards, its test cards only: in demo mode only, never beside Stripe. */
  demoCards: boolean
}

/** Refuses half an account, keys of different modes, and a live key where accounts with a known password could use it. */
export function cardSettings(env: Environment, { demo, production, allowed }: Mode): CardSettings {
  const keys = together(
    env,
    ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['STRIPE_API_BASE'],
  )
  if (!keys) return { stripe: undefined, demoCards: demo && (!production || allowed.includes('cards')) }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = keys
  const host = env.STRIPE_API_BASE === undefined ? undefined : new URL(env.STRIPE_API_BASE)
  if (isLive(secretKey) !== isLive(publishableKey))
    throw new OperatorError('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not both live or both test keys.')
  if (isLive(secretKey) && demo && !allowed.includes('demo'))
    throw new OperatorError(
      'STRIPE_SECRET_KEY is a live key, and demo mode is on. Set DEMO=false, or allow it by name with ALLOW_STAND_INS=demo.',
    )
  if (isLive(secretKey) && host) throw new OperatorError('STRIPE_API_BASE is for tests, and STRIPE_SECRET_KEY is live.')
  if (production && host && !allowed.includes('cards'))
    throw new OperatorError(
      'STRIPE_API_BASE puts a stand-in in Stripe’s place in production. Unset it, or allow it by name with ALLOW_STAND_INS=cards.',
    )
  return {
    stripe: {
      secretKey,
      publishableKey,
      webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
      ...(host && { host: { name: host.hostname.replace(/[[\]]/g, ''), port: Number(host.port) } }),
    },
    demoCards: false,
  }
}

/** A home would be sold for no money: test keys charge nobody. */
export const sellsForTestCards = ({ production, stripe }: Pick<CardSettings, 'stripe'> & Pick<Mode, 'production'>) =>
  production && stripe !== undefined && !isLive(stripe.secretKey)

const isLive = (key: string) => key.split('_')[1] === 'live'
