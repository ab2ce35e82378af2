import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { offMarket } from '#contract/market-state'
import type { ListedProperty } from '#contract/property'
import type { Queryable } from '../../platform/db/database.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import { offers } from '../tables/offer.ts'
import { properties } from '../tables/property.ts'
import { publicPropertyFields } from '../tables/property-fields.ts'
import { wishes } from '../tables/wishlist.ts'

const {
  _id,
  title,
  location,
  email,
  name,
  propertyImage,
  status,
  sold,
  withdrawn,
  market,
  latitude,
  longitude,
  timeZone,
  auctionAt,
  auctionClosesOffers,
} = publicPropertyFields
export const homeFields = {
  _id,
  title,
  location,
  email,
  name,
  propertyImage,
  status,
  sold,
  withdrawn,
  market,
  latitude,
  longitude,
  timeZone,
  auctionAt,
  auctionClosesOffers,
}

export type Home = Pick<ListedProperty, keyof typeof homeFields>

export async function homeById(db: Queryable, id: string): Promise<Home | undefined> {
  const [row] = await runPrepared(db, 'home_by_id', () => withId(db), { id })
  return row && withoutNulls(row)
}

export async function lockedHome(tx: Queryable, id: string): Promise<Home | undefined> {
  const [row] = await runPrepared(tx, 'locked_home', () => withId(tx).for('update'), { id })
  return row && withoutNulls(row)
}

const withId = (db: Queryable) =>
  db
    .select(homeFields)
    .from(properties)
    .where(eq(properties.id, sql.placeholder('id')))

type Reader = { id: string; email: string }
type Interested<Person> = Person extends undefined ? undefined : Person & { isInterested: boolean }

/**
 * Returns the reader with `isInterested`: the home is off the market, and they wishlisted it or made an offer on it.
 * Such readers still see it (P-273).
 */
export async function withInterest<Person extends Reader | undefined>(
  db: Queryable,
  reader: Person,
  home: Pick<Home, '_id' | 'market'> | undefined,
): Promise<Interested<Person>> {
  if (!reader) return reader as Interested<Person> // undefined, in accordance with its type
  const isInterested = home !== undefined && offMarket(home) !== undefined && (await hasInterest(db, reader, home._id))
  return { ...reader, isInterested } as Interested<Person> // a reader, because it is not undefined
}

async function hasInterest(db: Queryable, reader: Reader, propertyId: string): Promise<boolean> {
  const one = { one: sql`1` }
  const wished = db
    .select(one)
    .from(wishes)
    .where(and(eq(wishes.userId, reader.id), eq(wishes.propertyId, propertyId)))
  const offered = db
    .select(one)
    .from(offers)
    .where(and(eq(offers.propertyId, propertyId), eq(offers.buyerEmail, reader.email)))
  const { rows } = await db.execute<{ is: boolean }>(sql`select exists ${wished} or exists ${offered} as is`)
  return rows[0]?.is === true
}

export async function hasPricedHomes(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: properties.id }).from(properties).where(isNotNull(properties.priceMin)).limit(1)
  return rows.length > 0
}
