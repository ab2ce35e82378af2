import type { Gazetteer } from 'gazetteer'
import { describeLine, isSameAddress } from 'gazetteer/address'
import type { Address } from '#contract/address'
import type { Property } from '#contract/property'
import type { StoredSale } from './sold-price.store.ts'

export type SaleAddress = Pick<StoredSale, 'unit' | 'house' | 'street' | 'locality' | 'town' | 'postcode'>

/**
 * Returns the address parts of a sale. Registries write a building and its number in one field, as in `ROSEWOOD HOUSE,
 * 24`.
 */
export function partsOfSale({ unit, house, street, locality, town, postcode }: SaleAddress): Address {
  const names = house.split(',').map((part) => part.trim().replace(/ - (?=\d)/, '-'))
  const number = names.findLast((name) => describeLine(name).number !== undefined)
  const building = names.filter((name) => name !== number).join(', ')
  const parts = { unit, building, houseNumber: number, street, locality, town, postcode }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part))
}

type ComparedHome = Pick<Property, 'location'> & { title?: string | undefined }

/**
 * Returns a function that returns true for a sale in this postcode of the same home: of the same flat, or of the house
 * if the home is no flat.
 */
export function isSaleOf(gazetteer: Gazetteer, home: ComparedHome, postcode: string): (sale: SaleAddress) => boolean {
  const here = gazetteer.comparedAddress({ ...partsOfHome(gazetteer, home), postcode })
  return (sale) => isSameAddress(here, gazetteer.comparedAddress(partsOfSale(sale)))
}

function partsOfHome({ readAddress }: Gazetteer, { location, title = '' }: ComparedHome): Address {
  const parts = readAddress(location)
  if (parts.houseNumber || parts.unit || parts.building) return parts
  const { unit, building, houseNumber, street = parts.street } = readAddress(title)
  const named = { unit, building, houseNumber, street }
  return { ...parts, ...Object.fromEntries(Object.entries(named).filter(([, part]) => part)) }
}
