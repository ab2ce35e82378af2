import { withDatabase } from './with-database.ts'

export default withDatabase([
  'src/server/product/payment/receipt.test.ts',
  'src/server/product/payment/finish.test.ts',
  'src/server/product/payment/open-intent.test.ts',
  'src/server/product/payment/reconcile.test.ts',
  'src/server/product/payment/reconcile-round.test.ts',
  'src/server/product/payment/parts.test.ts',
  'src/server/product/payment/parts-refunded.test.ts',
  'src/server/product/payment/payment.store.test.ts',
  'src/server/product/payment/payment.test.ts',
  'src/server/product/payment/settle.test.ts',
  'src/server/product/payment/stripe-payment.test.ts',
  'src/server/platform/http/overload.test.ts',
])
