import { childAt, textAt, type XmlElement } from '../source/xml.ts'
import { countryCode3 } from './country-code.ts'
import { momentIn } from './local-time.ts'

/** Countries with one time zone, by which a `zvtermin` without an offset is read. */
const ZONES: Record<string, string> = {
  AUT: 'Europe/Vienna',
  BEL: 'Europe/Brussels',
  CHE: 'Europe/Zurich',
  DEU: 'Europe/Berlin',
  ITA: 'Europe/Rome',
  LIE: 'Europe/Vaduz',
  LUX: 'Europe/Luxembourg',
  NLD: 'Europe/Amsterdam',
  POL: 'Europe/Warsaw',
}

/**
 * Returns the beginning of an auction as an ISO time. Omits one without a time of day, as in `versteigerungstermin`,
 * and one without an offset in a country with an unknown time zone.
 */
export function auctionOf(home: XmlElement): string | undefined {
  const text = textAt(home, 'versteigerung', 'zvtermin')
  const [, local, offset] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::[\d.]+)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  if (!local) return undefined
  const moment = offset && Date.parse(local + offset)
  if (moment) return new Date(moment).toISOString()
  const country = childAt(home, 'geo', 'land')?.attributes.iso_land ?? 'DEU'
  const zone = ZONES[countryCode3(country) ?? country.toUpperCase()]
  return zone && momentIn(zone, local)
}

export const isAuction = (home: XmlElement): boolean =>
  ['zvtermin', 'aktenzeichen', 'amtsgericht'].some((name) => textAt(home, 'versteigerung', name) !== '') ||
  textAt(home, 'verwaltung_objekt', 'versteigerungstermin') !== ''
