import type * as z from 'zod/mini'
import type { homeReportApi } from '#contract/home-report'
import * as t from '#messages/refusals'
import type { Caller } from '../../platform/access/caller.ts'
import { type Actor, record } from '../../platform/audit/audit.store.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import { Refusal } from '../../refusal.ts'
import { notifyByMail } from '../notification/notify.ts'
import { closeOffersOn } from '../offer/close-offers.ts'
import type { Clock } from '../offer/lapse.ts'
import { closeAllViewingsOn } from '../open-time/close-open-times.ts'
import { lockedProperty, rejectVerified } from '../property/property.store.ts'
import { announceProperty } from '../property/property-events.ts'
import { homeRejected } from '../property/property-mails.ts'
import { giveRoleIn } from '../user/manage-users.ts'
import { homeReportJobs } from './home-report.jobs.ts'
import { closeHomeReports, type DecidedReports, decidedReports, openHomeReport } from './home-report.store.ts'
import { homeReportDecided } from './home-report-mails.ts'

type Decision = z.output<typeof homeReportApi.decide.body>
type Report = NonNullable<Awaited<ReturnType<typeof openHomeReport>>>

const NOTIFIED_AT_ONCE = 100

/**
 * Decides a report of a home. Dismissing ends only this report; rejecting the home ends all reports about it, and
 * marking its agent as fraud all reports about the agent's homes. Jobs notify the reporters, as there may be thousands.
 */
export async function decideHomeReport(
  db: Database,
  actor: Actor<Caller>,
  id: string,
  decision: Decision,
  clock: Clock,
): Promise<void> {
  await db.transaction(async (tx) => {
    const report = await openHomeReport(tx, id)
    if (!report) throw noSuchHomeReport()
    const ended = await carryOut(tx, actor, { id, report, decision }, clock)
    const closed = await closeHomeReports(tx, ended, decision.status)
    if (!closed.includes(id)) throw noSuchHomeReport()
    for (let at = 0; at < closed.length; at += NOTIFIED_AT_ONCE)
      await enqueueJob(tx, homeReportJobs.notifyReporters, { ids: closed.slice(at, at + NOTIFIED_AT_ONCE) })
    await emitEvent(tx, { topic: 'reports', id, admins: true })
    const states = { before: { title: report.title, report: id }, after: { ...decision, reports: closed.length } }
    const subject = report.propertyId ?? id
    await record(tx, { actor, action: 'decide report', kind: 'property', id: subject, ...states })
  })
}

async function carryOut(
  tx: Queryable,
  actor: Actor<Caller>,
  { id, report, decision }: { id: string; report: Report; decision: Decision },
  clock: Clock,
): Promise<DecidedReports> {
  if (decision.status === 'dismissed') return { id }
  if (decision.status === 'fraud') {
    if (!report.agentId) throw new Refusal('conflict', t.agentWithoutAccount)
    await giveRoleIn(tx, actor, report.agentId, 'fraud', clock)
    return { agentId: report.agentId }
  }
  const propertyId = report.propertyId ?? undefined
  const property = propertyId === undefined ? undefined : await lockedProperty(tx, propertyId)
  if (!property) throw new Refusal('conflict', t.homeRemoved)
  if (!(await rejectVerified(tx, property._id, decision.reason))) throw new Refusal('conflict', t.onlyVerifiedRejected)
  const closedOffers = await closeOffersOn(tx, [property._id], clock)
  await closeAllViewingsOn(tx, [property._id], 'takenDown', clock.now())
  const after = { status: 'rejected', ...(decision.reason && { reason: decision.reason }), closedOffers }
  const audit = { actor, action: 'reject', before: { status: 'verified' }, after }
  const mail = property.withdrawn ? undefined : homeRejected(property, decision.reason)
  await announceProperty(tx, { id: property._id, email: property.email }, { audit, mail })
  return { propertyId: property._id }
}

export const notifyReporters =
  ({ db }: { db: Database }): JobHandler<typeof homeReportJobs.notifyReporters> =>
  ({ ids }) =>
    db.transaction(async (tx) => {
      for (const report of await decidedReports(tx, ids)) await notifyByMail(tx, homeReportDecided(report))
    })

const noSuchHomeReport = () => new Refusal('notFound', t.noSuchReport)
