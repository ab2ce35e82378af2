/** The parts of an address as written. `country`: ISO 3166-1 alpha-2. */
export type AddressParts = {
  unit?: string | undefined
  building?: string | undefined
  houseNumber?: string | undefined
  street?: string | undefined
  locality?: string | undefined
  town?: string | undefined
  region?: string | undefined
  postcode?: string | undefined
  country?: string | undefined
}
