import type { FastifyInstance } from 'fastify'
import { auditApi } from '#contract/audit'
import { listAudit } from '../../platform/audit/audit.store.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { describeEntry } from './audit.rules.ts'
import { namesIn } from './audit-names.store.ts'

export function auditRoutes(app: FastifyInstance, gate: Gate): void {
  serve(app, gate, auditApi.list, async ({ query }) => {
    const { page, names } = await gate.reads(async (db) => {
      const page = await listAudit(db, query)
      return { page, names: await namesIn(db, page.rows) }
    })
    return { ...page, rows: page.rows.map((entry) => describeEntry(entry, names)) }
  })
}
