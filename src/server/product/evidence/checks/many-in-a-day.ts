import { and, between, eq, isNull } from 'drizzle-orm'
import { properties } from '../../tables/property.ts'
import type { Rule } from './rule.ts'
import { thresholds } from './thresholds.ts'

const HALF_A_DAY_MS = 43_200_000
const MAX_COUNTED = 500

export const isMany = (listings: number): boolean => listings >= thresholds.manyInADay.minListings

/**
 * Finds many listings by one agent within 12 hours before or after this one. Ignores feeds and imports, which bring
 * many listings at once.
 */
export const manyInADay: Rule = {
  rule: 'manyInADay',
  isOnlyOfPending: true,
  find: async ({ db }, { agentEmail, createdAt, sourceId }) => {
    if (sourceId !== null) return []
    const [from, to] = [-HALF_A_DAY_MS, HALF_A_DAY_MS].map((by) => new Date(createdAt.getTime() + by))
    const isOfDay = between(properties.createdAt, from ?? createdAt, to ?? createdAt)
    const mine = and(eq(properties.agentEmail, agentEmail), isNull(properties.sourceId), isOfDay)
    const listings = (await db.select({ id: properties.id }).from(properties).where(mine).limit(MAX_COUNTED)).length
    return isMany(listings) ? [{ other: '', facts: { listings } }] : []
  },
}
