import { type CardPayments, intentFor } from './card-payments.ts'
import { claimOpenPayments, momentAgo, type Payment } from './payment.store.ts'
import { release } from './release.ts'
import { giveUp, settle } from './settle.ts'

/**
 * Looks at open payments that nobody looked at for `restSeconds`, and settles or releases what the provider says: what a closed
 * browser, a lost event or a killed server left. Several processes may do this at once; each takes other payments. It goes on,
 * `concurrency` side by side, until each was looked at once or `stop` is asked for.
 */
export async function reconcile(
  cardPayments: CardPayments,
  restSeconds: number,
  stop?: AbortSignal,
  concurrency = 8,
): Promise<void> {
  const rested = await momentAgo(cardPayments.db, restSeconds)
  let claimed: Payment[]
  do {
    claimed = await claimOpenPayments(cardPayments.db, rested, concurrency)
    await Promise.all(claimed.map((payment) => finishOrWait(cardPayments, payment)))
  } while (claimed.length === concurrency && !stop?.aborted)
}

async function finishOrWait(cardPayments: CardPayments, payment: Payment): Promise<void> {
  try {
    await finish(cardPayments, payment)
  } catch (error) {
    cardPayments.log.error(
      { err: error, payment: payment.id },
      'a payment could not be finished, and waits for the next round',
    )
  }
}

async function finish(cardPayments: CardPayments, payment: Payment): Promise<void> {
  if (payment.releaseReason !== null) return release(cardPayments, payment.id)
  const intent = await intentFor(cardPayments, payment)
  if (intent === 'ended') return
  const outcome = await cardPayments.db.transaction((tx) =>
    intent === 'unknown' ? giveUp(tx, payment, cardPayments.expiry) : settle(tx, intent, cardPayments.expiry),
  )
  if (intent === 'unknown' && outcome.is === 'unknown')
    throw new Error('the card provider does not know the intent of this payment')
  if (outcome.is === 'released') await release(cardPayments, outcome.paymentId)
}
