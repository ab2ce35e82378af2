/** An address in its parts, as they are written. `country`: ISO 3166-1 alpha-2. */
export type AddressParts = {
  /** The flat within a building, with its floor, stairs and block: "Flat 3", "3º B", "Block A, Flat 3". */
  unit?: string
  building?: string
  houseNumber?: string
  street?: string
  /** The part of the town, or the hamlet; also what was not understood. */
  locality?: string
  town?: string
  /** The state, province or county. */
  region?: string
  postcode?: string
  country?: string
}
