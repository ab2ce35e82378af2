import { sql } from 'drizzle-orm'
import type { Figures } from '#contract/home-figures'
import type { Property } from '#contract/property'
import type { Queryable } from '../../platform/db/database.ts'
import { offers } from '../tables/offer.ts'
import { openTimes, openTimeVisitors } from '../tables/open-time.ts'
import { viewings } from '../tables/viewing.ts'
import { addressesOf, partsOf, type StoredAddress } from './address.store.ts'

type Hiding = {
  title: string
  location: string
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  precision?: Property['precision'] | null
  description?: string
  features?: string[] | null | undefined
  translations?: Property['translations'] | null
}

type ShownAs = Pick<
  Property,
  | 'title'
  | 'location'
  | 'description'
  | 'translations'
  | 'features'
  | 'pictures'
  | 'tours'
  | 'documents'
  | 'latitude'
  | 'longitude'
  | 'precision'
> &
  Figures
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
    ...(listing.translations && row.wholeTranslations && { translations: row.wholeTranslations }),
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
  ...(listing.translations && { translations: listing.translations }),
  latitude: listing.latitude ?? undefined,
  longitude: listing.longitude ?? undefined,
  precision: listing.precision ?? undefined,
})

export async function withWholeAddresses<Listing extends Hiding & { _id: string }>(db: Queryable, listings: Listing[]) {
  const addresses = await addressesOf(
    db,
    listings.map(({ _id }) => _id),
  )
  return listings.map((listing) => withWholeAddress(listing, addresses.get(listing._id)))
}

/**
 * Returns true for a reader who has an agreed viewing of the home, comes to one of its open times, has an accepted
 * offer on it, or bought it.
 */
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
      select from ${openTimeVisitors} join ${openTimes} on ${openTimes.id} = ${openTimeVisitors.openTimeId}
      where ${openTimeVisitors.userId} = ${reader.id} and ${openTimes.propertyId} = ${propertyId} and ${openTimes.cancelledAt} is null
    ) or exists (
      select from ${offers}
      where ${offers.propertyId} = ${propertyId} and ${offers.buyerEmail} = ${reader.email}
        and ${offers.status} in ('accepted', 'Bought')
    ) as is`)
  return rows[0]?.is === true
}
