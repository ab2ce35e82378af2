import { placeKey } from '../place/place-key.ts'
import type { PlaceNames } from '../place/place-names.ts'
import type { AddressParts } from './address-parts.ts'
import { fold } from './folded-text.ts'
import { regionCodes } from './place-line.ts'
import { streetKey } from './street-words.ts'
import { unitKey } from './unit-key.ts'
import { type UnitParts, unitParts } from './unit-parts.ts'

/** An address in normalized form. Two spellings of one address share at least one of `keys`. */
export type ComparedAddress = {
  unit: string
  floor: string
  number: string
  building: string
  street: string
  localities: string[]
  town: string
  regions: string[]
  postcode: string
  country: string
  keys: string[]
}

const NARROW = /^(?:[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}|\d{4}[A-Z]{2}|[A-Z]\d[A-Z]\d[A-Z]\d|[A-Z]\d[\dW][A-Z\d]{4})$/

export function comparedAddress(names: PlaceNames, parts: AddressParts): ComparedAddress {
  const read: UnitParts = parts.unit ? unitParts(parts.unit) : { blocks: [] }
  const address = {
    unit: unitKey(read),
    floor: read.floor ?? '',
    number: numberKey(parts.houseNumber ?? ''),
    building: streetKey(parts.building ?? ''),
    street: streetKey(parts.street ?? ''),
    localities: (parts.locality ?? '').split(', ').map(townKey).filter(Boolean),
    town: townKey(parts.town ?? ''),
    regions: parts.region ? regionCodes(names, parts.region, parts.country) : [],
    postcode: (parts.postcode ?? '').toUpperCase().replaceAll(/[^A-Z\d]/g, ''),
    country: parts.country ?? '',
  }
  return { ...address, keys: keysOf(address) }
}

const FRACTIONS: Record<string, string> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' }

/** Numbers stay apart: 12/3 is not 123, nor is 221 1/2 the number 22112. */
const numberKey = (number: string): string =>
  fold(number)
    .replaceAll(/ ?[½¼¾]/g, (sign) => FRACTIONS[sign.trim()] ?? '')
    .replaceAll(/(?<=\d)[ -](?=[1-9]\/[2-9]$)/g, '+')
    .replaceAll(/(?<=\d) ?[-–] ?(?=\d)/g, '-')
    .replaceAll(/[^\p{L}\p{N}+/-]/gu, '')
    .replace(/^0+(?=\d)/, '')

const townKey = (town: string): string => {
  const words = town.split(' ')
  const named = words.length > 1 && DISTRICT.test(words.at(-1) ?? '') ? words.slice(0, -1) : words
  return placeKey(named.join(' ')).replaceAll(/([aou])e/g, '$1') // "Koeln"
}

const DISTRICT = /^(?:\d{1,2}(?:er|e|ème)?|[IVX]{1,5}|[KVCSNØ]|NV|SV|NØ)\.?$/u

type WithoutKeys = Omit<ComparedAddress, 'keys'>

/** Returns the lookup keys of an address; none if it does not identify a home, as a street or a town alone. */
function keysOf({ unit, number, building, street, localities, town, postcode }: WithoutKeys): string[] {
  const isHome = number !== '' ? street !== '' || building !== '' : unit !== '' || building !== ''
  if (!isHome) return []
  const names = number === '' ? [building, unit && street].filter(Boolean) : [street || building]
  const places = [...new Set([postcode, town, ...localities.slice(-1)])].filter(Boolean)
  const keys = names.flatMap((name) => places.map((place) => `${unit}|${number}|${name}|${place}`))
  return NARROW.test(postcode) && unit && !number ? [...keys, `${unit}||*|${postcode}`] : keys
}

/** Returns true if two addresses are of the same home; false in doubt. */
export function isSameAddress(one: ComparedAddress, other: ComparedAddress): boolean {
  if (one.keys.length === 0 || other.keys.length === 0) return false
  if (one.unit !== other.unit || one.number !== other.number) return false
  if (differ(one.floor, other.floor) || differ(one.building, other.building)) return false
  if (
    differ(one.street, other.street) &&
    !(one.number === '' && one.building !== '' && one.building === other.building)
  )
    return false
  return isSameName(one, other) && isSamePlace(one, other)
}

const differ = (one: string, other: string): boolean => one !== '' && other !== '' && one !== other

function isSameName(one: ComparedAddress, other: ComparedAddress): boolean {
  const isSame = (name: 'building' | 'street') => one[name] !== '' && one[name] === other[name]
  if (one.number !== '') return isSame('street') || (!one.street && !other.street && isSame('building'))
  if (isSame('building') || (one.unit !== '' && isSame('street') && (one.building === '') === (other.building === '')))
    return true
  const isBare = [one, other].some(({ building, street }) => building === '' && street === '')
  return isBare && one.unit !== '' && NARROW.test(one.postcode) && one.postcode === other.postcode
}

function isSamePlace(one: ComparedAddress, other: ComparedAddress): boolean {
  if (differ(one.country, other.country) || isOtherRegion(one, other)) return false
  const isSamePostcode = one.postcode !== '' && one.postcode === other.postcode
  if (one.postcode !== '' && other.postcode !== '' && !isBeginning(one.postcode, other.postcode)) return false
  const [mine, others] = [one, other].map(({ localities, town }) => [...localities, town].filter(Boolean)) as [
    string[],
    string[],
  ]
  const shared = mine.filter((name) => others.includes(name)).length
  if (isSamePostcode) return NARROW.test(one.postcode) || shared > 0 || mine.length === 0 || others.length === 0
  const haveLocalities = one.localities.length > 0 && other.localities.length > 0
  return shared > 1 || (one.town !== '' && one.town === other.town && !haveLocalities)
}

const isBeginning = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)

const isOtherRegion = ({ regions }: ComparedAddress, other: ComparedAddress): boolean =>
  regions.length > 0 &&
  other.regions.length > 0 &&
  !regions.some((code) => other.regions.some((one) => isBeginning(`${one} `, `${code} `)))
