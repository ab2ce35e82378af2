import type { Database } from '../../platform/db/database.ts'
import type { Log } from '../../platform/logging/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { demoPayments } from './demo-processor/demo-processor.ts'
import type { PaymentProvider } from './payment.ts'
import { stripePayments } from './stripe/stripe.ts'

type Parts = { db: Database; secret: string; settings: Pick<Settings, 'stripe' | 'demoCards'>; log: Log }

/** The card provider that the settings choose: Stripe, the demo card processor, or none. */
export async function createPayments(parts: Parts): Promise<PaymentProvider | undefined> {
  const { stripe, demoCards } = parts.settings
  if (stripe) return stripePayments(stripe)
  return demoCards ? demoPayments(parts) : undefined
}
