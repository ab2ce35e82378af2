import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Market, offMarket } from '#contract/market-state'
import type { Queryable } from '../../platform/db/database.ts'
import { properties } from '../tables/property.ts'
import { hasAgent, isOffMarket } from '../tables/property-fields.ts'

export const unsoldOf = (agentEmail: string) => and(eq(properties.agentEmail, agentEmail), isNull(properties.soldAt))

export const marketColumns = (market: Market = 'available') => ({
  market: market === 'available' ? null : market,
  withdrawnAt: offMarket({ market }) ? new Date() : null,
})

/** Sets the market state. The listing stays hidden if all listings of its agent are hidden. */
export async function setMarketOf(tx: Queryable, id: string, market: Market): Promise<void> {
  const { market: stored, withdrawnAt } = marketColumns(market)
  const stays = sql`${properties.withdrawnAt} is not null and not ${hasAgent}`
  await tx
    .update(properties)
    .set({
      market: stored,
      withdrawnAt: sql`case when ${stays} then withdrawn_at else ${withdrawnAt?.toISOString() ?? null}::timestamptz end`,
    })
    .where(eq(properties.id, id))
}

/** Hides an agent's unsold listings without deleting them (P-39). Returns their number. */
export async function withdrawUnsoldOf(tx: Queryable, agentEmail: string): Promise<number> {
  const withdrawn = await tx.update(properties).set({ withdrawnAt: new Date() }).where(unsoldOf(agentEmail))
  return withdrawn.rowCount ?? 0
}

export async function restoreUnsoldOf(tx: Queryable, agentEmail: string): Promise<number> {
  const isGone = sql`exists (select from feed_home where property_id = ${properties.id} and gone_at is not null)`
  const hidden = sql`not ${isOffMarket} and not ${isGone}`
  const withdrawn = and(unsoldOf(agentEmail), isNotNull(properties.withdrawnAt), hidden)
  const restored = await tx.update(properties).set({ withdrawnAt: null }).where(withdrawn)
  return restored.rowCount ?? 0
}

export async function hideHomes(tx: Queryable, ids: string[]): Promise<void> {
  await tx.update(properties).set({ withdrawnAt: new Date() }).where(inArray(properties.id, ids))
}

export async function showAgain(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(properties)
    .set({ withdrawnAt: null })
    .where(and(eq(properties.id, id), sql`not ${isOffMarket}`))
}
