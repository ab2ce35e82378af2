import { iso31661Alpha3ToAlpha2 } from 'iso-3166'
import { englishCountry } from './english-country.ts'

const LAST_CODE = /,\s*([A-Z]{3})\s*$/

/**
 * Replaces a three-letter country code at the end of a location, as portals write it, by the country's English name.
 */
export function withCountryName(location: string): string {
  const [ending = '', code = ''] = LAST_CODE.exec(location) ?? []
  const name = code && englishCountry(iso31661Alpha3ToAlpha2[code] ?? 'ZZ')
  return name && code in iso31661Alpha3ToAlpha2 ? `${location.slice(0, -ending.length)}, ${name}` : location
}
