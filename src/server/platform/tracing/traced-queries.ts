import { SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import type pg from 'pg'
import { type Query, wrapQueries } from '../db/connection/wrap-queries.ts'

/** A span for each statement that a traced request sends, with its text and never its values. */
export const traceQueries = (pool: pg.Pool, tracer: Tracer): void => wrapQueries(pool, (query) => traced(query, tracer))

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
