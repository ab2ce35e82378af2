import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openapiRoutes } from './pages/api-docs/openapi.routes.ts'
import type { Build } from './pages/page/read-build.ts'
import { siteRoutes } from './pages/site/site.routes.ts'
import { accessTokens } from './platform/access/access-token.ts'
import type { PublicAnswers } from './platform/answer-cache/public-answers.ts'
import type { Announcements } from './platform/db/announcements.ts'
import type { Database, Queryable } from './platform/db/database.ts'
import type { Reads } from './platform/db/replica-reads.ts'
import { eventRoutes } from './platform/events/event.routes.ts'
import { personalFolders } from './platform/files/private-folder.ts'
import type { Timeouts } from './platform/http/connection/timeouts.ts'
import type { Gate } from './platform/http/serve.ts'
import type { Watch } from './platform/http/watch.ts'
import { jobRoutes } from './platform/jobs/job.routes.ts'
import type { Log } from './platform/logging/log.ts'
import type { Noun } from './platform/noun/noun.ts'
import { exportReads } from './platform/rate-limit/costly-reads.ts'
import type { Tracing } from './platform/tracing/tracing.ts'
import { sectionsOf } from './product/account/own-data.ts'
import type { FollowedBrand } from './product/brand/follow-brand.ts'
import { keepFields } from './product/feed/feed-home.store.ts'
import type { Converter } from './product/image/conversion/converter.ts'
import type { UploadQueues } from './product/image/upload-queues.ts'
import { nouns } from './product/nouns.ts'
import { closeOffersOn } from './product/offer/close-offers.ts'
import type { OfferExpiryPolicy } from './product/offer/lapse.ts'
import { closeAllViewingsOn } from './product/open-time/close-open-times.ts'
import { moveTimeZones } from './product/open-time/move-time-zones.ts'
import { lockAgentTimes } from './product/open-time/open-time.store.ts'
import { setOpenTimes } from './product/open-time/set-open-times.ts'
import { type CardPayments, noCardPayments } from './product/payment/card-payments.ts'
import { handInReceipt } from './product/payment/receipt.ts'
import { startReconciler } from './product/payment/reconcile.ts'
import { placing } from './product/place/placing.ts'
import { namedTowns, otherTownNames, townsByName } from './providers/geocoder/gazetteer-data.ts'
import type { Geocoder } from './providers/geocoder/geocoder.ts'
import type { IdentityProvider } from './providers/identity/identity.ts'
import type { ImageStore } from './providers/images/images.ts'
import type { PaymentProvider } from './providers/payment/payment.ts'
import type { Settings } from './settings/settings.ts'

export type Dependencies = {
  db: Database
  settings: Settings
  secret: string
  identity: IdentityProvider
  images: ImageStore
  geocoder: Geocoder
  payments: PaymentProvider | undefined
  now: () => Date
  log: Log
  timeouts?: Timeouts
  uploadQueues?: UploadQueues
  page?: Build
  converter?: Converter
  watch?: Watch
  traceRequests?: Tracing['traceRequests']
}

type ApiDependencies = Dependencies & {
  timeouts: Timeouts
  answers: PublicAnswers
  changes: Announcements
  siteBrand: FollowedBrand
  reads: Reads
}

export async function apiRoutes(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  const gate: Gate = {
    db: dependencies.db,
    reads: dependencies.reads,
    tokens: accessTokens(dependencies.secret),
    answers: dependencies.answers,
    policy: dependencies.settings,
    exportTurns: exportReads(),
  }
  const ofRoutes = routeDependencies(app, dependencies)
  startReconciler(app, ofRoutes)
  app.removeContentTypeParser('text/plain') // calls take JSON, and the upload its multipart
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  for (const bindCalls of allRoutes) bindCalls(app, gate, ofRoutes)
  eventRoutes(app, gate, dependencies)
  jobRoutes(app, gate)
  siteRoutes(app, gate, dependencies)
  openapiRoutes(app, Object.keys(sectionsOf(ofRoutes.personalData)))
}

/**
 * Returns the dependencies of all routes. Functions that one server module needs from another without importing it are
 * passed in here.
 */
function routeDependencies(app: FastifyInstance, dependencies: ApiDependencies) {
  const { db, settings, now, log, payments } = dependencies
  const expiry: OfferExpiryPolicy = { now, acceptedDays: settings.acceptedOfferDays }
  const cardPayments: CardPayments | undefined = payments && { db, provider: payments, expiry, log }
  const moveZones = (tx: Queryable, id: string) => moveTimeZones(tx, id, now())
  return {
    ...dependencies,
    currency: settings.currency,
    tourHosts: settings.tourHosts,
    personalData: nouns.map((noun) => noun.personalData),
    expiry,
    cardPayments,
    recordReceipt: async (...receipt: HandedInReceipt) => {
      if (!cardPayments) throw noCardPayments()
      await handInReceipt(cardPayments, ...receipt)
    },
    closeOffersOn: (tx: Queryable, ids: string[]) => closeOffersOn(tx, ids, dependencies),
    closeViewingsOn: closeAllViewingsOn,
    moveTimeZones: moveZones,
    lockAgentTimes,
    setOpenTimes: (tx: Queryable, home: OpenTimesOfHome) => setOpenTimes(tx, { ...home, now: now() }),
    keepFields,
    placing: placing(app, { ...dependencies, onMoved: moveZones }),
    openTowns: namedTowns(),
    openNames: otherTownNames(),
    openNamedTowns: townsByName(settings.homeCountry),
    quotaBytes: settings.uploadQuotaBytes,
    spoolFolder: join(settings.dataDir, personalFolders.uploads),
  }
}
type OpenTimesOfHome = Omit<Parameters<typeof setOpenTimes>[1], 'now'>
type RouteDependencies = ReturnType<typeof routeDependencies>
type HandedInReceipt = Parameters<typeof handInReceipt> extends [unknown, ...infer Rest] ? Rest : never

const allRoutes = nouns.flatMap((noun: Noun<RouteDependencies, never>) => noun.routes)
