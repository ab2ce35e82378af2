import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { apiRoutes, type Dependencies } from './api-routes.ts'
import { answerBadAddress } from './pages/page/error-page.ts'
import { webFiles, webSite } from './pages/page/web-files.ts'
import { mapFileRoutes } from './pages/site/map-file.routes.ts'
import { wellKnownRoutes } from './pages/site/well-known.routes.ts'
import { sitemapRoutes } from './pages/sitemap/sitemap.routes.ts'
import { publicAnswers } from './platform/answer-cache/public-answers.ts'
import { announcements } from './platform/db/announcements.ts'
import { replicaReads } from './platform/db/replica-reads.ts'
import { answerRefusal } from './platform/http/answer-refusal.ts'
import { closeInOrder } from './platform/http/connection/orderly-close.ts'
import { limitRequests } from './platform/http/connection/request-deadline.ts'
import { serverOptions, timeouts } from './platform/http/connection/timeouts.ts'
import { closeOnUnreadBody } from './platform/http/connection/unread-body.ts'
import { answerUnreadable } from './platform/http/connection/unreadable-request.ts'
import { prepareEveryRequest } from './platform/http/every-request.ts'
import { grantContinueLate } from './platform/http/expect-continue.ts'
import { healthRoutes } from './platform/http/health.ts'
import { readJsonBodies } from './platform/http/json-body.ts'
import { type SentAnswer, serverSendingKept } from './platform/http/kept-answer.ts'
import { shedOverload } from './platform/http/overload.ts'
import { ignoreUnsafeRanges } from './platform/http/preconditions.ts'
import { logAnswer, logRequests } from './platform/http/request-log.ts'
import { readAbsoluteForm } from './platform/http/request-target.ts'
import { watchAnswers } from './platform/http/watch.ts'
import { routeMethods } from './platform/http/wrong-method.ts'
import { pageKeyOf } from './platform/web-page/origin.ts'
import { pageLanguage } from './platform/web-page/page-language.ts'
import { securityHeaders } from './platform/web-page/security-headers.ts'
import { followBrand } from './product/brand/follow-brand.ts'
import { initialsRoutes } from './product/image/initials.routes.ts'
import { jpegRoutes } from './product/image/jpeg.routes.ts'
import { mediaRoutes } from './product/image/media.routes.ts'
import { oneClickRoutes } from './product/notification/unsubscribe.ts'
import { nextLapse } from './product/offer/lapse.store.ts'

const MAX_JSON_BYTES = 256 * 1024

/** Replaces Fastify's schema compilers, which take a tenth of the start time to load, as no route has a JSON schema. */
function noSchema(): never {
  throw new Error('a route has a JSON schema: `serve` checks and writes by the contract')
}

export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { settings, timeouts: given = timeouts } = dependencies
  const headers = securityHeaders(settings)
  const languageOf = pageLanguage(settings.languages)
  const site = await webSite(dependencies.page, settings, languageOf)
  const changes = announcements(dependencies.db.$client.options.connectionString ?? '', (err) =>
    dependencies.log.warn({ err }, 'lost the change feed: caching is off and open pages poll until it reconnects'),
  )
  const { db, log, watch } = dependencies
  const siteBrand = await followBrand({ db, changes, file: settings.brand, log })
  const answers = publicAnswers({
    changes,
    maxBytes: settings.answerCacheBytes,
    now: dependencies.now,
    timed: { table: 'offer', nextChange: () => nextLapse(dependencies.db) },
  })
  let onKeptSent: (answer: SentAnswer) => void = () => {} // no response is cached before the app listens
  const app = Fastify({
    serverFactory: serverSendingKept({
      answers,
      pageKeyOf: pageKeyOf(settings, languageOf),
      isClosing: () => isClosing(),
      standstillMs: given.standstillMs,
      onSent: (answer) => onKeptSent(answer),
    }),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }), // `logRequests` writes one line instead of two
    genReqId: () => randomUUID(), // its random bytes come in batches, which takes a tenth of what `v7` does
    // Trusts only the nearest proxy: it appends the client's address, and earlier entries come from the client.
    trustProxy: settings.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: MAX_JSON_BYTES,
    ...serverOptions(given),
    rewriteUrl: readAbsoluteForm,
    return503OnClosing: false, // `closeInOrder` lets requests finish, and Fastify's response lacks our headers
    // Errors before a route is found, such as an invalid escape in the address.
    frameworkErrors: (error, request, reply) =>
      answerBadAddress(site?.sendErrorPage, error, request, reply.headers(headers)),
    clientErrorHandler: answerUnreadable(headers, log),
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  })
  app.setErrorHandler(answerRefusal)
  const methodsOf = routeMethods(app)
  app.addHook('onClose', changes.close)
  app.addHook('onClose', siteBrand.stop)
  const { reads, replicas, close } = replicaReads(dependencies.db, settings.databaseReadUrls, (replica, err) =>
    dependencies.log.warn({ replica, err }, 'a replica takes no reads for now: the primary does'),
  )
  app.addHook('onClose', close)
  watch?.readKeptBytes(answers.bytes)
  readJsonBodies(app)
  if (settings.maxConnections > 0) app.server.maxConnections = settings.maxConnections
  const { isClosing } = closeInOrder(app, settings.shutdown)
  prepareEveryRequest(app, { headers, answers, languageOf })
  ignoreUnsafeRanges(app)
  logRequests(app)
  if (watch) watchAnswers(app, watch)
  const traceKept = dependencies.traceRequests?.(app, [dependencies.db, ...replicas])
  onKeptSent = (answer) => {
    const { reqId, route, status, startedAt } = answer
    const seconds = (performance.now() - startedAt) / 1000
    logAnswer(log, { reqId, method: 'GET', route, status, ms: Math.round(seconds * 1000) })
    watch?.onAnswer({ method: 'GET', route, status, seconds, isKept: true })
    traceKept?.(answer)
  }
  limitRequests(app, given)
  closeOnUnreadBody(app)
  grantContinueLate(app)
  await app.register(cors, {
    origin: settings.corsOrigins,
    credentials: true,
    strictPreflight: false, // an invalid preflight request would be refused in plain text
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['Link', 'X-Total-Count', 'X-Searched-For', 'Retry-After', 'X-Request-Id', 'Date'],
  })
  shedOverload(app, settings.maxEventLoopDelayMs) // after CORS, so that pages elsewhere can read it
  await app.register(compress, { globalDecompression: false })
  app.register(healthRoutes, { db: dependencies.db, isClosing })
  if (dependencies.identity.routes) app.register(dependencies.identity.routes)
  if (dependencies.payments?.routes) app.register(dependencies.payments.routes)
  app.register((scope) => apiRoutes(scope, { ...dependencies, answers, changes, siteBrand, reads, timeouts: given }), {
    prefix: '/api',
  })
  mediaRoutes(app, dependencies.images)
  mapFileRoutes(app, dependencies)
  jpegRoutes(app, { db: dependencies.db, images: dependencies.images, webFolder: site?.build.folder })
  initialsRoutes(app)
  app.register(oneClickRoutes, dependencies)
  sitemapRoutes(app, dependencies)
  wellKnownRoutes(app, dependencies)
  app.register(webFiles, { db: dependencies.db, settings, answers, site, methodsOf })
  return app
}
