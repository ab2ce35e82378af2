import { iso31661Alpha2ToAlpha3, iso31661Alpha3ToAlpha2 } from 'iso-3166'

const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'tr', 'ar']
const FORMER: Record<string, string> = { uk: 'GB', england: 'GB', scotland: 'GB', wales: 'GB', usa: 'US', rom: 'RO' }

let byName: Map<string, string> | undefined

function namesOfCountries(): Map<string, string> {
  const names = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }))
  const codes = Object.keys(iso31661Alpha2ToAlpha3)
  return new Map(
    codes.flatMap((code) => names.flatMap((name) => (name.of(code) ? [[comparable(name.of(code) ?? ''), code]] : []))),
  )
}

/** Returns true for an ISO 3166 alpha-2 code, and for XK, the unassigned code that is in use for Kosovo. */
const isCode = (text: string): boolean => text === 'XK' || iso31661Alpha2ToAlpha3[text] !== undefined

const comparable = (name: string): string => name.toLowerCase().replace(/\.$/, '').trim()

/** Returns the ISO 3166 alpha-2 code for an alpha-2 or alpha-3 code or a country name; undefined for other text. */
export function countryCode(text: string | undefined): string | undefined {
  const name = comparable(text ?? '')
  if (name === '') return undefined
  const code = text?.trim() ?? ''
  const known = FORMER[name] ?? (isCode(code) ? code : iso31661Alpha3ToAlpha2[code])
  if (known) return known
  byName ??= namesOfCountries()
  return byName.get(name)
}

export const countryCode3 = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : iso31661Alpha2ToAlpha3[code]

let english: Intl.DisplayNames | undefined

export function countryName(code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  english ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  return english.of(code)
}
