import type { FastifyInstance } from 'fastify'
import { homeReportApi, MAX_HOME_REPORTS_A_DAY } from '#contract/home-report'
import { isolated } from '#contract/isolated'
import { DELETED_USER } from '#contract/person-name'
import * as mails from '#messages/mails'
import * as t from '#messages/refusals'
import type { Queryable } from '../../platform/db/database.ts'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { countTry, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import { Refusal } from '../../refusal.ts'
import { adminEmails } from '../conversation/report.store.ts'
import { notify } from '../notification/notify.ts'
import type { Clock } from '../offer/lapse.ts'
import { type Home, homeById } from '../property/home.store.ts'
import { visibleHome } from '../property/visible-home.ts'
import { decideHomeReport } from './decide-home-report.ts'
import { addHomeReport, openHomeReports } from './home-report.store.ts'

const reportLimit: RateLimit = { what: 'reports of homes of a person', most: MAX_HOME_REPORTS_A_DAY, seconds: 86_400 }

export function homeReportRoutes(app: FastifyInstance, gate: Gate, clock: Clock): void {
  const { db, reads } = gate

  serve(app, gate, homeReportApi.make, async ({ caller, params: { id }, body }) => {
    const home = await visibleHome(db, caller, await homeById(db, id))
    if (home.email === caller.email) throw new Refusal('conflict', t.ownProperty)
    await countTry(db, reportLimit, caller.id)
    return db.transaction(async (tx) => {
      const added = await addHomeReport(tx, { home, reporterId: caller.id, ...body })
      if (!added) throw new Refusal('conflict', t.homeReported)
      await announceHomeReport(tx, home, added)
      return { insertedId: added.id }
    })
  })

  serve(app, gate, homeReportApi.list, async ({ query }) => {
    const { rows, ...page } = await reads((db) => openHomeReports(db, query))
    const party = (person: { name: string; email: string } | null) => person ?? { name: DELETED_USER }
    const shown = rows.map(({ reporter, agent, ...row }) => ({
      ...withoutNulls(row),
      reporter: party(reporter),
      agent: party(agent),
    }))
    return { ...page, rows: shown }
  })

  serve(app, gate, homeReportApi.decide, async ({ params: { id }, body, ...actor }) => {
    await decideHomeReport(db, actor, id, body, clock)
    return { modifiedCount: 1 }
  })
}

/**
 * Updates lists of reports on open pages. Notifies all admins of a home's first undecided report, but not of later
 * ones, of which there may be thousands.
 */
async function announceHomeReport(tx: Queryable, home: Home, { id, isOnly }: { id: string; isOnly: boolean }) {
  if (isOnly) {
    const text = () => mails.homeIsReported({ title: isolated(home.title) })
    for (const email of await adminEmails(tx))
      await notify(tx, { email, kind: 'messages', text, page: 'reports', subjectId: id })
  }
  await emitEvent(tx, { topic: 'reports', id, admins: true })
}
