import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { HomeReportDecision, HomeReportReason } from '#contract/home-report'
import type { Page } from '#contract/list'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { newestFirst } from '../../platform/db/newest-first.ts'
import { isoMoment, thisMoment } from '../../platform/db/tables/columns.ts'
import { users } from '../../platform/db/tables/user.ts'
import type { Home } from '../property/home.store.ts'
import { homeReports } from '../tables/home-report.ts'
import { properties } from '../tables/property.ts'

type NewReport = { home: Home; reporterId: string; reason: HomeReportReason; text: string }

/**
 * Adds a report. Returns its id, and true as `isOnly` if it is the home's only undecided one; `undefined` if this user
 * has already reported the home.
 */
export async function addHomeReport(tx: Queryable, { home, ...report }: NewReport) {
  const agentId = sql`(select id from ${users} where email = ${home.email})`
  const others = await tx
    .select({ id: homeReports.id })
    .from(homeReports)
    .where(and(eq(homeReports.propertyId, home._id), isOpen))
    .limit(1)
  const [row] = await tx
    .insert(homeReports)
    .values({ ...report, propertyId: home._id, title: home.title, agentId })
    .onConflictDoNothing()
    .returning({ id: homeReports.id })
  return row && { id: row.id, isOnly: others.length === 0 }
}

const reporter = alias(users, 'reporter')
const agent = alias(users, 'agent')
const isOpen = isNull(homeReports.decidedAt)

export const openHomeReports = (db: Database, page: Page) =>
  newestFirst(db, { table: homeReports, where: isOpen, page }, (query) =>
    db
      .select({
        _id: homeReports.id,
        createdAt: sql<string>`${isoMoment(homeReports.createdAt)}`,
        reason: homeReports.reason,
        text: homeReports.text,
        reporter: { name: reporter.name, email: reporter.email },
        agent: { name: agent.name, email: agent.email },
        propertyId: homeReports.propertyId,
        propertyTitle: sql<string>`coalesce(${properties.title}, ${homeReports.title})`,
        propertyImage: properties.image,
        status: properties.status,
        sold: sql<boolean | null>`case when ${properties.id} is not null then ${properties.soldAt} is not null end`,
      })
      .from(homeReports)
      .leftJoin(properties, eq(properties.id, homeReports.propertyId))
      .leftJoin(reporter, eq(reporter.id, homeReports.reporterId))
      .leftJoin(agent, eq(agent.id, homeReports.agentId))
      .where(query.where)
      .orderBy(query.orderBy)
      .limit(query.limit),
  )

export async function openHomeReport(db: Queryable, id: string) {
  const { title, propertyId, agentId } = homeReports
  const [row] = await db
    .select({ title, propertyId, agentId })
    .from(homeReports)
    .where(and(eq(homeReports.id, id), isOpen))
  return row
}

export type DecidedReports = { id: string } | { propertyId: string } | { agentId: string }

const decidedBy = (which: DecidedReports): SQL => {
  if ('id' in which) return eq(homeReports.id, which.id)
  return 'propertyId' in which ? eq(homeReports.propertyId, which.propertyId) : eq(homeReports.agentId, which.agentId)
}

/**
 * Stores the decision on the undecided reports among these, and returns their ids. Of two concurrent decisions, each
 * report gets only one.
 */
export async function closeHomeReports(
  tx: Queryable,
  which: DecidedReports,
  decision: HomeReportDecision,
): Promise<string[]> {
  const closed = await tx
    .update(homeReports)
    .set({ decision, decidedAt: thisMoment })
    .where(and(decidedBy(which), isOpen))
    .returning({ id: homeReports.id })
  return closed.map(({ id }) => id)
}

export const decidedReports = (tx: Queryable, ids: string[]) =>
  tx
    .select({
      title: homeReports.title,
      propertyId: homeReports.propertyId,
      decision: sql<HomeReportDecision>`${homeReports.decision}`,
      name: reporter.name,
      email: reporter.email,
    })
    .from(homeReports)
    .innerJoin(reporter, eq(reporter.id, homeReports.reporterId))
    .where(and(inArray(homeReports.id, ids), isNotNull(homeReports.decision)))
