import { postcodesIn } from '../../sold-price/near-sales.ts'

const NUMBER = /^\d{1,5}[a-z]?$/
const UNIT = /^(flat|apartment|apt|unit|suite|plot|no)$/
const SHORT: Record<string, string> = {
  street: 'st',
  str: 'st',
  road: 'rd',
  avenue: 'ave',
  lane: 'ln',
  drive: 'dr',
  close: 'cl',
  court: 'ct',
  square: 'sq',
  place: 'pl',
  terrace: 'ter',
  gardens: 'gdns',
  crescent: 'cres',
  boulevard: 'blvd',
}

/**
 * Returns an address in one spelling: number, street and town or postcode of a location, with its flat. Empty where it names no house
 * number with a street.
 */
export function addressKey(location: string): string {
  const parts = location.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').split(',').map(wordsOf)
  const at = parts.findIndex((words) => words.some((word, position) => NUMBER.test(word) && isStreet(words, position)))
  const street = parts[at]
  if (!street) return ''
  const [postcode] = postcodesIn(location)
  const town = postcode ?? parts[at + 1]?.join(' ') ?? ''
  if (town === '') return ''
  const before = parts.slice(0, at).filter((words) => words.some((word) => UNIT.test(word)))
  return [...before.flat(), ...street, '/', town.toLowerCase()].join(' ')
}

const wordsOf = (part: string): string[] => (part.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => SHORT[word] ?? word)

/** A number that has a word of a street before or after it: "12 Mill Lane", "Hauptstraße 12". A postcode has none in its part. */
const isStreet = (words: string[], at: number): boolean => {
  const rest = words.filter((word, position) => position !== at && !UNIT.test(word) && !/\d/.test(word))
  return rest.length > 0 && rest.join('').length > 2
}
