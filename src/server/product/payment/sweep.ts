import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/db/database.ts'
import type { Log } from '../../platform/logging/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { recurring } from '../../platform/timing/recurring.ts'
import { lapseOverdue, type OfferExpiryPolicy, setMissingDeadlines } from '../offer/lapse.ts'
import type { CardPayments } from './card-payments.ts'
import { reconcile } from './reconcile.ts'

type SweepParts = {
  db: Database
  settings: Pick<Settings, 'reconcileSeconds'>
  log: Log
  expiry: OfferExpiryPolicy
  cardPayments: CardPayments | undefined
}

/**
 * Runs every RECONCILE_SECONDS, from the moment the app listens until it closes: finishes payments that were left open, then lets
 * offers lapse that were not paid in time.
 */
export function backgroundSweep(app: FastifyInstance, { db, settings, log, expiry, cardPayments }: SweepParts): void {
  let stopRounds = async () => {}
  const round = async (closing: AbortSignal) => {
    try {
      if (cardPayments) await reconcile(cardPayments, settings.reconcileSeconds / 2, closing)
      await setMissingDeadlines(db, expiry)
      await lapseOverdue(db, expiry)
    } catch (error) {
      log.error({ err: error }, 'a round over unfinished payments and offers failed')
    }
  }
  app.addHook('onListen', async () => {
    const { now, stop } = recurring(settings.reconcileSeconds, round)
    stopRounds = stop
    now()
  })
  app.addHook('onClose', () => stopRounds())
}
