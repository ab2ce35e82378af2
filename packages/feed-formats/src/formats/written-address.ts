import { countryCode } from './country-code.ts'
import type { FeedAddress, FeedListing } from './feed-format.ts'
import type { WriteOptions } from './feed-options.ts'

export type WrittenAddress = FeedAddress & { town: string }

/** Returns the parts of a home's address; if it has none, those between the commas of its location. */
export function writtenAddress({ address, location }: Pick<FeedListing, 'address' | 'location'>): WrittenAddress {
  const { town, locality, region, ...others } = address
  if (town) return { ...address, town }
  if (!locality && !region && !others.street && !others.postcode) return { ...partsOf(location), ...said(others) }
  return { ...others, region, town: locality ?? region ?? partsOf(location).town }
}

const said = (parts: FeedAddress): FeedAddress => Object.fromEntries(Object.entries(parts).filter(([, part]) => part))

const POSTCODE = /^(?=.*\d)[A-Z\d]{2,5}(?:[ -][A-Z\d]{2,5})?$/
const REGION_AND_POSTCODE = /^([A-Z]{2,3}) ([\d-]{4,10})$/
const POSTCODE_AND_TOWN = /^(\d{4,6}) (\p{L}.*)$/u

function partsOf(location: string): WrittenAddress {
  const lines = location.split(',').map((line) => line.trim())
  const texts = lines.filter(Boolean)
  const address: FeedAddress = {}
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

const numberFirst = ({ houseNumber, street }: FeedAddress): string => [houseNumber, street].filter(Boolean).join(' ')

export const nearLine = (address: FeedAddress, { streetLine = numberFirst }: WriteOptions): string =>
  [address.unit, address.building, streetLine(address), address.locality].filter(Boolean).join(', ')
