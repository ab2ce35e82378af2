import { claimOpenPayments, type Payment } from './payment.store.ts'
import { release } from './release.ts'
import { settle } from './settle.ts'
import { intentFor, type Till } from './till.ts'

const MOST_AT_ONCE = 100

/**
 * Looks at open payments that nobody looked at for `restSeconds`, and settles or releases what the provider says: what a closed
 * browser, a lost event or a killed server left. Several processes may do this at once; each takes other payments.
 */
export async function reconcile(till: Till, restSeconds: number): Promise<void> {
  for (const payment of await claimOpenPayments(till.db, restSeconds, MOST_AT_ONCE)) {
    try {
      await finish(till, payment)
    } catch (error) {
      till.log.error(
        { err: error, payment: payment.id },
        'a payment could not be finished, and waits for the next round',
      )
    }
  }
}

async function finish(till: Till, payment: Payment): Promise<void> {
  if (payment.releaseReason !== null) return release(till, payment.id)
  const intent = await intentFor(till, payment)
  if (!intent) throw new Error('the card provider does not know the intent of this payment')
  const outcome = await till.db.transaction((tx) => settle(tx, intent, till.terms))
  if (outcome.is === 'released') await release(till, outcome.paymentId)
}
