import type { Database } from '../../platform/db/database.ts'
import type { Settings } from '../../settings/settings.ts'
import { demoPayments } from './demo-processor/demo-processor.ts'
import type { PaymentProvider } from './payment.ts'

/** Stripe's library is loaded only if it takes the payments (D-222). */
export async function createPayments(
  db: Database,
  { stripe, demoCards }: Pick<Settings, 'stripe' | 'demoCards'>,
): Promise<PaymentProvider | undefined> {
  if (!stripe) return demoCards ? demoPayments(db) : undefined
  const { stripePayments } = await import('./stripe/stripe.ts')
  return stripePayments(stripe)
}
