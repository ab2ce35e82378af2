import type { FastifyInstance } from 'fastify'
import { isDatabaseGone } from '../../platform/db/errors.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import type { Log } from '../../platform/logging/log.ts'
import { recurring } from '../../platform/timing/recurring.ts'
import type { demoProcessorJobs } from '../../providers/payment/demo-processor/demo-processor.jobs.ts'
import type { Settings } from '../../settings/settings.ts'
import { type CardPayments, intentFor } from './card-payments.ts'
import { finish } from './finish.ts'
import type { paymentJobs } from './payment.jobs.ts'
import {
  claimUnfinishedPayments,
  countFailedCheck,
  forgetFailedChecks,
  momentAgo,
  type Payment,
  paymentOfIntent,
  unfinishedPayment,
} from './payment.store.ts'
import type { Outcome } from './settle.ts'

export const MAX_FAILED_CHECKS = 180

const UNKNOWN_INTENT = 'the card provider does not know the intent of this payment'

type ReconcilerDependencies = {
  settings: Pick<Settings, 'reconcileSeconds'>
  log: Log
  cardPayments: CardPayments | undefined
}

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
 * Checks payments that were not checked for `restSeconds`, and finishes those left by a closed browser, a lost event or
 * a killed server. Several processes may do so concurrently.
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
    claimed = await claimUnfinishedPayments(cardPayments.db, rested, concurrency)
    await Promise.all(claimed.map((payment) => reconcileOne(cardPayments, payment)))
  } while (claimed.length === concurrency && !stop?.aborted)
}

type PaymentDependencies = { cardPayments: CardPayments | undefined }

export const checkPayment =
  ({ cardPayments }: PaymentDependencies): JobHandler<typeof demoProcessorJobs.check> =>
  async ({ intentId }) => {
    const known = required(cardPayments)
    const payment = await paymentOfIntent(known.db, intentId)
    if (payment?.state === 'open') await finishKnown(known, payment)
  }

/**
 * Handles the job for a payment whose checks failed too often. When its attempts are used up, an admin sees a failed
 * job and can retry it (D-268).
 */
export const finishPayment =
  ({ cardPayments }: PaymentDependencies): JobHandler<typeof paymentJobs.finish> =>
  async ({ id }) => {
    const known = required(cardPayments)
    const payment = await unfinishedPayment(known.db, id)
    if (payment) await finishKnown(known, payment)
  }

function required(cardPayments: CardPayments | undefined): CardPayments {
  if (!cardPayments) throw new Error('there is no card provider now to look up the intent of this payment')
  return cardPayments
}

async function finishKnown(cardPayments: CardPayments, payment: Payment): Promise<void> {
  if ((await finishOpen(cardPayments, payment)) === 'unknown') throw new Error(UNKNOWN_INTENT)
}

async function finishOpen(cardPayments: CardPayments, payment: Payment): Promise<Outcome['is'] | 'ended'> {
  const intent = await intentFor(cardPayments, payment)
  // Stryker disable next-line ConditionalExpression: only the type requires it, as there is nothing to finish
  if (intent === 'ended') return 'ended'
  return (await finish(cardPayments, payment, intent)).is
}

/**
 * Checks one payment. An intent that the provider doesn't know is no failure: the key may be temporarily wrong, and the
 * payment ends with its offer.
 */
async function reconcileOne(cardPayments: CardPayments, payment: Payment): Promise<void> {
  const { db, log } = cardPayments
  try {
    if ((await finishOpen(cardPayments, payment)) === 'unknown') log.error({ payment: payment.id }, UNKNOWN_INTENT)
    if (payment.failedChecks > 0) await forgetFailedChecks(db, payment.id)
  } catch (error) {
    log.error({ err: error, payment: payment.id }, 'a payment could not be finished, and is retried in the next round')
    if (!isDatabaseGone(error)) await db.transaction((tx) => countFailedCheck(tx, payment.id, MAX_FAILED_CHECKS))
  }
}
