import { and, asc, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Currency } from '#contract/currency'
import { priceRange } from '#contract/price'
import type { Property, PublicProperty } from '#contract/property'
import { MAX_SIMILAR } from '#contract/property-picks'
import type { Database } from '../../platform/db/database.ts'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import { isNotHiddenBy } from '../tables/hidden-home.ts'
import { isForSale, properties } from '../tables/property.ts'
import { publicPropertyFields } from '../tables/property-fields.ts'

const NEIGHBOURS = 200

/**
 * Returns similar homes for sale: of the same type, then with most place names in common (town, region, country), then
 * with the nearest price. Compares only neighbours in the index of prices, or the newest for a home without an amount:
 * a few hundred rows of a million homes. `hiddenBy`: the person whose hidden homes are left out.
 */
export async function similarProperties(
  db: Database,
  property: Property,
  { currency, hiddenBy }: { currency: Currency; hiddenBy?: string | undefined },
): Promise<PublicProperty[]> {
  const price = priceRange(property.price, { currency })?.lowest ?? null
  const neighbours = (price === null ? newest(db) : unionAll(dearer(db, price), cheaper(db, price))).as('neighbour')
  const shared = sql`(
    select count(*) from unnest(array(
      select '% ' || replace(folded(place), '_', '\\_') || ' %' from unnest(places_in(${property.location})) place
    )) pattern where ${properties.words} like pattern
  )`
  const rows = await db
    .select(publicPropertyFields)
    .from(properties)
    .innerJoin(neighbours, eq(neighbours.id, properties.id))
    .where(and(ne(properties.id, property._id), hiddenBy === undefined ? undefined : isNotHiddenBy(hiddenBy)))
    .orderBy(
      desc(sql`coalesce(${properties.type} = ${property.type ?? null}, false)`),
      desc(shared),
      asc(sql`abs(${properties.priceMin} - ${price}::bigint)`),
      desc(properties.id),
    )
    .limit(MAX_SIMILAR)
  return rows.map(withoutNulls)
}

export async function propertiesByIds(db: Database, ids: string[]): Promise<PublicProperty[]> {
  const rows = await db
    .select(publicPropertyFields)
    .from(properties)
    .where(and(inArray(properties.id, ids), isForSale))
  return rows.map(withoutNulls).toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id))
}

const newest = (db: Database) =>
  db
    .select({ id: properties.id })
    .from(properties)
    .where(isForSale)
    .orderBy(desc(properties.verifiedAt), desc(properties.id))
    .limit(2 * NEIGHBOURS)

const dearer = (db: Database, price: number) =>
  db
    .select({ id: properties.id })
    .from(properties)
    .where(and(isForSale, gte(properties.priceMin, price)))
    .orderBy(asc(properties.priceMin), desc(properties.verifiedAt), desc(properties.id))
    .limit(NEIGHBOURS)

const cheaper = (db: Database, price: number) =>
  db
    .select({ id: properties.id })
    .from(properties)
    .where(and(isForSale, lt(properties.priceMin, price)))
    .orderBy(desc(properties.priceMin), asc(properties.verifiedAt), asc(properties.id))
    .limit(NEIGHBOURS)
