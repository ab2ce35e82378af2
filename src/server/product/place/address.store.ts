import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { ADDRESS_PARTS, type Address } from '#contract/address'
import type { Queryable } from '../../platform/db/database.ts'
import { insertion } from '../../platform/db/insertion.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import { properties } from '../tables/property.ts'
import { propertyAddresses } from '../tables/property-address.ts'

export type StoredAddress = typeof propertyAddresses.$inferSelect
export type AddressRow = Omit<typeof propertyAddresses.$inferInsert, 'propertyId'>
type Texts = Pick<typeof properties.$inferInsert, 'title' | 'location' | 'description' | 'features' | 'translations'>
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
 * agent entered the parts, or that hides a part of its address. Returns the number of changed rows.
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
  // Locks homes before their addresses and in the order of their ids, as a deletion does (D-61).
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

export async function addressesOf(db: Queryable, ids: string[]): Promise<Map<string, StoredAddress>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(propertyAddresses).where(inArray(propertyAddresses.propertyId, ids))
  return new Map(rows.map((row) => [row.propertyId, row]))
}
