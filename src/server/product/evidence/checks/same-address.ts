import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { type ComparedAddress, isSameAddress, takeUnit } from 'gazetteer/address'
import { boundsAround, kilometresBetween } from '#contract/distance'
import type { Database } from '../../../platform/db/database.ts'
import { openedGazetteer } from '../../../providers/geocoder/gazetteer-data.ts'
import { isWithin } from '../../search/filters.search.ts'
import { checkedProperties } from '../../tables/evidence.ts'
import { isForSale, properties } from '../../tables/property.ts'
import { propertyAddresses } from '../../tables/property-address.ts'
import type { CheckedHome } from './checked-homes.store.ts'
import { oncePerBatch, type Rule } from './rule.ts'
import { thresholds } from './thresholds.ts'

const MAX_COMPARED = 20

type Facts = Pick<CheckedHome, 'type' | 'bedrooms' | 'area' | 'priceMin' | 'title'>
type Listing = Facts & Pick<CheckedHome, 'id' | 'agentEmail' | 'sourceId'>

/**
 * Returns whether two listings have the same facts, at least type and bedrooms: the same flat rather than a similar one
 * or another plot, as the titles show.
 */
export function isSameHome(one: Facts, other: Facts): boolean {
  if (!one.type || one.bedrooms === null || areOtherUnits(one, other)) return false
  if (one.type !== other.type || one.bedrooms !== other.bedrooms || one.area !== other.area) return false
  return one.priceMin === other.priceMin && (one.area !== null || one.title === other.title)
}

const areOtherUnits = (one: Facts, other: Facts): boolean => {
  const [unit, others] = [unitOfTitle(one), unitOfTitle(other)]
  return unit !== '' && others !== '' && unit !== others
}

const unitOfTitle = ({ title }: Facts): string => takeUnit(title)?.key ?? ''

/** Listings of one agent under different references of their own are different homes. */
const haveOwnReferences = (one: Listing, other: Listing): boolean =>
  one.agentEmail === other.agentEmail &&
  one.sourceId !== null &&
  other.sourceId !== null &&
  one.sourceId !== other.sourceId

const { id, agentEmail, sourceId, type, bedrooms, area, priceMin, latitude, longitude } = properties
/** Uses the full title, whatever part of the address is shown. */
const title = sql<string>`coalesce(${propertyAddresses.wholeTitle}, ${properties.title})`.as('whole_title')
const location = sql<string>`coalesce(${propertyAddresses.wholeLocation}, ${properties.location})`.as('whole_location')
const columns = { id, agentEmail, sourceId, type, bedrooms, area, priceMin, title }

const otherAt = (db: Database, { home, address }: { home: CheckedHome; address: ComparedAddress }) =>
  db
    .select({ ...columns, location, of: sql<string>`${home.id}::text`.as('of') })
    .from(checkedProperties)
    .innerJoin(properties, eq(properties.id, checkedProperties.propertyId))
    .leftJoin(propertyAddresses, eq(propertyAddresses.propertyId, properties.id))
    .where(
      and(
        sql`${checkedProperties.addressKeys} && ${sql.param(address.keys)}::text[]`,
        ne(properties.id, home.id),
        isNull(properties.soldAt),
        sql`${properties.status} is distinct from 'rejected'`,
      ),
    )
    .limit(MAX_COMPARED)

const listingsAt = oncePerBatch<Listing[]>(async (db, batch) => {
  const { readAddress, comparedAddress } = await openedGazetteer()
  const addressOf = (location: string) => comparedAddress(readAddress(location))
  const homes = batch
    .map((home) => ({ home, address: addressOf(home.location) }))
    .filter(({ address }) => address.keys.length > 0)
  const [first, second, ...others] = homes.map((home) => otherAt(db, home))
  if (!first) return new Map()
  const found = await (second ? unionAll(first, second, ...others) : first)
  return new Map(
    homes.map(({ home: { id }, address }) => [
      id,
      found.filter(({ of, location }) => of === id && isSameAddress(address, addressOf(location))),
    ]),
  )
})

async function listingsNear(db: Database, home: CheckedHome): Promise<Listing[]> {
  if (home.latitude === null || home.longitude === null || home.precision !== 'exact') return []
  const here = { latitude: home.latitude, longitude: home.longitude }
  const { maxMetres } = thresholds.listedTwice
  const rows = await db
    .select({ ...columns, latitude, longitude })
    .from(properties)
    .leftJoin(propertyAddresses, eq(propertyAddresses.propertyId, properties.id))
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

/** Finds listings with the same place and facts: by the same agent or, without a house number, by any. */
export const listedTwice: Rule = {
  rule: 'listedTwice',
  check: 'once',
  find: async (context, home) => {
    const atAddress = await listingsAt(context, home)
    const here = (atAddress ?? []).filter(({ agentEmail }) => agentEmail === home.agentEmail)
    const around = atAddress === undefined ? await listingsNear(context.db, home) : []
    const near = around.filter((listing) => !haveOwnReferences(home, listing))
    const same = [...here, ...near].filter((listing) => isSameHome(home, listing))
    return same.map(about)
  },
}

export const listedByAnother: Rule = {
  rule: 'listedByAnother',
  check: 'once',
  find: async (context, home) =>
    ((await listingsAt(context, home)) ?? []).filter(({ agentEmail }) => agentEmail !== home.agentEmail).map(about),
}
