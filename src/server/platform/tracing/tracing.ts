import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { brandName } from '#contract/brand'
import { type Query, wrapQueries } from '../db/connection/wrap-queries.ts'
import type { Database } from '../db/database.ts'
import type { SentAnswer } from '../http/kept-answer.ts'
import type { Log } from '../logging/log.ts'

const EXPORT_TIMEOUT_MS = 5_000

export type TraceKept = (answer: SentAnswer) => void
export type Tracing = {
  traceRequests: (app: FastifyInstance, databases: Database[]) => TraceKept
  stop: () => Promise<void>
}

/**
 * Sends a span for each request, and for its database statements, to the OpenTelemetry collector at `endpoint` (D-310).
 * Spans that the collector refuses are dropped, which is logged. OpenTelemetry's own setting determines sampling.
 */
export function startTracing(endpoint: string, log: Log): Tracing {
  setGlobalErrorHandler((err) => log.warn({ err }, 'traces could not be sent'))
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_TIMEOUT_MS })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? brandName().toLowerCase() }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  })
  const tracer = provider.getTracer(brandName())
  return {
    traceRequests: (app, databases) => {
      traceRequests(app, tracer)
      for (const { $client } of databases) traceQueries($client, tracer)
      return (answer) => traceKept(answer, tracer)
    },
    stop: async () => {
      await provider.shutdown()
      context.disable()
    },
  }
}

const traceQueries = (pool: pg.Pool, tracer: Tracer): void => wrapQueries(pool, (query) => traced(query, tracer))

const traced =
  (query: Query, tracer: Tracer): Query =>
  async (statement, ...rest) => {
    if (!trace.getActiveSpan()) return query(statement, ...rest)
    const text = typeof statement === 'string' ? statement : statement.text
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
    const span = tracer.startSpan(text.trim().split(/\s/, 1)[0] ?? '', { kind: SpanKind.CLIENT, attributes })
    try {
      return await query(statement, ...rest)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: String((error as { code?: unknown }).code) })
      throw error
    } finally {
      span.end()
    }
  }

const REQUEST_ID = 'app.request_id'

type SpannedRequest = { method: string; route: string; id: string; startTime?: number }

const spanOf = ({ method, route, id, startTime }: SpannedRequest, tracer: Tracer): Span =>
  tracer.startSpan(`${method} ${route}`, {
    kind: SpanKind.SERVER,
    root: true,
    attributes: { 'http.request.method': method, 'http.route': route, [REQUEST_ID]: id },
    ...(startTime !== undefined && { startTime }),
  })

function traceKept({ reqId: id, route, status, startedAt }: SentAnswer, tracer: Tracer): void {
  const span = spanOf({ method: 'GET', route, id, startTime: startedAt }, tracer) // `startTime` is a time of `performance`
  span.setAttribute('http.response.status_code', status).end()
}

/**
 * Adds a span for each request, with its route but not its address, which may contain names. A trace always begins
 * here: trace ids in the request are ignored.
 */
function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  const within = (request: FastifyRequest, done: () => void): void => {
    const span = spans.get(request)
    if (span) context.with(trace.setSpan(context.active(), span), done)
    else done()
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, id } = request
    const route = routeOptions.url ?? 'none'
    spans.set(request, spanOf({ method, route, id }, tracer))
    within(request, done)
  })
  // The body arrives on its connection, which belongs to no request.
  app.addHook('preValidation', (request, _reply, done) => within(request, done))
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}
