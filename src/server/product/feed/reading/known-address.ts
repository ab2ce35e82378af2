import type { FeedListing } from 'feed-formats'
import { type Address, type AddressShown, keptParts } from '#contract/address'

type KnownAddress = { address?: Address; addressShown?: AddressShown }

export function knownAddress({ address: said, addressShown }: FeedListing): KnownAddress {
  const address = keptParts(said)
  return {
    ...(Object.keys(address).length > 0 && { address }),
    ...(addressShown !== 'whole' && { addressShown }),
  }
}
