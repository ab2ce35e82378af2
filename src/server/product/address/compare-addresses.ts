import type { Address } from '#contract/address'
import { addressReader } from '../../providers/geocoder/address/read-address.ts'
import { openGazetteer } from '../../providers/geocoder/gazetteer/open-gazetteer.ts'
import { type ComparedAddress, comparedAddress } from './address-key.ts'

export type AddressComparer = {
  read: (text: string) => Address
  compared: (parts: Address) => ComparedAddress
}

export async function addressComparer(): Promise<AddressComparer> {
  const names = await openGazetteer()
  return { read: addressReader(names), compared: (parts) => comparedAddress(names, parts) }
}
