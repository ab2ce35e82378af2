import type { Address } from '#contract/address'
import { streetLine } from '../../place/postal-lines.ts'
import { countryCode } from './country-code.ts'
import type { FeedListing } from './feed-format.ts'

export type WrittenAddress = Address & { town: string }

/** Returns the home's own parts; without them, those between the commas of its location. */
export function writtenAddress({ address, location }: Pick<FeedListing, 'address' | 'location'>): WrittenAddress {
  const { town, locality, region, ...others } = address
  if (town) return { ...address, town }
  if (!locality && !region && !others.street && !others.postcode) return { ...partsOf(location), ...said(others) }
  return { ...others, region, town: locality ?? region ?? partsOf(location).town }
}

const said = (parts: Address): Address => Object.fromEntries(Object.entries(parts).filter(([, part]) => part))

const POSTCODE = /^(?=.*\d)[A-Z\d]{2,5}(?:[ -][A-Z\d]{2,5})?$/
const REGION_AND_POSTCODE = /^([A-Z]{2,3}) ([\d-]{4,10})$/
const POSTCODE_AND_TOWN = /^(\d{4,6}) (\p{L}.*)$/u

function partsOf(location: string): WrittenAddress {
  const lines = location.split(',').map((line) => line.trim())
  const texts = lines.filter(Boolean)
  const address: Address = {}
  const country = texts.length > 1 ? countryCode(texts.at(-1)) : undefined
  if (country) {
    address.country = country
    texts.pop()
  }
  const last = texts.at(-1) ?? ''
  const [, region, behind] = REGION_AND_POSTCODE.exec(last) ?? []
  if (texts.length > 1 && (behind || POSTCODE.test(last))) {
    Object.assign(address, behind ? { region, postcode: behind } : { postcode: last })
    texts.pop()
  }
  const ending = texts.pop() ?? location.trim()
  const [, postcode, town = ending] = POSTCODE_AND_TOWN.exec(ending) ?? []
  const street = texts.join(', ')
  return { ...address, ...(street && { street }), ...(postcode && { postcode }), town: town || location }
}

export const nearLine = (address: Address): string =>
  [address.unit, address.building, streetLine(address), address.locality].filter(Boolean).join(', ')
