import { type ComparedAddress, comparedAddress } from './address/address-key.ts'
import type { AddressParts } from './address/address-parts.ts'
import { readAddress } from './address/read-address.ts'
import { dataFolder } from './data-folder.ts'
import { type Located, locate } from './place/locate.ts'
import { placeKey } from './place/place-key.ts'
import { openPlaceNames } from './place/place-names.ts'

/**
 * Increased whenever the same data yields other places or other parts of addresses, so that stored results can be
 * renewed.
 */
export const RULES_VERSION = 4

export type IsTown = (name: string) => boolean

/** Reads and locates addresses. `homeCountry`: ISO 3166-1 alpha-2, the likely country of a text that names none. */
export type Gazetteer = {
  locate(location: string, homeCountry?: string): Located
  /** Returns true for the exact name of a town, in any spelling. */
  isTown: IsTown
  readAddress(text: string, homeCountry?: string): AddressParts
  comparedAddress(parts: AddressParts): ComparedAddress
}

/** Opens the data files (24 MB), of which only small parts are read into memory. Rejects if the folder has none. */
export async function openGazetteer(folder = dataFolder): Promise<Gazetteer> {
  const names = openPlaceNames(folder)
  return {
    isTown: (name) => names.townsNamed(placeKey(name)).length > 0,
    locate: (location, homeCountry) => locate(names, location, homeCountry),
    readAddress: (text, homeCountry) => readAddress(names, text, homeCountry),
    comparedAddress: (parts) => comparedAddress(names, parts),
  }
}
