import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { ADDRESS_PARTS, type Address } from '#contract/address'
import type { Property } from '#contract/property'
import type { Queryable } from '../../platform/db/database.ts'
import { insertion } from '../../platform/db/insertion.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import { offers } from '../tables/offer.ts'
import { properties } from '../tables/property.ts'
import { propertyAddresses } from '../tables/property-address.ts'
import { viewings } from '../tables/viewing.ts'

export type StoredAddress = typeof propertyAddresses.$inferSelect
export type AddressRow = Omit<typeof propertyAddresses.$inferInsert, 'propertyId'>
type Texts = Pick<typeof properties.$inferInsert, 'title' | 'location' | 'description' | 'features'>
type Point = Pick<typeof properties.$inferSelect, 'latitude' | 'longitude' | 'precision' | 'geocodedAt'>
/**
 * A listing as stored: its public columns, and the row of its address with the agent's texts and point if those are
 * hidden.
 */
export type SplitListing = { columns: Texts & Partial<Point>; row: AddressRow }

export async function saveAddress(tx: Queryable, propertyId: string, row: AddressRow): Promise<void> {
  await tx
    .insert(propertyAddresses)
    .values({ propertyId, ...row })
    .onConflictDoUpdate({ target: propertyAddresses.propertyId, set: row })
}

type ReadAddress = { id: string; location: string; address: Address }

/**
 * Stores address parts that were read from the locations of listings. Skips a listing whose location has changed, whose
 * agent entered the parts, or that hides a part of its address. Returns how many rows have changed.
 */
export async function storeReadAddresses(db: Queryable, listings: ReadAddress[]): Promise<number> {
  if (listings.length === 0) return 0
  const names = ADDRESS_PARTS.map((part) => propertyAddresses[part].name)
  const columns = (prefix: string) => sql.raw(names.map((name) => `${prefix}${name}`).join(', '))
  const rows = listings.map(({ id, location, address }) => ({
    id,
    location,
    ...Object.fromEntries(ADDRESS_PARTS.map((part) => [propertyAddresses[part].name, address[part] ?? null])),
  }))
  // Homes are locked before their addresses and by their ids, as a deletion locks them (D-61).
  const stored = await db.execute(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as given (id uuid, location text, ${sql.raw(names.map((name) => `${name} text`).join(', '))})
    ), unchanged as (
      select property.id from ${properties} join given on property.id = given.id and property.location = given.location
      order by property.id for key share of property
    )
    insert into ${propertyAddresses} (property_id, ${columns('')})
    select unchanged.id, ${columns('given.')} from unchanged join given using (id)
    on conflict (property_id) do update set (${columns('')}) = row (${columns('excluded.')})
    where not property_address.is_given and property_address.shown is null
      and (${columns('property_address.')}) is distinct from (${columns('excluded.')})`)
  return stored.rowCount ?? 0
}

export async function addAddresses(tx: Queryable, rows: (typeof propertyAddresses.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.execute(insertion(propertyAddresses, getTableColumns(propertyAddresses), rows))
}

export async function addressById(db: Queryable, propertyId: string): Promise<StoredAddress | undefined> {
  const ofId = () =>
    db
      .select()
      .from(propertyAddresses)
      .where(eq(propertyAddresses.propertyId, sql.placeholder('id')))
  const [row] = await runPrepared(db, 'address_by_id', ofId, { id: propertyId })
  return row
}

export function partsOf(row: StoredAddress): Address {
  return Object.fromEntries(ADDRESS_PARTS.flatMap((part) => (row[part] === null ? [] : [[part, row[part]]])))
}

type Hiding = {
  title: string
  location: string
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  precision?: Property['precision'] | null
  description?: string
  features?: string[] | null | undefined
}

/** The public version of a listing that hides a part of its address. */
type ShownAs = Pick<
  Property,
  'title' | 'location' | 'description' | 'features' | 'pictures' | 'latitude' | 'longitude' | 'precision'
>
export type WholeAddress = Pick<Property, 'address' | 'addressShown'> & { shownAs?: ShownAs }

export function withWholeAddress<Listing extends Hiding>(
  listing: Listing,
  row: StoredAddress | undefined,
): Listing & WholeAddress {
  if (!row) return listing
  const address = partsOf(row)
  if (!row.shown) return { ...listing, address }
  return {
    ...listing,
    title: row.wholeTitle ?? listing.title,
    location: row.wholeLocation ?? listing.location,
    ...(listing.description !== undefined && {
      description: row.wholeDescription ?? listing.description,
      shownAs: shownAs({ ...listing, description: listing.description }),
    }),
    ...(row.wholeFeatures && 'features' in listing && { features: row.wholeFeatures }),
    latitude: row.wholeLatitude ?? undefined,
    longitude: row.wholeLongitude ?? undefined,
    precision: row.wholePrecision ?? undefined,
    address,
    addressShown: row.shown,
  }
}

const shownAs = (listing: Hiding & { description: string }): ShownAs => ({
  title: listing.title,
  location: listing.location,
  description: listing.description,
  ...(listing.features && { features: listing.features }),
  latitude: listing.latitude ?? undefined,
  longitude: listing.longitude ?? undefined,
  precision: listing.precision ?? undefined,
})

export async function addressesOf(db: Queryable, ids: string[]): Promise<Map<string, StoredAddress>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(propertyAddresses).where(inArray(propertyAddresses.propertyId, ids))
  return new Map(rows.map((row) => [row.propertyId, row]))
}

export async function withWholeAddresses<Listing extends Hiding & { _id: string }>(db: Queryable, listings: Listing[]) {
  const addresses = await addressesOf(
    db,
    listings.map(({ _id }) => _id),
  )
  return listings.map((listing) => withWholeAddress(listing, addresses.get(listing._id)))
}

/** Returns whether the reader has an agreed viewing of the home, has an accepted offer on it, or bought it. */
export async function mayReadWholeAddress(
  db: Queryable,
  reader: { id: string; email: string },
  propertyId: string,
): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`
    select exists (
      select from ${viewings}
      where ${viewings.buyerId} = ${reader.id} and ${viewings.propertyId} = ${propertyId} and ${viewings.status} = 'accepted'
    ) or exists (
      select from ${offers}
      where ${offers.propertyId} = ${propertyId} and ${offers.buyerEmail} = ${reader.email}
        and ${offers.status} in ('accepted', 'Bought')
    ) as is`)
  return rows[0]?.is === true
}
