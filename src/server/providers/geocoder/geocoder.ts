import type { Address } from '#contract/address'

/**
 * The point of a location and its precision. `mayBeNamesake`: another place of this name, unknown to the geocoder, may
 * be meant.
 */
export type Place = {
  latitude: number
  longitude: number
  precision: 'exact' | 'street' | 'town'
  mayBeNamesake?: true
}

/** `name`: with its region and country, in English. */
export type Candidate = { name: string; latitude: number; longitude: number }

export type Geocoder = {
  kind: 'gazetteer' | 'nominatim'
  /** Returns `undefined` for an unknown location. Throws `GeocoderUnavailable`. */
  locate(location: string): Promise<Place | undefined>
  addressOf(location: string): Promise<Address>
  /** Changes when a location may get another place; absent if the data is unknown. */
  version?(): Promise<string>
  /** Returns the two likeliest places of an ambiguous location; none for any other. */
  candidates?(location: string): Promise<Candidate[]>
  /** Throws with a message for the operator when the geocoder is unavailable. */
  check(): Promise<void>
}

/** The geocoder gave no valid response; a later attempt may succeed. */
export class GeocoderUnavailable extends Error {}
