import { childAt, textAt, type XmlElement } from '../source/xml.ts'
import { countryCode3 } from './country-code.ts'
import { momentIn } from './local-time.ts'

/** Countries with one time zone, as `zvtermin` may be by the clocks there. */
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
 * Returns the moment of an auction. One without an hour, as in `versteigerungstermin`, or without an offset in a country
 * whose clocks are not known is left out.
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
