import { context } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyInstance } from 'fastify'
import { BRAND } from '#contract/brand'
import type { Database } from '../db/database.ts'
import type { Log } from '../logging/log.ts'
import { traceQueries } from './traced-queries.ts'
import { traceRequests } from './traced-requests.ts'

const EXPORT_TIMEOUT_MS = 5_000

export type Tracing = {
  traceRequests: (app: FastifyInstance, databases: Database[]) => void
  stop: () => Promise<void>
}

/**
 * Sends a span of each request, and of each statement that it sends, to the OpenTelemetry collector at `endpoint` (D-310). What the
 * collector does not take is dropped, and the log says so. How many requests are sampled is OpenTelemetry's own setting.
 */
export function startTracing(endpoint: string, log: Log): Tracing {
  setGlobalErrorHandler((err) => log.warn({ err }, 'traces could not be sent'))
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_TIMEOUT_MS })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? BRAND.toLowerCase() }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  })
  const tracer = provider.getTracer(BRAND)
  return {
    traceRequests: (app, databases) => {
      traceRequests(app, tracer)
      for (const { $client } of databases) traceQueries($client, tracer)
    },
    stop: async () => {
      await provider.shutdown()
      context.disable()
    },
  }
}
