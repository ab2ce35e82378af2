import { ADDRESS_PARTS, Address, type AddressShown } from '#contract/address'
import { streetLine } from '../../place/postal-lines.ts'
import type { FeedListing } from '../formats/feed-format.ts'

type KnownAddress = { location: string; address?: Address | undefined; addressShown?: AddressShown | undefined }

/**
 * Returns the address of a feed's home: its parts as the format has them, where it has more than a town's; a part that the contract refuses is left
 * out, as is a country that is no code. The location of one that hides a part is whole again, as the listing keeps what may be shown apart.
 */
export function knownAddress({ location, address: said, addressShown }: FeedListing): KnownAddress {
  const parts = ADDRESS_PARTS.map((part) => [part, Address.safeParse({ [part]: said[part] }).data?.[part]])
  const address: Address = Object.fromEntries(parts.filter(([, value]) => value !== undefined))
  const { unit, building, houseNumber, street } = address
  const given = unit || building || houseNumber || street ? { address } : {}
  if (addressShown === 'whole') return { location, ...given }
  const isCut = street !== undefined && !location.includes(street)
  return { location: isCut ? oneLine(address) : location, ...given, addressShown }
}

function oneLine(address: Address): string {
  const { unit, building, locality, town, region, postcode, country } = address
  return [unit, building, streetLine(address), locality, town, [region, postcode].filter(Boolean).join(' '), country]
    .filter(Boolean)
    .join(', ')
}
