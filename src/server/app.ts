import { join } from 'node:path'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { v7 } from 'uuid'
import { accessTokens } from './access/access-token.ts'
import { accountRoutes } from './account/account.routes.ts'
import { agentRoutes } from './agent/agent.routes.ts'
import { type PublicAnswers, publicAnswers } from './answer-cache/public-answers.ts'
import { openapiRoutes } from './api-docs/openapi.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { conversationRoutes } from './conversation/conversation.routes.ts'
import { reportRoutes } from './conversation/report.routes.ts'
import type { Database } from './db/database.ts'
import { type Reads, replicaReads } from './db/replica-reads.ts'
import { exportRoutes } from './export/export.routes.ts'
import { figuresRoutes } from './figures/figures.routes.ts'
import { personalFolders } from './files/private-folder.ts'
import { answerRefusal } from './http/answer-refusal.ts'
import { closeInOrder } from './http/connection/orderly-close.ts'
import { limitRequests } from './http/connection/request-deadline.ts'
import { serverOptions, type Timeouts, timeouts } from './http/connection/timeouts.ts'
import { answerUnreadable } from './http/connection/unreadable-request.ts'
import { answerEarly } from './http/early-answer.ts'
import { prepareEveryRequest } from './http/every-request.ts'
import { healthRoutes } from './http/health.ts'
import { readJsonBodies } from './http/json-body.ts'
import { logRequests } from './http/request-log.ts'
import type { Gate } from './http/serve.ts'
import type { Converter } from './image/conversion/converter.ts'
import { imageRoutes } from './image/image.routes.ts'
import { initialsRoutes } from './image/initials.routes.ts'
import { mediaRoutes } from './image/media.routes.ts'
import type { UploadQueues } from './image/upload-queues.ts'
import type { Log } from './logging/log.ts'
import { notificationRoutes } from './notification/notification.routes.ts'
import { closeOffersOn } from './offer/close-offers.ts'
import { nextLapse } from './offer/lapse.store.ts'
import type { OfferExpiryPolicy } from './offer/lapse.ts'
import { offerRoutes } from './offer/offer.routes.ts'
import type { Build } from './page/read-build.ts'
import { webFiles } from './page/web-files.ts'
import { noCardPayments } from './payment/card-payments.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { handInReceipt } from './payment/receipt.ts'
import { backgroundSweep } from './payment/sweep.ts'
import { placing } from './place/placing.ts'
import { propertyRoutes } from './property/property.routes.ts'
import { propertyReadRoutes } from './property/property-reads.routes.ts'
import { propertyViewRoutes } from './property/property-views.routes.ts'
import type { Geocoder } from './providers/geocoder/geocoder.ts'
import type { IdentityProvider } from './providers/identity/identity.ts'
import type { ImageStore } from './providers/images/images.ts'
import type { PaymentProvider } from './providers/payment/payment.ts'
import { reviewRoutes } from './review/review.routes.ts'
import type { Settings } from './settings/settings.ts'
import { siteRoutes } from './site/site.routes.ts'
import { sitemapRoutes } from './sitemap/sitemap.routes.ts'
import { userRoutes } from './user/user.routes.ts'
import { securityHeaders } from './web-page/security-headers.ts'
import { wishlistRoutes } from './wishlist/wishlist.routes.ts'

export type Parts = {
  db: Database
  settings: Settings
  /** Signs our access tokens; the same in every process on this database. */
  secret: string
  identity: IdentityProvider
  images: ImageStore
  geocoder: Geocoder
  /** Takes card payments. Unset: none are taken. */
  payments: PaymentProvider | undefined
  now: () => Date
  log: Log
  /** How long the other side of a connection may take; the usual ones unless given. */
  timeouts?: Timeouts
  /** What bounds the cost of uploads; the usual ones unless given. */
  uploadQueues?: UploadQueues
  /** The built page; what the build has left in the project unless given. */
  page?: Build
  /** Makes pictures of uploads; in processes of its own unless given. */
  converter?: Converter
}

const MAX_JSON_BYTES = 256 * 1024

/** The whole product on a Fastify that does not listen yet. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { settings, timeouts: given = timeouts } = parts
  const headers = securityHeaders(settings)
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }), // `logRequests` writes one line instead of two
    genReqId: () => v7(),
    // The nearest proxy alone: it appends whom it saw, and what stands before that is whatever the client sent.
    trustProxy: settings.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: MAX_JSON_BYTES,
    ...serverOptions(given),
    return503OnClosing: false, // `closeInOrder` lets requests end, and Fastify's answer lacks our headers
    // What fails before there is a route, such as a broken escape in the address.
    frameworkErrors: (error, request, reply) => answerRefusal(error, request, reply.headers(headers)),
    clientErrorHandler: answerUnreadable(headers, parts.log),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  })
  app.setErrorHandler(answerRefusal)
  readJsonBodies(app)
  const answers = publicAnswers({
    databaseUrl: parts.db.$client.options.connectionString ?? '',
    maxBytes: settings.answerCacheBytes,
    now: parts.now,
    changesAt: async (tags) => (tags.some((tag) => /^offer\b/.test(tag)) ? nextLapse(parts.db) : undefined),
    onError: (err) => parts.log.warn({ err }, 'hears of no changes: nothing public is kept until that is back'),
  })
  app.addHook('onClose', answers.close)
  const { reads, close } = replicaReads(parts.db, settings.databaseReadUrls, (replica, err) =>
    parts.log.warn({ replica, err }, 'a replica takes no reads for now: the primary does'),
  )
  app.addHook('onClose', close)
  answerEarly(app, { answers, isClosing: () => isClosing(), standstillMs: given.standstillMs })
  const { isClosing } = closeInOrder(app, settings.shutdown)
  prepareEveryRequest(app, headers, answers)
  logRequests(app)
  limitRequests(app, given)
  await app.register(cors, {
    origin: settings.corsOrigins,
    credentials: true,
    strictPreflight: false, // one that is wrong would be refused in plain text
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['Link', 'X-Total-Count', 'X-Searched-For', 'Retry-After', 'X-Request-Id'],
  })
  await app.register(compress, { globalDecompression: false })
  app.register(healthRoutes, { db: parts.db, isClosing })
  if (parts.identity.routes) app.register(parts.identity.routes)
  if (parts.payments?.routes) app.register(parts.payments.routes)
  app.register((scope) => apiRoutes(scope, { ...parts, answers, reads, timeouts: given }), { prefix: '/api' })
  mediaRoutes(app, parts.images)
  initialsRoutes(app)
  sitemapRoutes(app, parts)
  app.register(webFiles, { settings, answers, page: parts.page })
  return app
}

type ApiParts = Parts & { timeouts: Timeouts; answers: PublicAnswers; reads: Reads }

async function apiRoutes(app: FastifyInstance, parts: ApiParts): Promise<void> {
  const gate: Gate = {
    db: parts.db,
    reads: parts.reads,
    tokens: accessTokens(parts.secret),
    answers: parts.answers,
    policy: parts.settings,
  }
  const expiry: OfferExpiryPolicy = { now: parts.now, acceptedDays: parts.settings.acceptedOfferDays }
  const cardPayments = parts.payments && { db: parts.db, provider: parts.payments, expiry, log: parts.log }
  backgroundSweep(app, { ...parts, expiry, cardPayments })
  app.removeContentTypeParser('text/plain') // calls take JSON, and the upload its multipart
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  authRoutes(app, gate, parts)
  userRoutes(app, gate)
  accountRoutes(app, gate, parts)
  propertyReadRoutes(app, gate)
  propertyRoutes(app, gate, { closeOffersOn, placing: placing(app, parts) })
  propertyViewRoutes(app, gate, parts)
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
  notificationRoutes(app, gate)
  conversationRoutes(app, gate, parts)
  reportRoutes(app, gate)
  contactRoutes(app, gate, parts.settings)
  auditRoutes(app, gate)
  figuresRoutes(app, gate, parts)
  exportRoutes(app, gate)
  siteRoutes(app, gate, parts)
  openapiRoutes(app)
}
