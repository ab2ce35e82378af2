import type { FastifyInstance } from 'fastify'
import { DELETED_USER } from '#contract/person-name'
import { reportApi } from '#contract/report'
import { record } from '../../platform/audit/audit.store.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { noSuchReport } from './conversation.rules.ts'
import { messagesUpTo } from './message.store.ts'
import { closeReport, openReport, openReports } from './report.store.ts'

export function reportRoutes(app: FastifyInstance, gate: Gate): void {
  const { db, reads } = gate

  serve(app, gate, reportApi.list, async ({ query }) => {
    const { rows, ...page } = await reads((db) => openReports(db, query))
    const party = (person: { name: string; email: string } | null) => person ?? { name: DELETED_USER }
    return { ...page, rows: rows.map((row) => ({ ...row, buyer: party(row.buyer), agent: party(row.agent) })) }
  })

  // The audit entry comes first, so that nothing is read without one.
  serve(app, gate, reportApi.messages, async ({ caller, params: { id }, query, request }) => {
    const report = await openReport(db, id)
    if (!report) throw noSuchReport()
    const { title, conversationId } = report
    const before = { title, report: id }
    const actor = { caller, request }
    await record(db, { actor, action: 'read reported messages', kind: 'conversation', id: conversationId, before })
    return reads((db) => messagesUpTo(db, report, query))
  })

  serve(app, gate, reportApi.decide, async ({ caller, params: { id }, body: { status }, request }) =>
    db.transaction(async (tx) => {
      const report = await openReport(tx, id, 'update')
      if (!report) throw noSuchReport()
      const { title, conversationId } = report
      await closeReport(tx, id)
      await emitEvent(tx, { topic: 'reports', id, admins: true })
      const actor = { caller, request }
      const states = { before: { title, report: id }, after: { status } }
      await record(tx, { actor, action: 'dismiss report', kind: 'conversation', id: conversationId, ...states })
      return { modifiedCount: 1 }
    }),
  )
}
