import type { Address } from '#contract/address'
import type { Geocoder } from '../../../providers/geocoder/geocoder.ts'
import type { NewListing } from '../../listing/new-listing.store.ts'

const NEAR = ['unit', 'building', 'houseNumber', 'street'] as const

/** Adds address parts read from the location; the format's own parts take precedence. */
export async function withReadParts<Home extends Pick<NewListing, 'location' | 'address'>>(
  geocoder: Pick<Geocoder, 'addressOf'>,
  home: Home,
): Promise<Home> {
  const { address, location } = home
  if (!address || NEAR.some((part) => address[part])) return home
  const { town, locality, ...read } = await geocoder.addressOf(location)
  const district = locality !== address.town && locality !== address.region ? locality : undefined
  return { ...home, address: said({ ...read, town, locality: district, ...address }) }
}

const said = (parts: Address): Address => Object.fromEntries(Object.entries(parts).filter(([, part]) => part))
