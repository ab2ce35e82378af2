import { withDatabase } from './with-database.ts'

export default withDatabase([
  'src/server/payment/{open-intent,payment,receipt,reconcile,reconcile-round,settle,stripe-payment}.test.ts',
])
