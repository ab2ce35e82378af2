import { MAX_CHARGE_CENTS } from '#contract/charge'
import type { Database } from '../../../platform/db/database.ts'
import type { DemoIntent } from '../../../platform/db/tables/demo-processor.ts'
import { type Intent, type IntentStatus, type PaymentProvider, PaymentUnavailable } from '../payment.ts'
import { confirmRoutes } from './confirm.routes.ts'
import { cancelIntent, createIntent, intentById, isRefunded, refundIntent } from './intent.store.ts'

/**
 * A payment provider for demos: charges documented test cards only, and stores its intents in our database. It reports
 * a charge by a job in the same transaction instead of a webhook.
 */
export const demoPayments = (db: Database): PaymentProvider => ({
  kind: 'demo',
  publishableKey: 'pk_test_demo_cards',
  createIntent: async (order) => {
    if (order.amount > MAX_CHARGE_CENTS) throw new PaymentUnavailable('the amount is more than can be charged at once')
    return portIntent(await createIntent(db, order))
  },
  findIntent: async (id) => {
    const intent = await intentById(db, id)
    return intent && portIntent(intent, await isRefunded(db, id))
  },
  cancelIntent: (id) => cancelIntent(db, id),
  refund: async (id, paymentId) => {
    if (!(await refundIntent(db, id, paymentId))) throw new PaymentUnavailable('the intent has no charge to refund')
  },
  readEvent: () => undefined,
  routes: async (app) => confirmRoutes(app, db),
})

const statuses: Record<DemoIntent['status'], IntentStatus> = {
  requires_payment_method: 'unpaid',
  succeeded: 'paid',
  canceled: 'cancelled',
}

const portIntent = (
  { id, status, amount, amount_received, currency, client_secret, metadata }: DemoIntent,
  refunded = false,
): Intent => ({
  id,
  status: statuses[status],
  amount,
  amountReceived: refunded ? 0 : amount_received,
  currency,
  clientSecret: client_secret,
  offerId: metadata.offerId,
})
