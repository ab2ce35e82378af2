import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openapiRoutes } from './pages/api-docs/openapi.routes.ts'
import type { Build } from './pages/page/read-build.ts'
import { siteRoutes } from './pages/site/site.routes.ts'
import { accessTokens } from './platform/access/access-token.ts'
import type { PublicAnswers } from './platform/answer-cache/public-answers.ts'
import { auditRoutes } from './platform/audit/audit.routes.ts'
import type { Announcements } from './platform/db/announcements.ts'
import type { Database } from './platform/db/database.ts'
import type { Reads } from './platform/db/replica-reads.ts'
import { eventRoutes } from './platform/events/event.routes.ts'
import { personalFolders } from './platform/files/private-folder.ts'
import type { Timeouts } from './platform/http/connection/timeouts.ts'
import type { Gate } from './platform/http/serve.ts'
import type { Watch } from './platform/http/watch.ts'
import { jobRoutes } from './platform/jobs/job.routes.ts'
import type { Log } from './platform/logging/log.ts'
import { exportReads } from './platform/rate-limit/costly-reads.ts'
import type { Settings } from './platform/settings/settings.ts'
import { accountRoutes } from './product/account/account.routes.ts'
import { agentRoutes } from './product/agent/agent.routes.ts'
import { authRoutes } from './product/auth/auth.routes.ts'
import { contactRoutes } from './product/contact/contact.routes.ts'
import { conversationRoutes } from './product/conversation/conversation.routes.ts'
import { reportRoutes } from './product/conversation/report.routes.ts'
import { estimateRoutes } from './product/estimate/estimate.routes.ts'
import { evidenceRoutes } from './product/evidence/evidence.routes.ts'
import { exportRoutes } from './product/export/export.routes.ts'
import { feedRoutes } from './product/feed/feed.routes.ts'
import { keepFields } from './product/feed/feed-home.store.ts'
import { feedUploadRoutes } from './product/feed/feed-upload.routes.ts'
import { feedAddressRoutes } from './product/feed/outgoing/feed-address.routes.ts'
import { figuresRoutes } from './product/figures/figures.routes.ts'
import { homeReportRoutes } from './product/home-report/home-report.routes.ts'
import type { Converter } from './product/image/conversion/converter.ts'
import { imageRoutes } from './product/image/image.routes.ts'
import type { UploadQueues } from './product/image/upload-queues.ts'
import { marketRoutes } from './product/market/market.routes.ts'
import { notificationRoutes } from './product/notification/notification.routes.ts'
import { notificationSettingsRoutes } from './product/notification/notification-settings.routes.ts'
import { closeOffersOn } from './product/offer/close-offers.ts'
import type { OfferExpiryPolicy } from './product/offer/lapse.ts'
import { offerRoutes } from './product/offer/offer.routes.ts'
import { noCardPayments } from './product/payment/card-payments.ts'
import { paymentRoutes } from './product/payment/payment.routes.ts'
import { handInReceipt } from './product/payment/receipt.ts'
import { startReconciler } from './product/payment/reconcile.ts'
import { mapRoutes } from './product/place/map.routes.ts'
import { placing } from './product/place/placing.ts'
import { propertyRoutes } from './product/property/property.routes.ts'
import { propertyReadRoutes } from './product/property/property-reads.routes.ts'
import { propertyViewRoutes } from './product/property/property-views.routes.ts'
import { reviewRoutes } from './product/review/review.routes.ts'
import { savedSearchRoutes } from './product/saved-search/saved-search.routes.ts'
import { soldPriceRoutes } from './product/sold-price/sold-price.routes.ts'
import { userRoutes } from './product/user/user.routes.ts'
import { closeViewingsOn } from './product/viewing/close-viewings.ts'
import { moveTimeZones } from './product/viewing/move-time-zones.ts'
import { viewingRoutes } from './product/viewing/viewing.routes.ts'
import { wishlistRoutes } from './product/wishlist/wishlist.routes.ts'
import { namedTowns } from './providers/geocoder/gazetteer-data.ts'
import type { Geocoder } from './providers/geocoder/geocoder.ts'
import type { IdentityProvider } from './providers/identity/identity.ts'
import type { ImageStore } from './providers/images/images.ts'
import type { PaymentProvider } from './providers/payment/payment.ts'

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
  /** Traces each request and its queries to these databases. Unset: no traces. */
  traceRequests?: (app: FastifyInstance, databases: Database[]) => void
}

type ApiDependencies = Dependencies & {
  timeouts: Timeouts
  answers: PublicAnswers
  changes: Announcements
  reads: Reads
}

export async function apiRoutes(app: FastifyInstance, parts: ApiDependencies): Promise<void> {
  const gate: Gate = {
    db: parts.db,
    reads: parts.reads,
    tokens: accessTokens(parts.secret),
    answers: parts.answers,
    policy: parts.settings,
    exportTurns: exportReads(),
  }
  const expiry: OfferExpiryPolicy = { now: parts.now, acceptedDays: parts.settings.acceptedOfferDays }
  const cardPayments = parts.payments && { db: parts.db, provider: parts.payments, expiry, log: parts.log }
  startReconciler(app, { ...parts, cardPayments })
  app.removeContentTypeParser('text/plain') // calls take JSON, and the upload its multipart
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  authRoutes(app, gate, parts)
  userRoutes(app, gate, parts)
  accountRoutes(app, gate, parts)
  const openTowns = namedTowns()
  propertyReadRoutes(app, gate, { currency: parts.settings.currency, now: parts.now, openTowns })
  propertyRoutes(app, gate, {
    closeOffersOn: (tx, ids) => closeOffersOn(tx, ids, parts),
    closeViewingsOn,
    moveTimeZones: (tx, id) => moveTimeZones(tx, id, parts.now()),
    keepFields,
    placing: placing(app, { ...parts, onMoved: (tx, id) => moveTimeZones(tx, id, parts.now()) }),
    currency: parts.settings.currency,
  })
  marketRoutes(app, gate, parts)
  propertyViewRoutes(app, gate, parts)
  soldPriceRoutes(app, gate)
  estimateRoutes(app, gate)
  mapRoutes(app, gate, openTowns)
  agentRoutes(app, gate)
  wishlistRoutes(app, gate)
  offerRoutes(app, gate, {
    expiry,
    currency: parts.settings.currency,
    recordReceipt: async (...receipt) => {
      if (!cardPayments) throw noCardPayments()
      await handInReceipt(cardPayments, ...receipt)
    },
  })
  viewingRoutes(app, gate, parts)
  reviewRoutes(app, gate)
  paymentRoutes(app, gate, cardPayments)
  imageRoutes(app, gate, {
    images: parts.images,
    quotaBytes: parts.settings.uploadQuotaBytes,
    spoolFolder: join(parts.settings.dataDir, personalFolders.uploads),
    timeouts: parts.timeouts,
    queues: parts.uploadQueues,
    converter: parts.converter,
  })
  feedRoutes(app, gate, parts)
  feedUploadRoutes(app, gate, parts)
  feedAddressRoutes(app, gate, parts)
  notificationRoutes(app, gate)
  conversationRoutes(app, gate, parts)
  reportRoutes(app, gate)
  homeReportRoutes(app, gate, parts)
  evidenceRoutes(app, gate, parts.settings)
  notificationSettingsRoutes(app, gate, parts)
  savedSearchRoutes(app, gate)
  eventRoutes(app, gate, parts)
  contactRoutes(app, gate, parts.settings)
  auditRoutes(app, gate)
  jobRoutes(app, gate)
  figuresRoutes(app, gate, parts)
  exportRoutes(app, gate)
  siteRoutes(app, gate, parts)
  openapiRoutes(app)
}
