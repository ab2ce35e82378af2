// Mutants of payments, by tests against the real app on a database.
import { decisionsOnly, shared } from './shared.mjs'

const deciding = 'card-payments,finish,open-intent,payment-events,payment.store,receipt,reconcile,settle'

export default {
  ...shared('test/mutants/payment.vitest.ts'),
  ...decisionsOnly,
  mutate: [`src/server/product/payment/{${deciding}}.ts`],
}
