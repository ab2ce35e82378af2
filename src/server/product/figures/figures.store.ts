import { and, eq, gt, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  type AdminFigures,
  type AgentFigures,
  type BuyerFigures,
  FIGURE_DAYS,
  type MonthOfSales,
  SALES_MONTHS,
} from '#contract/figures'
import { MAX_TOTAL, type Total } from '#contract/list'
import { countUpTo } from '../../platform/db/bounded-count.ts'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/user.ts'
import { isOpen, offers } from '../tables/offer.ts'
import { isOverdue } from '../tables/offer-expressions.ts'
import { priceChanges } from '../tables/price-change.ts'
import { properties, propertyState } from '../tables/property.ts'
import { agentViews } from '../tables/property-view.ts'
import { wishes } from '../tables/wishlist.ts'

const MAX_WISHES = 1000

const states = ['pending', 'verified', 'rejected', 'sold'] as const
type ByState = Record<(typeof states)[number], Total>

export async function figuresOfAgent(db: Database, email: string, now: Date): Promise<AgentFigures> {
  const since = figuresSince(now)
  const waiting = and(eq(offers.agentEmail, email), eq(offers.status, 'pending'))
  const wished = and(eq(wishes.agentEmail, email), gt(wishes.createdAt, since))
  const [offersWaiting, homes, views, wishCount, soldByMonth] = await Promise.all([
    count(db, offers, waiting, offers.id),
    homesByState(db, eq(properties.agentEmail, email)),
    viewsOf(db, email, since),
    count(db, wishes, wished, wishes.createdAt),
    salesByMonth(db, now, email),
  ])
  return { offersWaiting, homes, views, wishes: wishCount, soldByMonth }
}

export async function figuresOfBuyer(
  db: Database,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<BuyerFigures> {
  const ownWith = (status: 'pending' | 'accepted') =>
    and(eq(offers.buyerEmail, email), isOpen, eq(offers.status, status))
  const payable = and(ownWith('accepted'), not(isOverdue(sql`${now.toISOString()}::timestamptz`)))
  const [toPay, waiting, changes] = await Promise.all([
    count(db, offers, payable, offers.id),
    count(db, offers, ownWith('pending'), offers.id),
    changedWishes(db, id, figuresSince(now)),
  ])
  return { toPay, waiting, priceChanges: changes }
}

export async function figuresOfAdmin(db: Database, now: Date): Promise<AdminFigures> {
  const [homes, edited, newPeople, byMonth] = await Promise.all([
    homesByState(db),
    count(db, properties, isNotNull(properties.edit), properties.id),
    count(db, users, gt(users.createdAt, figuresSince(now)), users.createdAt),
    salesByMonth(db, now),
  ])
  return { homes: { ...homes, edited }, newPeople, salesByMonth: byMonth }
}

export const figuresSince = (now: Date): Date => new Date(now.getTime() - FIGURE_DAYS * 86_400_000)

/**
 * Returns the number of rows, exact up to 10,000. `last`: the last column of an index that `where` can use; rows are
 * counted in its order.
 */
const count = (db: Database, table: PgTable, where: SQL | undefined, last: PgColumn): Promise<Total> =>
  countUpTo(db, { table, where, orderBy: [sql`${last} desc`], max: MAX_TOTAL })

async function homesByState(db: Database, whose?: SQL): Promise<ByState> {
  const counted = states.map(
    async (state) => [state, await count(db, properties, and(whose, eq(propertyState, state)), properties.id)] as const,
  )
  return Object.fromEntries(await Promise.all(counted)) as ByState // all states
}

async function viewsOf(db: Database, agentEmail: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ views: sql<number>`coalesce(sum(${agentViews.views}), 0)::int` })
    .from(agentViews)
    .where(and(eq(agentViews.agentEmail, agentEmail), gt(agentViews.dayEndsAt, since)))
  return row?.views ?? 0
}

/**
 * Returns the number of a user's newest wishes whose home had a price change since they were saved and since `since`.
 * `limit` makes PostgreSQL look up each wish instead of joining.
 */
async function changedWishes(db: Database, userId: string, since: Date): Promise<number> {
  const { rows } = await db.execute<{ changed: number }>(sql`
    select count(*)::int as changed from (
      select property_id, created_at from ${wishes} where user_id = ${userId} order by id desc limit ${MAX_WISHES}
    ) as wished
    cross join lateral (
      select from ${priceChanges} where property_id = wished.property_id
      and until > greatest(wished.created_at, ${since.toISOString()}::timestamptz) limit 1
    ) as change`)
  return rows[0]?.changed ?? 0
}

type MonthlySales = { month: string; count: number; cents: number }

async function salesByMonth(db: Database, now: Date, agentEmail?: string): Promise<MonthOfSales[]> {
  const months = JSON.stringify(monthsUntil(now))
  const ofAgent = agentEmail === undefined ? sql`` : sql`${offers.agentEmail} = ${agentEmail} and`
  const { rows } = await db.execute<MonthlySales>(sql`
    select month, count, cents from jsonb_to_recordset(${months}::jsonb) as months (month text, begins timestamptz, ends timestamptz)
    cross join lateral (
      select count(*)::int as count, coalesce(sum(amount_cents), 0)::float8 as cents from (
        select ${offers.amount} from ${offers}
        where ${ofAgent} status = 'Bought' and ${offers.boughtAt} >= begins and ${offers.boughtAt} < ends
        limit ${MAX_TOTAL + 1}
      ) as few
    ) as sold
    order by month`)
  return rows.map(({ month, count, cents }) =>
    count > MAX_TOTAL ? { month, count: `${MAX_TOTAL}+` } : { month, count, amount: cents / 100 },
  )
}

function monthsUntil(now: Date) {
  const firstOf = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString()
  return Array.from({ length: SALES_MONTHS }, (_, at) => SALES_MONTHS - 1 - at).map((back) => ({
    month: firstOf(back).slice(0, 7),
    begins: firstOf(back),
    ends: firstOf(back - 1),
  }))
}
