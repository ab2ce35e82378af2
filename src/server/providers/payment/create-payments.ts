import type { Database } from '../../platform/db/database.ts'
import type { Settings } from '../../settings/settings.ts'
import { demoPayments } from './demo-processor/demo-processor.ts'
import type { PaymentProvider } from './payment.ts'

/**
 * Returns the payment provider of the settings; undefined if cards can't be taken. Stripe's library is loaded only if
 * it is used (D-222).
 */
export async function createPayments(
  db: Database,
  { stripe, demoCards }: Pick<Settings, 'stripe' | 'demoCards'>,
): Promise<PaymentProvider | undefined> {
  if (!stripe) return demoCards ? demoPayments(db) : undefined
  const { stripePayments } = await import('./stripe/stripe.ts')
  return stripePayments(stripe)
}
