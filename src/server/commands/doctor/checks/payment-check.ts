import { randomUUID } from 'node:crypto'
import { stripePayments } from '../../../providers/payment/stripe/stripe.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { Check } from './check.ts'

const ONCE = { requestMs: 6_000, retries: 0 }
const TIMEOUT_MS = 20_000
const NOBODYS = 'pi_doctor' // no intent has this id, so requests about it change nothing

export function paymentCheck({
  stripe,
  demoCards,
  production,
}: Pick<Settings, 'stripe' | 'demoCards' | 'production'>): Check {
  if (stripe) return { what: 'payment', provider: nameOf(stripe), ask: () => tryKey(stripe), timeoutMs: TIMEOUT_MS }
  if (demoCards) return { what: 'payment', provider: 'the demo card processor, test cards only' }
  const provider = 'no card payments'
  const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']
  if (production) return { what: 'payment', provider, missing: keys }
  return { what: 'payment', provider, remarks: [`to take them, set ${keys.join(', ')}`] }
}

type Account = NonNullable<Settings['stripe']>

function nameOf({ secretKey, host }: Account): string {
  const mode = secretKey.includes('_live_') ? 'live' : 'test'
  return `Stripe, with ${mode} keys${host ? `, at ${host.name}:${host.port}` : ''}`
}

/**
 * Tests the permissions of the secret key: Stripe reports an unknown payment intent as missing only if the key may
 * access intents.
 */
async function tryKey(stripe: Account): Promise<string[]> {
  const { findIntent, cancelIntent, refund } = stripePayments({ ...stripe, timeouts: ONCE })
  await findIntent(NOBODYS)
  await expectMissing('cancelling a payment', cancelIntent(NOBODYS))
  await expectMissing('refunding a payment', refund(NOBODYS, randomUUID()))
  return NOT_CHECKED
}

async function expectMissing(what: string, call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    const { cause } = error as Error // PaymentUnavailable, with Stripe's error
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    if (code !== 'resource_missing') throw new Error(what, { cause: error })
  }
}

const NOT_CHECKED = [
  'not checked: whether STRIPE_PUBLISHABLE_KEY is of the same account. Pay, and see the payment in its dashboard',
  'not checked: STRIPE_WEBHOOK_SECRET. Pay, and see 200 under the endpoint’s Event deliveries',
]
