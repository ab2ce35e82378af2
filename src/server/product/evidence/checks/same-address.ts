import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { boundsAround, kilometresBetween } from '#contract/distance'
import type { Database } from '../../../platform/db/database.ts'
import { checkedProperties } from '../../../platform/db/tables/evidence.ts'
import { isForSale, properties } from '../../../platform/db/tables/property.ts'
import { isWithin } from '../../search/filters.search.ts'
import { addressKey } from './address-key.ts'
import type { CheckedHome } from './checked-homes.store.ts'
import { oncePerBatch, type Rule } from './rule.ts'
import { thresholds } from './thresholds.ts'

const MAX_COMPARED = 20

type Facts = Pick<CheckedHome, 'type' | 'bedrooms' | 'area' | 'priceMin' | 'title'>
type Listing = Facts & Pick<CheckedHome, 'id' | 'agentEmail'>

/** Returns whether two listings have the same facts, of which at least the type and the bedrooms are known: the same flat, not its sister. */
export function isSameHome(one: Facts, other: Facts): boolean {
  if (!one.type || one.bedrooms === null) return false
  if (one.type !== other.type || one.bedrooms !== other.bedrooms || one.area !== other.area) return false
  return one.priceMin === other.priceMin && (one.area !== null || one.title === other.title)
}

const { id, agentEmail, type, bedrooms, area, priceMin, title, latitude, longitude } = properties
const columns = { id, agentEmail, type, bedrooms, area, priceMin, title }

const otherAt = (db: Database, { home, key }: { home: CheckedHome; key: string }) =>
  db
    .select({ ...columns, of: sql<string>`${home.id}::text`.as('of') })
    .from(checkedProperties)
    .innerJoin(properties, eq(properties.id, checkedProperties.propertyId))
    .where(
      and(
        eq(checkedProperties.address, key),
        sql`${checkedProperties.address} <> ''`,
        ne(properties.id, home.id),
        isNull(properties.soldAt),
        sql`${properties.status} is distinct from 'rejected'`,
      ),
    )
    .limit(MAX_COMPARED)

/** Returns the other listings for sale at the address of each, where it names a house. */
const listingsAt = oncePerBatch<(Listing & { of: string })[]>(async (db, batch) => {
  const homes = batch.map((home) => ({ home, key: addressKey(home.location) })).filter(({ key }) => key !== '')
  const [first, second, ...others] = homes.map((home) => otherAt(db, home))
  if (!first) return new Map()
  const found = await (second ? unionAll(first, second, ...others) : first)
  return new Map(homes.map(({ home: { id } }) => [id, found.filter(({ of }) => of === id)]))
})

/** Listings for sale whose exact point is the same. */
async function listingsNear(db: Database, home: CheckedHome): Promise<Listing[]> {
  if (home.latitude === null || home.longitude === null || home.precision !== 'exact') return []
  const here = { latitude: home.latitude, longitude: home.longitude }
  const { maxMetres } = thresholds.listedTwice
  const rows = await db
    .select({ ...columns, latitude, longitude })
    .from(properties)
    .where(
      and(
        sql`${isForSale}`,
        isWithin(boundsAround(here, maxMetres / 1000)),
        sql`${properties.precision} = 'exact' and ${id} <> ${home.id}`,
      ),
    )
    .limit(MAX_COMPARED)
  return rows.filter(
    (row) =>
      row.latitude !== null &&
      row.longitude !== null &&
      kilometresBetween({ latitude: row.latitude, longitude: row.longitude }, here) * 1000 <= maxMetres,
  )
}

const about = ({ id }: Listing) => ({ other: id, otherPropertyId: id, facts: {}, mirrored: {} })

/** The same place and facts twice: by the same agent, or, without a house number, by anyone. */
export const listedTwice: Rule = {
  rule: 'listedTwice',
  check: 'once',
  find: async (parts, home) => {
    const here = ((await listingsAt(parts, home)) ?? []).filter(({ agentEmail }) => agentEmail === home.agentEmail)
    const near = addressKey(home.location) === '' ? await listingsNear(parts.db, home) : []
    const same = [...here, ...near].filter((listing) => isSameHome(home, listing))
    return same.map(about)
  },
}

/** This address is listed by another agent. */
export const listedByAnother: Rule = {
  rule: 'listedByAnother',
  check: 'once',
  find: async (parts, home) =>
    ((await listingsAt(parts, home)) ?? []).filter(({ agentEmail }) => agentEmail !== home.agentEmail).map(about),
}
