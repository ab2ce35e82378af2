import { iso31661Alpha3ToAlpha2 } from 'iso-3166'

const LAST_CODE = /,\s*([A-Z]{3})\s*$/
let english: Intl.DisplayNames | undefined // made when it is needed, as the names of regions take a start 20 ms

/**
 * Replaces a three-letter country code at the end of a location, as portals write it, by the country's English name.
 */
export function withCountryName(location: string): string {
  const [ending = '', code = ''] = LAST_CODE.exec(location) ?? []
  english ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const name = code && english.of(iso31661Alpha3ToAlpha2[code] ?? 'ZZ')
  return name && code in iso31661Alpha3ToAlpha2 ? `${location.slice(0, -ending.length)}, ${name}` : location
}
