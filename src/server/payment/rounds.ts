import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import { lapseOverdue, type Terms } from '../offer/lapse.ts'
import type { Settings } from '../settings.ts'
import { reconcile } from './reconcile.ts'
import type { Till } from './till.ts'

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
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()
  let isWorking = false
  const closing = new AbortController()
  const round = async () => {
    try {
      if (till) await reconcile(till, settings.reconcileSeconds / 2, closing.signal)
      await lapseOverdue(db, terms)
    } catch (error) {
      log.error({ err: error }, 'a round over unfinished payments and offers failed')
    }
  }
  const start = () => {
    if (isWorking) return
    isWorking = true
    working = round().finally(() => {
      isWorking = false
    })
  }
  app.addHook('onListen', async () => {
    timer = setInterval(start, settings.reconcileSeconds * 1000)
    start()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    closing.abort()
    await working
  })
}
