import { context, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { suppressTracing } from '@opentelemetry/core'
import type pg from 'pg'

type Query = (asked: { text: string } | string, ...rest: unknown[]) => Promise<unknown>

/** A span for each statement that a traced request sends, with its text and never its values. */
export function traceQueries(pool: pg.Pool, tracer: Tracer): void {
  pool.query = traced(pool.query.bind(pool) as Query, tracer) as typeof pool.query // whose many forms come down to one
  pool.on('connect', (client) => {
    client.query = traced(client.query.bind(client) as Query, tracer) as typeof client.query // likewise; for transactions
  })
}

function traced(query: Query, tracer: Tracer): Query {
  return async (asked, ...rest) => {
    if (!trace.getActiveSpan()) return query(asked, ...rest)
    const text = typeof asked === 'string' ? asked : asked.text
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
    const span = tracer.startSpan(text.trim().split(/\s/, 1)[0] ?? '', { kind: SpanKind.CLIENT, attributes })
    try {
      // The pool hands a statement on to one of its connections, which would be a span within the span.
      return await context.with(trace.deleteSpan(suppressTracing(context.active())), () => query(asked, ...rest))
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: String((error as { code?: unknown }).code) })
      throw error
    } finally {
      span.end()
    }
  }
}
