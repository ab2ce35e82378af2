import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { type ComparedAddress, isSameAddress, takeUnit } from 'gazetteer/address'
import { boundsAround, kilometresBetween } from '#contract/distance'
import type { Database } from '../../../platform/db/database.ts'
import { openedGazetteer } from '../../../providers/geocoder/gazetteer-data.ts'
import { isWithin } from '../../search/conditions/area.search.ts'
import { checkedProperties } from '../../tables/evidence.ts'
import { isForSale, properties } from '../../tables/property.ts'
import { propertyAddresses } from '../../tables/property-address.ts'
import type { CheckedHome } from './checked-homes.store.ts'
import { oncePerBatch, oncePerKey, type Rule } from './rule.ts'
import { thresholds } from './thresholds.ts'

const MAX_COMPARED = 20
const MAX_AT_ADDRESS = 2_000

type Facts = Pick<CheckedHome, 'type' | 'bedrooms' | 'area' | 'priceMin' | 'title'>
type Listing = Facts & Pick<CheckedHome, 'id' | 'agentEmail' | 'sourceId'>

/**
 * Returns true if two listings have the same facts, at least type and bedrooms, and their titles don't show different
 * units: the same flat rather than a similar one or another plot.
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

const haveOwnReferences = (one: Listing, other: Listing): boolean =>
  one.agentEmail === other.agentEmail &&
  one.sourceId !== null &&
  other.sourceId !== null &&
  one.sourceId !== other.sourceId

const { id, agentEmail, sourceId, type, bedrooms, area, priceMin, latitude, longitude } = properties
const title = sql<string>`coalesce(${propertyAddresses.wholeTitle}, ${properties.title})`.as('whole_title')
const location = sql<string>`coalesce(${propertyAddresses.wholeLocation}, ${properties.location})`.as('whole_location')
const columns = { id, agentEmail, sourceId, type, bedrooms, area, priceMin, title }

const hasFactsOf = (home: CheckedHome) =>
  sql`(${type} is not distinct from ${home.type} and ${bedrooms} is not distinct from ${home.bedrooms}
    and ${priceMin} is not distinct from ${home.priceMin})`

const otherAt = (
  db: Database,
  { home, address, isOwn }: { home: CheckedHome; address: ComparedAddress; isOwn: boolean },
) =>
  db
    .select({ ...columns, location, of: sql<string>`${home.id}::text`.as('of') })
    .from(checkedProperties)
    .innerJoin(properties, eq(properties.id, checkedProperties.propertyId))
    .leftJoin(propertyAddresses, eq(propertyAddresses.propertyId, properties.id))
    .where(
      and(
        sql`${checkedProperties.propertyId} in (
          select property_id from checked_property as keyed
          where keyed.address_keys && ${sql.param(address.keys)}::text[] limit ${MAX_AT_ADDRESS})`,
        isOwn ? eq(agentEmail, home.agentEmail) : ne(agentEmail, home.agentEmail),
        ne(properties.id, home.id),
        isNull(properties.soldAt),
        sql`${properties.status} is distinct from 'rejected'`,
      ),
    )
    .orderBy(desc(hasFactsOf(home)), id)
    .limit(MAX_COMPARED)

type ListingsAt = Record<'own' | 'others', { listings: Listing[]; mayHaveMore: boolean }>

const listingsAt = oncePerBatch<ListingsAt>(async (db, batch) => {
  const { readAddress, comparedAddress } = await openedGazetteer()
  const addressOf = (location: string) => comparedAddress(readAddress(location))
  const homes = batch
    .map((home) => ({ home, address: addressOf(home.location) }))
    .filter(({ address }) => address.keys.length > 0)
  const [first, second, ...others] = homes.flatMap((home) => [
    otherAt(db, { ...home, isOwn: true }),
    otherAt(db, { ...home, isOwn: false }),
  ])
  if (!first || !second) return new Map()
  const found = await unionAll(first, second, ...others)
  return new Map(
    homes.map(({ home, address }) => {
      const ofAgent = (isOwn: boolean) => {
        const read = found.filter(({ of, agentEmail }) => of === home.id && (agentEmail === home.agentEmail) === isOwn)
        const listings = read.filter(({ location }) => isSameAddress(address, addressOf(location)))
        return { listings, mayHaveMore: read.length >= MAX_COMPARED }
      }
      return [home.id, { own: ofAgent(true), others: ofAgent(false) }]
    }),
  )
})

const listingsNear = oncePerKey(
  ({ id }: CheckedHome) => id,
  async (db, home): Promise<Listing[]> => {
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
          hasFactsOf(home),
        ),
      )
      .limit(MAX_COMPARED)
    return rows.filter(
      (row) =>
        row.latitude !== null &&
        row.longitude !== null &&
        kilometresBetween({ latitude: row.latitude, longitude: row.longitude }, here) * 1000 <= maxMetres,
    )
  },
)

const about = ({ id }: Listing) => ({ other: id, otherPropertyId: id, facts: {}, mirrored: {} })

/** Finds listings with the same place and facts: by the same agent or, without a house number, by any. */
export const listedTwice: Rule = {
  rule: 'listedTwice',
  check: 'once',
  find: async (context, home) => {
    const atAddress = await listingsAt(context, home)
    const here = atAddress?.own.listings ?? []
    const around = atAddress === undefined ? await listingsNear(context, home) : []
    const near = around.filter((listing) => !haveOwnReferences(home, listing))
    const same = [...here, ...near].filter((listing) => isSameHome(home, listing))
    return same.map(about)
  },
  mayHaveMore: async (context, home) => {
    const atAddress = await listingsAt(context, home)
    return atAddress?.own.mayHaveMore ?? (await listingsNear(context, home)).length >= MAX_COMPARED
  },
}

export const listedByAnother: Rule = {
  rule: 'listedByAnother',
  check: 'once',
  find: async (context, home) => ((await listingsAt(context, home))?.others.listings ?? []).map(about),
  mayHaveMore: async (context, home) => (await listingsAt(context, home))?.others.mayHaveMore ?? false,
}
