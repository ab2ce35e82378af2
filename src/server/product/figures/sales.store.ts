import { sql } from 'drizzle-orm'
import { type MonthOfSales, SALES_MONTHS } from '#contract/figures'
import { MAX_TOTAL } from '#contract/list'
import type { Database } from '../../platform/db/database.ts'
import { offers } from '../../platform/db/tables/offer.ts'

type MonthlySales = { month: string; count: number; cents: number }

/** Returns the sales of the last twelve months, of one agent or of all, by the months of UTC. Each month is counted up to 10,000. */
export async function salesByMonth(db: Database, now: Date, agentEmail?: string): Promise<MonthOfSales[]> {
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

/** Returns this month and those before it, the earliest first. */
function monthsUntil(now: Date) {
  const firstOf = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString()
  return Array.from({ length: SALES_MONTHS }, (_, at) => SALES_MONTHS - 1 - at).map((back) => ({
    month: firstOf(back).slice(0, 7),
    begins: firstOf(back),
    ends: firstOf(back - 1),
  }))
}
