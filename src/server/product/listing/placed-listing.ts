import { type Placed, storedAddress } from '../place/stored-address.ts'
import type { NewListing, PlacedListing } from './new-listing.store.ts'

export function placedListing(listing: NewListing, placed: Placed): PlacedListing {
  const { columns, row } = storedAddress(listing, placed)
  return { ...listing, ...columns, addressRow: row }
}
