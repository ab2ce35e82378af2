import { intentFor, type Till } from './card-payments.ts'
import { claimOpenPayments, momentAgo, type Payment } from './payment.store.ts'
import { release } from './release.ts'
import { giveUp, settle } from './settle.ts'

/**
 * Looks at open payments that nobody looked at for `restSeconds`, and settles or releases what the provider says: what a closed
 * browser, a lost event or a killed server left. Several processes may do this at once; each takes other payments. It goes on,
 * `atOnce` side by side, until each was looked at once or `stop` is asked for.
 */
export async function reconcile(till: Till, restSeconds: number, stop?: AbortSignal, atOnce = 8): Promise<void> {
  const rested = await momentAgo(till.db, restSeconds)
  let claimed: Payment[]
  do {
    claimed = await claimOpenPayments(till.db, rested, atOnce)
    await Promise.all(claimed.map((payment) => finishOrWait(till, payment)))
  } while (claimed.length === atOnce && !stop?.aborted)
}

async function finishOrWait(till: Till, payment: Payment): Promise<void> {
  try {
    await finish(till, payment)
  } catch (error) {
    till.log.error({ err: error, payment: payment.id }, 'a payment could not be finished, and waits for the next round')
  }
}

async function finish(till: Till, payment: Payment): Promise<void> {
  if (payment.releaseReason !== null) return release(till, payment.id)
  const intent = await intentFor(till, payment)
  if (intent === 'ended') return
  const outcome = await till.db.transaction((tx) =>
    intent === 'unknown' ? giveUp(tx, payment, till.terms) : settle(tx, intent, till.terms),
  )
  if (intent === 'unknown' && outcome.is === 'unknown')
    throw new Error('the card provider does not know the intent of this payment')
  if (outcome.is === 'released') await release(till, outcome.paymentId)
}
