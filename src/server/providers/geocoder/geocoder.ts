import type { Address } from '#contract/address'

/**
 * The point of a location, and how well it is known: the house, its street, or no more than the town. `mayBeNamesake`: another place of the
 * same name, which the geocoder doesn't know, may be meant.
 */
export type Place = {
  latitude: number
  longitude: number
  precision: 'exact' | 'street' | 'town'
  mayBeNamesake?: true
}

/** A place that a location may mean. `name`: with its region and country, in English. */
export type Candidate = { name: string; latitude: number; longitude: number }

/** The port of the geocoder: our own gazetteer, or a service that speaks Nominatim's protocol. */
export type Geocoder = {
  kind: 'gazetteer' | 'nominatim'
  /** Finds the place of a location as agents write it; nothing for one that it does not know. Fails with `GeocoderUnavailable`. */
  locate(location: string): Promise<Place | undefined>
  /** Reads the parts of an address out of a location, without any service. Fails with `GeocoderUnavailable`. */
  addressOf(location: string): Promise<Address>
  /** Changes when the same location may get another place; a service whose data we don't know has none. */
  version?(): Promise<string>
  /** The two likeliest places of a location that may be several; none for any other. */
  candidates?(location: string): Promise<Candidate[]>
  /** Throws with a message for the operator when no place can be found now. */
  check(): Promise<void>
}

/** The geocoder did not answer, or not with sense: what was asked for may be found later. */
export class GeocoderUnavailable extends Error {}
