import type { FastifyInstance } from 'fastify'
import type { Log } from '../../platform/logging/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { recurring } from '../../platform/timing/recurring.ts'
import type { CardPayments } from './card-payments.ts'
import { reconcile } from './reconcile.ts'

type SweepDependencies = {
  settings: Pick<Settings, 'reconcileSeconds'>
  log: Log
  cardPayments: CardPayments | undefined
}

/**
 * Runs every RECONCILE_SECONDS, from the moment the app listens until it closes: finishes payments that were left open.
 */
export function backgroundSweep(app: FastifyInstance, { settings, log, cardPayments }: SweepDependencies): void {
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
