import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Page } from '#contract/list'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { newestFirst } from '../../platform/db/newest-first.ts'
import { isoMoment, thisMoment } from '../../platform/db/tables/columns.ts'
import { users } from '../../platform/db/tables/user.ts'
import { conversationReports, conversations } from '../tables/conversation.ts'
import { properties } from '../tables/property.ts'

type NewReport = { conversationId: string; reporterId: string; reason: string; upTo: string }

export async function addReport(tx: Queryable, report: NewReport): Promise<string | undefined> {
  const [row] = await tx
    .insert(conversationReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: conversationReports.id })
  return row?.id
}

const buyer = alias(users, 'buyer')
const agent = alias(users, 'agent')
const isOpen = isNull(conversationReports.decidedAt)

export const openReports = (db: Database, page: Page) =>
  newestFirst(db, { table: conversationReports, where: isOpen, page }, (query) =>
    db
      .select({
        _id: conversationReports.id,
        createdAt: sql<string>`${isoMoment(conversationReports.createdAt)}`,
        reason: conversationReports.reason,
        reportedBy: sql<
          'buyer' | 'agent'
        >`case when ${conversationReports.reporterId} = ${conversations.buyerId} then 'buyer' else 'agent' end`,
        buyer: { name: buyer.name, email: buyer.email },
        agent: { name: agent.name, email: agent.email },
        propertyTitle: sql<string>`coalesce(${properties.title}, ${conversations.title})`,
      })
      .from(conversationReports)
      .innerJoin(conversations, eq(conversations.id, conversationReports.conversationId))
      .leftJoin(properties, eq(properties.id, conversations.propertyId))
      .leftJoin(buyer, eq(buyer.id, conversations.buyerId))
      .leftJoin(agent, eq(agent.id, conversations.agentId))
      .where(query.where)
      .orderBy(query.orderBy)
      .limit(query.limit),
  )

export async function openReport(db: Queryable, id: string, lock?: 'update') {
  const query = db
    .select({
      conversationId: conversationReports.conversationId,
      upTo: conversationReports.upTo,
      title: conversations.title,
      buyerId: conversations.buyerId,
    })
    .from(conversationReports)
    .innerJoin(conversations, eq(conversations.id, conversationReports.conversationId))
    .where(and(eq(conversationReports.id, id), isOpen))
  const [row] = await (lock ? query.for(lock, { of: conversationReports }) : query)
  return row
}

export async function closeReport(tx: Queryable, id: string): Promise<void> {
  await tx.update(conversationReports).set({ decidedAt: thisMoment }).where(eq(conversationReports.id, id))
}

export async function adminEmails(db: Queryable): Promise<string[]> {
  const admins = await db.select({ email: users.email }).from(users).where(eq(users.role, 'admin'))
  return admins.map(({ email }) => email)
}
