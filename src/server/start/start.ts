import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../api-routes.ts'
import { buildApp } from '../app.ts'
import { seedDemo } from '../demo/seed.ts'
import { readBuild } from '../pages/page/read-build.ts'
import { sharedSecret } from '../platform/db/app-secret.store.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/upgrade/migrate.ts'
import { registerJobs } from '../platform/db/upgrade/migrate-queue.ts'
import { closeDataFolder, personalFolders } from '../platform/files/private-folder.ts'
import { createLog, type Log } from '../platform/logging/log.ts'
import { accountEvents } from '../product/auth/account-events.ts'
import { grantFirstAdmin } from '../product/auth/first-admin.ts'
import { imageFolderName } from '../product/image/image.store.ts'
import { clearSpoolFolder } from '../product/image/spool-file.ts'
import { nouns } from '../product/nouns.ts'
import { setMissingDeadlines } from '../product/offer/lapse.ts'
import { refuseOtherCurrency } from '../product/offer/one-currency.ts'
import { zonesInUse } from '../product/viewing/zones-in-use.store.ts'
import { root } from '../project-root.ts'
import { createGeocoder } from '../providers/geocoder/create-geocoder.ts'
import { seedDemoAccounts } from '../providers/identity/embedded/demo-accounts.ts'
import { embeddedIdentity } from '../providers/identity/embedded/embedded.ts'
import { refusePublishedPassword } from '../providers/identity/embedded/published-password.ts'
import type { IdentityProvider } from '../providers/identity/identity.ts'
import { createImages } from '../providers/images/create-images.ts'
import { createPayments } from '../providers/payment/create-payments.ts'
import { sellsForTestCards } from '../settings/cards.ts'
import type { Settings } from '../settings/settings.ts'
import { startBackgroundWork } from './background-work.ts'
import { databaseFailure } from './failure.ts'
import { jobNames } from './job-dependencies.ts'
import { listen } from './listen.ts'
import { type ProvidedDatabase, provideDatabase, stopProvided } from './provide-database.ts'
import { type UndoStack, undoStack } from './undo-stack.ts'
import { welcome } from './welcome.ts'

const MAX_CLOSE_MS = 30_000 // for background work such as calls to the card provider
const MAX_POOL_END_MS = 2_000 // only queries of interrupted requests are still running
const MAX_DATABASE_STOP_MS = 60_000

type Say = (line: string) => void
type Running = { url: string; stop: () => Promise<void> }

/**
 * The options of a start. `now`: the time by which offers expire. `database`: the database, if it was started before
 * the program was loaded.
 */
type StartOptions = { now?: (() => Date) | undefined; database?: Promise<ProvidedDatabase> }

/**
 * Starts the server in steps: settings, database, migrations, demo, providers, listening. If a step fails, everything
 * started before is stopped.
 */
export async function start(
  settings: Settings,
  say: Say,
  { now = () => new Date(), database = provideDatabase(settings, say) }: StartOptions = {},
): Promise<Running> {
  const log = await openLog(settings, database)
  const started = undoStack(log)
  try {
    const page = readBuild(join(root, 'dist'), settings.languages) // while the database starts
    page.catch(() => {}) // the failure is handled where `page` is awaited
    const { url: databaseUrl, stop } = await database
    started.add(stop, MAX_DATABASE_STOP_MS)
    const db = await openMigrated({ databaseUrl, settings, log, started, say })
    await refuseOtherCurrency(db, settings.currency)
    await setMissingDeadlines(db, settings.acceptedOfferDays)
    await closeDataFolder(settings.dataDir, log)
    for (const sentence of settings.misspelt) log.warn(sentence)
    await clearSpoolFolder(join(settings.dataDir, personalFolders.uploads), log)
    const images = await createImages(settings, await imageFolderName(db))
    const secret = await sharedSecret(db, settings.appSecret)
    const watch = await startWatch({ db, settings, log }, started, say)
    const traceRequests = await startTraces({ settings, log }, started)
    const geocoder = createGeocoder(settings)
    const payments = await createPayments(db, settings)
    const base = { db, images, geocoder, payments, settings, secret, log, now, watch, traceRequests }
    const app = await buildOn({ ...base, page: await page })
    await startBackgroundWork({ db, settings, secret, log, now, images, geocoder, payments }, started)
    const { delayMs, timeoutMs } = settings.shutdown
    started.add(() => app.close(), delayMs + timeoutMs + MAX_CLOSE_MS) // the first to stop, so that a load balancer sees it immediately
    if (sellsForTestCards(settings))
      log.warn('STRIPE_SECRET_KEY is a test key: this production sells homes for test cards, and no money moves')
    const here = await listen(app, settings)
    const url = settings.publicUrl ?? here
    for (const line of welcome(url, settings)) say(line)
    return { url, stop: started.undo }
  } catch (error) {
    await started.undo()
    throw error
  }
}

async function openLog(settings: Settings, database: Promise<ProvidedDatabase>): Promise<Log> {
  try {
    return createLog(settings)
  } catch (error) {
    await stopProvided(database)
    throw error
  }
}

type Opening = { databaseUrl: string; settings: Settings; log: Log; started: UndoStack; say: Say }

async function openMigrated({ databaseUrl, settings, log, started, say }: Opening): Promise<Database> {
  await migrate(databaseUrl, { say }).catch((error) => {
    throw databaseFailure(error, settings)
  })
  const db = openDatabase(databaseUrl, (error) => {
    // The pool's connections end after it reports that they have, and the database may be stopped in between.
    if (!db.$client.ending) log.error({ err: error }, 'lost an idle connection to the database')
  })
  started.add(() => db.$client.end(), MAX_POOL_END_MS)
  await registerJobs(db, jobNames)
  return db
}

type Base = Pick<
  Dependencies,
  'db' | 'images' | 'geocoder' | 'payments' | 'settings' | 'secret' | 'log' | 'now' | 'watch' | 'traceRequests' | 'page'
>

async function buildOn(base: Base): Promise<FastifyInstance> {
  const { db, settings } = base
  const identity = await createIdentity(base)
  if (settings.demo) {
    await seedDemoAccounts(db)
    await seedDemo(db, { acceptedDays: settings.acceptedOfferDays, currency: settings.currency })
  } else if (identity.kind === 'embedded') await refusePublishedPassword(db) // no other provider accepts its passwords
  if (settings.adminEmail) await grantFirstAdmin(db, settings.adminEmail)
  return buildApp({ ...base, identity })
}

async function createIdentity({ db, secret, settings, log, now }: Base): Promise<IdentityProvider> {
  if (!settings.firebase) return embeddedIdentity({ db, secret, settings, log, events: accountEvents({ now }) })
  const { firebaseIdentity } = await import('../providers/identity/firebase/firebase.ts')
  return firebaseIdentity(settings.firebase.projectId)
}

async function startWatch(
  { db, settings, log }: Pick<Dependencies, 'db' | 'settings' | 'log'>,
  started: UndoStack,
  say: Say,
) {
  if (!settings.metrics) return undefined
  const { startMetrics } = await import('../platform/metrics/metrics.ts')
  const { url, watch, stop } = await startMetrics(settings.metrics, {
    db,
    log,
    backlog: nouns.flatMap(({ backlog }) => backlog),
    zonesInUse,
  })
  started.add(stop)
  say(`Metrics are at ${url}`)
  return watch
}

async function startTraces({ settings, log }: Pick<Dependencies, 'settings' | 'log'>, started: UndoStack) {
  if (!settings.tracesTo) return undefined
  const { startTracing } = await import('../platform/tracing/tracing.ts')
  const { traceRequests, stop } = startTracing(settings.tracesTo, log)
  started.add(stop)
  return traceRequests
}
