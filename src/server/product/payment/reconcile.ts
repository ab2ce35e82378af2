import type { FastifyInstance } from 'fastify'
import type { JobHandler } from '../../platform/jobs/job-policy.ts'
import type { Log } from '../../platform/logging/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { recurring } from '../../platform/timing/recurring.ts'
import { type CardPayments, intentFor } from './card-payments.ts'
import { finish } from './finish.ts'
import { claimOpenPayments, momentAgo, type Payment, paymentOfIntent } from './payment.store.ts'

type ReconcilerDependencies = {
  settings: Pick<Settings, 'reconcileSeconds'>
  log: Log
  cardPayments: CardPayments | undefined
}

/**
 * Runs every RECONCILE_SECONDS, from the moment the app listens until it closes: finishes payments that were left open.
 */
export function startReconciler(app: FastifyInstance, { settings, log, cardPayments }: ReconcilerDependencies): void {
  let stopRounds = async () => {}
  const round = async (closing: AbortSignal) => {
    try {
      if (cardPayments) await reconcile(cardPayments, settings.reconcileSeconds / 2, closing)
    } catch (error) {
      log.error({ err: error }, 'a round over unfinished payments failed')
    }
  }
  app.addHook('onListen', async () => {
    const { now, stop } = recurring(settings.reconcileSeconds, round)
    stopRounds = stop
    now()
  })
  app.addHook('onClose', () => stopRounds())
}

/**
 * Finishes the open payments that were not checked for `restSeconds`: what a closed browser, a lost event or a killed server left
 * behind. Several processes may do this at once; each claims other payments. Checks each payment once, `concurrency` at a time, until
 * `stop` is aborted.
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
    await Promise.all(claimed.map((payment) => reconcileOne(cardPayments, payment)))
  } while (claimed.length === concurrency && !stop?.aborted)
}

/** Handles the job by which a card provider in this process reports a charge. When it fails, the queue tries again. */
export const checkPayment =
  (cardPayments: CardPayments | undefined): JobHandler<'checkPayment'> =>
  async ({ intentId }) => {
    if (!cardPayments) throw new Error('there is no card provider now to look up the intent of this payment')
    const payment = await paymentOfIntent(cardPayments.db, intentId)
    if (payment?.state === 'open') await finishOpen(cardPayments, payment)
  }

async function finishOpen(cardPayments: CardPayments, payment: Payment): Promise<void> {
  const intent = await intentFor(cardPayments, payment)
  // Stryker disable next-line ConditionalExpression: only the type needs it, as there is nothing to finish
  if (intent === 'ended') return
  const { is } = await finish(cardPayments, payment, intent)
  if (is === 'unknown') throw new Error('the card provider does not know the intent of this payment')
}

async function reconcileOne(cardPayments: CardPayments, payment: Payment): Promise<void> {
  try {
    await finishOpen(cardPayments, payment)
  } catch (error) {
    cardPayments.log.error(
      { err: error, payment: payment.id },
      'a payment could not be finished, and is retried in the next round',
    )
  }
}
