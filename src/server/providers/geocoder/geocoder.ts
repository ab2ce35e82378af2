import type { Address } from '#contract/address'

/**
 * The point of a location and its precision. `mayBeNamesake`: the location may mean another place of the same name that
 * the geocoder does not know.
 */
export type Place = {
  latitude: number
  longitude: number
  precision: 'exact' | 'street' | 'town'
  mayBeNamesake?: true
}

export type Candidate = { name: string; latitude: number; longitude: number }

export type Geocoder = {
  kind: 'gazetteer' | 'nominatim'
  /** Returns `undefined` for an unknown location. Throws `GeocoderUnavailable`. */
  locate(location: string): Promise<Place | undefined>
  addressOf(location: string): Promise<Address>
  /**
   * Returns a version that changes when the data does, so that locations may get other places; absent if that is
   * unknown.
   */
  version?(): Promise<string>
  candidates?(location: string): Promise<Candidate[]>
  /** Throws an error with a message for the operator if the geocoder is unavailable. */
  check(): Promise<void>
}

/** Thrown when the geocoder gave no valid response; a later attempt may succeed. */
export class GeocoderUnavailable extends Error {}
