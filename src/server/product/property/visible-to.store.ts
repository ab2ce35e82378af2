import { type SQL, sql } from 'drizzle-orm'
import type { Role } from '#contract/user'
import { offers } from '../tables/offer.ts'
import { properties } from '../tables/property.ts'
import { isOffMarket, propertyFields } from '../tables/property-fields.ts'
import { wishes } from '../tables/wishlist.ts'

export type Viewer = { id: string; email: string; role: Role | null }

/** The rule `maySee` with `withInterest` as a condition on the homes of a query. */
export function isVisibleTo({ id, email, role }: Viewer): SQL {
  if (role === 'admin') return sql`true`
  const isInterested = sql`(
    exists (select from ${wishes} wished where wished.user_id = ${id}::uuid and wished.property_id = ${properties.id})
    or exists (select from ${offers} offered where offered.property_id = ${properties.id} and offered.buyer_email = ${email}))`
  const hasPage = sql`(${properties.status} = 'verified' and not ${propertyFields.withdrawn})`
  return sql`(${properties.agentEmail} = ${email} or (${hasPage} and (not ${isOffMarket} or ${isInterested})))`
}
