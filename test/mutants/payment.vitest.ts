import { withDatabase } from './with-database.ts'

export default withDatabase([
  'src/server/payment/receipt.test.ts',
  'src/server/payment/release.test.ts',
  'src/server/payment/open-intent.test.ts',
  'src/server/payment/reconcile.test.ts',
  'src/server/payment/reconcile-round.test.ts',
  'src/server/payment/payment.test.ts',
  'src/server/payment/settle.test.ts',
  'src/server/payment/stripe-payment.test.ts',
  'src/server/http/overload.test.ts',
])
