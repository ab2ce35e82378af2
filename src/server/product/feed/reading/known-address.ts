import { ADDRESS_PARTS, Address, type AddressShown } from '#contract/address'
import type { FeedListing } from '../formats/feed-format.ts'

type KnownAddress = { address?: Address; addressShown?: AddressShown }

/** Returns the parts of a feed's home as its format has them, without one that the contract refuses, and how much of them is shown. */
export function knownAddress({ address: said, addressShown }: FeedListing): KnownAddress {
  const parts = ADDRESS_PARTS.map((part) => [part, Address.safeParse({ [part]: said[part] }).data?.[part]])
  const known = parts.filter(([, value]) => value !== undefined)
  return {
    ...(known.length > 0 && { address: Object.fromEntries(known) as Address }), // each checked
    ...(addressShown !== 'whole' && { addressShown }),
  }
}
