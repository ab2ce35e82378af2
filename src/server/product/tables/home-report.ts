import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { HomeReportDecision, HomeReportReason } from '#contract/home-report'
import { createdAt, id, moment } from '../../platform/db/tables/columns.ts'
import { properties } from './property.ts'

/** Reports of homes. They outlive the home, so that an agent can't end a report by deleting it. */
export const homeReports = pgTable(
  'home_report',
  {
    id: id(),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    agentId: uuid('agent_id'),
    reporterId: uuid('reporter_id').notNull(),
    reason: text('reason').$type<HomeReportReason>().notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
    decision: text('decision').$type<HomeReportDecision>(),
  },
  (table) => [
    uniqueIndex('home_report_once').on(table.propertyId, table.reporterId),
    index('home_report_waiting').on(table.id).where(sql`decided_at is null`),
    index('home_report_of_agent').on(table.agentId).where(sql`decided_at is null`),
    index('home_report_of').on(table.reporterId, table.id),
    index('home_report_decided').on(table.decidedAt).where(sql`decided_at is not null`),
  ],
)
