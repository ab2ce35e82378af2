import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Log } from '../logging/log.ts'
import { lapseOverdue, setMissingDeadlines, type Terms } from '../offer/lapse.ts'
import type { Settings } from '../settings/settings.ts'
import { recurring } from '../timing/recurring.ts'
import type { Till } from './card-payments.ts'
import { reconcile } from './reconcile.ts'

type Rounds = {
  db: Database
  settings: Pick<Settings, 'reconcileSeconds'>
  log: Log
  terms: Terms
  till: Till | undefined
}

/**
 * What is done every RECONCILE_SECONDS, from the moment the app listens until it closes: payments that nobody finished, then
 * offers that nobody paid.
 */
export function rounds(app: FastifyInstance, { db, settings, log, terms, till }: Rounds): void {
  let stopRounds = async () => {}
  const round = async (closing: AbortSignal) => {
    try {
      if (till) await reconcile(till, settings.reconcileSeconds / 2, closing)
      await setMissingDeadlines(db, terms)
      await lapseOverdue(db, terms)
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
