import type { FastifyInstance } from 'fastify'
import { auditApi } from '#contract/audit'
import { type Gate, serve } from '../http/serve.ts'
import { listAudit } from './audit.store.ts'

export function auditRoutes(app: FastifyInstance, gate: Gate): void {
  serve(app, gate, auditApi.list, async ({ query }) => listAudit(gate.db, query))
}
