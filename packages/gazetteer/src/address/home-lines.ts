import { placeKey } from '../place/place-key.ts'
import type { PlaceNames } from '../place/place-names.ts'
import { postcodeIn } from '../place/postcodes.ts'
import { isPlaceName } from './place-line.ts'
import { type Habits, numberAlone, type StreetLine, streetLine } from './street-line.ts'
import { isBuilding, isStreet, splitBehindType } from './street-words.ts'
import { cutUnit } from './unit-parts.ts'

/** Matches a flat before its house number: "Unit 2/18 Smith Street" is flat 2 of house 18. */
const UNIT_BEFORE_SLASH = /^(?:[a-z]{2,12} |u)?[a-z]?\d{1,5}[a-z]?\/\d{1,5}[a-z]? \p{L}/iu

const QUARTER = /^(\S.{1,40} [Mm]ah(?:\.|allesi)) (\S.*)$/u

type Home = {
  units: string[]
  buildings: string[]
  houseNumber?: string | undefined
  street?: string
  others: string[]
  places: string[]
}

export function readHome(names: PlaceNames, lines: string[], habits: Habits): Home {
  const found: Home = { units: [], buildings: [], others: [], places: [] }
  const left: string[] = []
  for (const [at, line] of lines.entries()) {
    const named = UNIT_BEFORE_SLASH.test(line) ? undefined : cutUnit(line)
    const isPlace = left.length > 0 && isPostcodeLine(line, at) && (named?.rest || STATE_CODE.test(line))
    const unit = isPlace ? undefined : named
    if (unit) found.units.push(unit.unit)
    const rest = unit ? unit.rest : line
    if (rest) left.push(rest)
  }
  const read = left.map((line, at) => {
    const one = isPostcodeLine(line, at) ? undefined : streetLine(line, habits)
    return one && isTown(names, one, left) ? undefined : one
  })
  const at = streetAt(left, read)
  if (at === -1) return withoutStreet(names, found, left, habits.country)
  const line = read[at]
  const whole = line?.street ?? left[at] ?? ''
  const [, quarter, inQuarter] = QUARTER.exec(whole) ?? []
  const name = inQuarter ?? whole
  if (quarter) found.others.push(quarter)
  found.street = name
  if (line) {
    found.houseNumber = line.houseNumber
    if (line.unit) found.units.push(line.unit)
    if (line.rest) found.places.push(line.rest)
  }
  for (const before of left.slice(0, at)) readBefore(found, before, read[left.indexOf(before)])
  for (const behind of left.slice(at + 1)) readBehind(found, behind)
  return inBuilding(found)
}

/** Matches a US state and ZIP code, such as "SC 29401", which must not be read as an Italian staircase ("SC"). */
const STATE_CODE = /^[A-Z]{2,3} \d{4,6}$/

const isPostcodeLine = (line: string, at: number): boolean =>
  at > 0 &&
  (/^(?:[A-Z]{1,3}-)?\d{4,6} |^[A-Z]{2,3} \d{4,6}/.test(line) || /\p{L}/u.test(postcodeIn(line)?.postcode.code ?? ''))

/**
 * Returns true for a line that names a town: "3011 Bern" and "Liège 4000" with a postcode, or "Brno 2" as the only
 * line, with the number of a district.
 */
function isTown(names: PlaceNames, { houseNumber, street, rest }: StreetLine, lines: string[]): boolean {
  if (rest || isStreet(street)) return false
  const name = street.replace(/ [A-Z]{2,3}$/, '')
  if (!isPlaceName(names, name)) return false
  return /^\d[\d-]{2,}$/.test(houseNumber) || lines.length === 1
}

function streetAt(lines: string[], read: (StreetLine | undefined)[]): number {
  const every = [...lines.keys()]
  const isNamed = (at: number) => isStreet(read[at]?.street ?? lines[at] ?? '')
  const numbered = every.filter((at) => read[at] && (at === 0 || !isPlaceLike(lines[at] ?? '')))
  const both = numbered.find(isNamed)
  if (both !== undefined) return both
  const [number] = numbered
  const named = every.find((at) => isNamed(at) && (at === 0 || at < lines.length - 1))
  const isOfBuilding = number !== undefined && isBuilding(read[number]?.street ?? '')
  if (named !== undefined && (number === undefined || number > named || isOfBuilding)) return named
  return number ?? every.find((at) => isBeforeNumber(lines, at)) ?? -1
}

const isBeforeNumber = (lines: string[], at: number): boolean =>
  !numberAlone(lines[at] ?? '') && numberAlone(lines[at + 1] ?? '') !== undefined

/** Returns true for "Dublin 13", "IL 62704" or "London SW19 2RD", whose number is not a house number. */
const isPlaceLike = (line: string): boolean =>
  /^[A-Z]{2,3} \d{4,6}$|\d[A-Z]{2}$|^\p{Lu}\p{L}+ \d{1,2}$|\d{4,6}$/u.test(line)

const isTownHere = ({ townsNamed }: PlaceNames, name: string, country: string | undefined): boolean =>
  townsNamed(placeKey(name)).some((town) => country === undefined || town.country === country)

function withoutStreet(names: PlaceNames, found: Home, lines: string[], country: string | undefined): Home {
  const [first = '', ...others] = lines
  const split = isPlaceName(names, first) ? undefined : splitBehindType(first)
  if (split && isOfTown(names, split.rest) && !others.some((line) => isTownHere(names, line, country)))
    return { ...found, street: split.street, places: [split.rest, ...others] }
  const isNamed = found.units.length > 0 && others.length > 0 && !/\d/.test(first) && !isTownHere(names, first, country)
  const at = isNamed ? 0 : lines.findIndex(isBuilding)
  if (at === -1 || (at === lines.length - 1 && lines.length > 1)) return { ...found, places: lines }
  const signs = lines.slice(0, at).filter((line) => numberAlone(line))
  return {
    ...found,
    units: [...found.units, ...signs],
    buildings: [lines[at] ?? ''],
    others: lines.slice(0, at).filter((line) => !signs.includes(line)),
    places: lines.slice(at + 1),
  }
}

const MIN_POPULATION = 1000
/**
 * Returns true if a text begins with the name of a town. Villages do not count: many have names that are ordinary
 * words, such as Tower.
 */
function isOfTown({ townsNamed }: PlaceNames, text: string): boolean {
  const words = text.split(' ')
  const names = words.map((_, at) => placeKey(words.slice(0, at + 1).join(' ')))
  return names.some((name) => townsNamed(name).some(({ population }) => population >= MIN_POPULATION))
}

function readBefore(found: Home, line: string, read: StreetLine | undefined): void {
  const number = numberAlone(line)
  const isSign = number !== undefined || /^(?:[A-Za-z]|\d{1,4}[A-Za-z]?\/\d{1,3})$/.test(line)
  if (isSign && found.houseNumber) found.units.push(line)
  else if (isSign) found.houseNumber = number ?? line
  else if (read && !found.houseNumber && !isBuilding(read.street)) {
    found.houseNumber = read.houseNumber
    found.others.push(read.street)
  } else if (read && isBuilding(read.street)) {
    found.units.push(read.houseNumber)
    found.buildings.push(read.street)
  } else found.buildings.push(line)
}

/**
 * Reads a line after the street: as a house number or a unit if no place precedes it, as in "Calle Mayor, 5" or "Gran
 * Vía 10, 3-2, Bilbao"; otherwise as an estate or a place.
 */
function readBehind(found: Home, line: string): void {
  const number = numberAlone(line)
  const isFirst = found.places.length === 0
  if (isFirst && !found.houseNumber) {
    const withPlace = /^(\d{1,3}[A-Za-z]?) (?=\p{L}{2})/u.exec(line)
    found.houseNumber = number ?? withPlace?.[1]
    if (!number) found.places.push(withPlace ? line.slice(withPlace[0].length) : line)
  } else if (isFirst && (SIGN_BEHIND.test(line) || (number && number.length < 4))) found.units.push(line)
  else if (ESTATE.test(placeKey(line))) found.buildings.push(line)
  else found.places.push(line)
}

const SIGN_BEHIND = /^(?:\d{1,3}[-/ ](?:\d{1,3}|[A-Za-z])|[A-Za-z])$/
const ESTATE = /^(?:urb|urbanizacion|res|residence|residencial|edif|edificio|cond|condominio|tower|torre) /

function inBuilding(found: Home): Home {
  const [next] = found.places
  const { street, houseNumber } = found
  const isOfBuilding = street && /\b(?:court|house|tower|mansions|lodge|apartments|hall)$/i.test(street)
  if (!isOfBuilding || !next || !isStreet(next)) return found
  const line = streetLine(next)
  const units = houseNumber && found.units.length === 0 ? [houseNumber] : found.units
  const { houseNumber: _, ...others } = found
  return {
    ...others,
    units,
    buildings: [...found.buildings, street],
    street: line?.street ?? next,
    ...(line && { houseNumber: line.houseNumber }),
    places: found.places.slice(1),
  }
}
