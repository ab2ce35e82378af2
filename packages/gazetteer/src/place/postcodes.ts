import type { Regions } from './regions-file.ts'

/**
 * A postcode found in a text. `code`: without spaces. `country`: only if the format implies it. `isLast`: no text
 * follows.
 */
export type Postcode = { code: string; country?: string; isLast?: true }
type Piece = { text: string; postcode?: string }

const BRITISH = /\b(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2})\b/i
const CANADIAN = /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/i
const IRISH = /\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?[A-Z\d]{4}\b/
const MALTESE = /\b(?!NSW|VIC|QLD|TAS|ACT)[A-Z]{3} ?\d{4}\b/
const ARGENTINIAN = /\b[A-HJ-NP-Z]\d{4}(?:[A-Z]{3})?\b/
const DUTCH = /\b[1-9]\d{3} ?[A-Z]{2}\b(?!-)/
const OF_ISLANDS = /\b(?:(?:CR|DD|DV|FL|GE|HM|HS|MA|PG|SB|SN|WK) ?\d{2}|KY\d-\d{4}|(?:BB|VC|VG)\d{4,5})\b/
const GROUPED = /(?<![\d#/-])(?:\d{5}-\d{3,4}|\d{4}-\d{3}|\d{3}-\d{4}|\d{2}-\d{3}|\d{3} \d{2}|\d{3} \d{3})(?![\d/-])/
const DIGITS = /(?<![\d#/-])\d{4,6}(?![\d/-])/
const COUNTRY_SIGN = /(?<![\p{Letter}\d])([A-Z]{1,2})-(?=\d{3})/u
const carSigns: Record<string, string> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
}

const islands: Record<string, string> = { JE: 'JE', GY: 'GG', IM: 'IM', GX: 'GI' }

/**
 * Splits a location at its separators and postcodes. Text after a postcode ("12 rue de la Paix 75002 Paris") becomes a
 * part with that postcode; so does a part that ends with one ("Lisboa 1200-109").
 */
export function takePostcodes(location: string, separators: RegExp): { pieces: Piece[]; postcodes: Postcode[] } {
  const postcodes: Postcode[] = []
  const pieces = location.split(separators).flatMap((part, at, all): Piece[] => {
    const found = postcodeIn(part.trim())
    if (!found) return [{ text: part.trim().replace(TRAILING_FIGURES, '') }]
    const { code } = found.postcode
    const [before, behind] = [found.before.trim(), found.behind.trim()]
    postcodes.push({ ...found.postcode, ...(at === all.length - 1 && !behind && { isLast: true }) })
    if (!behind) return [{ text: before, postcode: code }]
    return [{ text: before }, { text: behind, postcode: code }]
  })
  return { pieces: pieces.filter(({ text }) => text !== '' && !LABEL.test(text)), postcodes }
}

const LABEL = /^(?:c\.?\s?p\.?|cep|plz|zip(?: ?code)?|pin(?: ?code)?|post(?:al)? ?code|s)\.?\s*:?$/i
const TRAILING_FIGURES = /(?:^|\s)\d{3}$/

export function postcodeIn(part: string): { postcode: Postcode; before: string; behind: string } | undefined {
  if (!/\d/.test(part)) return undefined // as most parts have none
  const sign = COUNTRY_SIGN.exec(part)?.[1] ?? ''
  const text = part.replace(COUNTRY_SIGN, '').replace(/^〒\s*/, '')
  for (const [pattern, country] of [
    [BRITISH, britishCountry],
    [CANADIAN, 'CA'],
    [IRISH, 'IE'],
    [OF_ISLANDS, undefined],
    [MALTESE, undefined],
    [ARGENTINIAN, undefined],
    [DUTCH, undefined],
    [GROUPED, undefined],
    [DIGITS, undefined],
  ] as const) {
    const match = pattern.exec(text)
    if (!match || isStreetNumber(match, text)) continue
    const code = match[0].toUpperCase().replace(/ /g, '')
    const own = typeof country === 'function' ? country(code) : country
    const of = own ?? (sign.length === 1 ? carSigns[sign] : sign || undefined)
    const before = text.slice(0, match.index)
    const behind = text.slice(match.index + match[0].length)
    return { postcode: { code, ...(of && { country: of }) }, before, behind }
  }
  return undefined
}

const isStreetNumber = (match: RegExpExecArray, text: string): boolean =>
  /^\d+$/.test(match[0]) && match.index === 0 && STREET.test(text)

const STREET =
  /(?<!\p{L})(?:st|str|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|way|ct|court|pl|place|pkwy|hwy|highway|terrace|cres|close)(?!\p{L})/iu

export const britishCountry = (code: string): string => islands[code.slice(0, 2)] ?? 'GB'

/**
 * The minimum number of regional patterns for which they are assumed to cover all postcodes of a country, so that a
 * postcode that matches none is wrong.
 */
const MIN_AREAS = 5

/**
 * Returns true if a postcode fits the country, and also the region if the country has regional patterns; `undefined` if
 * the country's postcodes are unknown.
 */
export function isPostcodeOf(
  { postcodes }: Regions,
  code: string,
  place: { country: string; region: string; district: string },
): boolean | undefined {
  const known = postcodes.get(place.country)
  if (!known) return undefined
  if (!isWhole(known.whole, code)) return false
  const areas = known.areas.filter(({ pattern }) => pattern.test(code))
  if (areas.length === 0) return known.areas.length < MIN_AREAS
  return areas.some(
    ({ region, district }) =>
      (region === undefined || region === place.region) && (district === undefined || district === place.district),
  )
}

export const hasRegionOf = (
  regions: Regions,
  code: string,
  place: { country: string; region: string; district: string },
) =>
  isPostcodeOf(regions, code, place) === true &&
  (regions.postcodes.get(place.country)?.areas.some(({ pattern }) => pattern.test(code)) ?? false)

/** Returns true if a postcode has the country's format; `undefined` if that format is unknown. */
export const hasFormOf = ({ postcodes }: Regions, code: string, country: string): boolean | undefined => {
  const known = postcodes.get(country)
  return known && isWhole(known.whole, code)
}

/**
 * Returns true if the whole postcode matches. Some patterns require the printed space, so "11122" is also tested as
 * "111 22".
 */
const isWhole = (pattern: RegExp, code: string): boolean =>
  pattern.test(code) || printed(code).some((written) => pattern.test(written))

const printed = (code: string): string[] =>
  /^\d{5}$/.test(code) ? [`${code.slice(0, 3)} ${code.slice(3)}`] : [`${code.slice(0, 4)} ${code.slice(4)}`]
