import type { Address } from '#contract/address'
import { streetLine } from '../../product/place/postal-lines.ts'

export function postalAddress(location: string, address: Address = {}): object {
  const { unit, building, locality, town, region, postcode, country } = address
  const street = [unit, building, streetLine(address), town === undefined ? undefined : locality]
    .filter(Boolean)
    .join(', ')
  return {
    '@type': 'PostalAddress',
    name: location,
    streetAddress: street || undefined,
    addressLocality: town ?? locality,
    addressRegion: region,
    postalCode: postcode,
    addressCountry: country,
  }
}
