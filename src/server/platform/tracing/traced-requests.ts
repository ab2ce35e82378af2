import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * A span for each request, by its route and never by its address, in which there may be names. A trace begins here, whatever the caller
 * says of one. Answers that are sent from what is kept have none.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  /** Makes everything that follows part of the request's span. */
  const within = (request: FastifyRequest, done: () => void): void => {
    const span = spans.get(request)
    if (span) context.with(trace.setSpan(context.active(), span), done)
    else done()
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, id } = request
    const route = routeOptions.url ?? 'none'
    const attributes = { 'http.request.method': method, 'http.route': route, 'keyhaven.request_id': id }
    spans.set(request, tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, root: true, attributes }))
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
