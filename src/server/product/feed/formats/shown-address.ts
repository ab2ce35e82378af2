import type { Address, AddressShown } from '#contract/address'
import type { FeedListing } from './feed-format.ts'

/** Britain, Ireland, Canada, the Netherlands and ZIP+4: the first part is an area, the whole one a few houses or a single one. */
const NARROW_POSTCODES =
  /(?<![\p{L}\d])(?:([A-Z]{1,2}\d[A-Z\d]?) ?\d[A-Z]{2}|([A-Z]\d[\dW]) ?[A-Z\d]{4}|([A-Z]\d[A-Z]) ?\d[A-Z]\d|(\d{4}) ?[A-Z]{2}|(\d{5})-\d{4})(?![\p{L}\d])/giu

/** Returns a text with the parts of its postcodes that are no nearer than a town or its quarter. */
export const postcodeArea = (text: string): string =>
  text.trim().replace(NARROW_POSTCODES, (_, ...areas: string[]) => areas.slice(0, 5).find(Boolean) ?? '')

const UNIT = /^(?:flat|apt|apartment|unit|suite|ste|lot|floor|fl|level|room|no|#)\b\.? ?\S*$|^#|^\d+[a-z]?$/i
const STREET =
  /\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|pl|terrace|ter|circle|cir|trail|trl|highway|hwy|parkway|pkwy|square|sq|close|crescent|cres|loop|run|row)\b\.?/i

/** Returns an address in one text without its street: the parts behind it, by commas. */
export function behindStreet(text: string): string {
  const [, ...parts] = text.split(',').map((part) => part.trim())
  const at = parts.findIndex((part) => part !== '' && !UNIT.test(part) && !(/^\d/.test(part) && STREET.test(part)))
  return at === -1 ? '' : parts.slice(at).join(', ')
}

/** Decimals of a point that is known no better than its street: about 100 m. */
const STREET_DECIMALS = 3

/** Returns the point of a file as near as the address may be shown: none where that is the town, which the geocoder knows. */
export function shownPoint(facts: FeedListing['facts'], shown: AddressShown): FeedListing['facts'] {
  const { latitude, longitude, precision: _, ...others } = facts
  if (shown === 'whole' || latitude === undefined) return facts
  if (shown === 'town' || latitude === null || typeof longitude !== 'number') return others
  const rounded = (degrees: number) => Number(degrees.toFixed(STREET_DECIMALS))
  return { ...others, latitude: rounded(latitude), longitude: rounded(longitude), precision: 'street' }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')

/** Shorter ones may be any word of a text. */
const MIN_STREET_LENGTH = 6

/** Returns the pattern of what may not be named in a title or a text: the street, with its number before or behind it. */
export function hiddenWords({ houseNumber: number = '', street = '' }: Address): RegExp | undefined {
  const name = street.trim().replace(/str(?:a(?:ß|ss)e|\.)$/i, 'str')
  const ending = name === street.trim() ? '' : '(?:a(?:ß|ss)e|\\.)?'
  if (name === '' || (name.length < MIN_STREET_LENGTH && number === '')) return undefined
  const house = number.trim() === '' ? '' : escaped(number.trim())
  const bare = `${escaped(name)}${ending}`
  const numbered = house && `${house},?\\s+${bare}|${bare},?\\s+${house}`
  const parts = [numbered, name.length >= MIN_STREET_LENGTH ? bare : ''].filter(Boolean)
  return new RegExp(`(?<![\\p{L}\\d])(?:${parts.join('|')})(?![\\p{L}\\d])`, 'giu')
}
