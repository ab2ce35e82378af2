import type { Database } from '../../platform/db/database.ts'
import type { Settings } from '../../settings/settings.ts'
import { demoPayments } from './demo-processor/demo-processor.ts'
import type { PaymentProvider } from './payment.ts'
import { stripePayments } from './stripe/stripe.ts'

export function createPayments(
  db: Database,
  { stripe, demoCards }: Pick<Settings, 'stripe' | 'demoCards'>,
): PaymentProvider | undefined {
  if (stripe) return stripePayments(stripe)
  return demoCards ? demoPayments(db) : undefined
}
