import type { Address } from '#contract/address'
import { openGazetteer } from '../../providers/geocoder/gazetteer/gazetteer.ts'
import { type ComparedAddress, comparedAddress } from './address-key.ts'
import { addressReader } from './read-address.ts'

/** Reads addresses in the spelling in which they are compared. */
export type AddressComparer = {
  read: (text: string) => Address
  compared: (parts: Address) => ComparedAddress
}

export async function addressComparer(): Promise<AddressComparer> {
  const names = await openGazetteer()
  return { read: addressReader(names), compared: (parts) => comparedAddress(names, parts) }
}
