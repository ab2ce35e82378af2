import type { Place } from '../geocoder.ts'
import type { Town } from './gazetteer-file.ts'
import { type Reading, readingsOf } from './location-hints.ts'
import { placeKey } from './place-key.ts'
import type { Regions } from './regions-file.ts'

/** A part of a town is no farther from it. */
const MAX_KM_WITHIN_TOWN = 30
/** A name in the middle of a sentence is a place only if many know it. */
const MIN_POPULATION_IN_TEXT = 15_000
/** How many times bigger than its namesakes in other regions a town is that needs no more to be meant. */
const TIMES_BY_FAR = 3
const MIN_POPULATION_BY_FAR = 100_000
const MAX_WORDS_OF_NAME = 4
const MAX_PARTS = 12
/** A postcode alone places a home in the town of its area, where that is no farther away. */
const MAX_KM_OF_AREA = 40

type TownsNamed = (key: string) => Town[]
export type Gazetteer = { townsNamed: TownsNamed; regions: Regions }

/** Finds the smallest place that a location names: "Didsbury, Manchester, United Kingdom" is in Didsbury. */
export function locateTown({ townsNamed, regions }: Gazetteer, location: string): Place | undefined {
  const readings = readingsOf(location, regions).map((reading) => ({
    ...reading,
    parts: reading.parts.slice(-MAX_PARTS),
  }))
  for (const find of [smallestTown, townInText]) {
    for (const reading of readings) {
      const town = find(townsNamed, reading)
      if (town) return { latitude: town.latitude, longitude: town.longitude, precision: 'town' }
    }
  }
  return undefined
}

/**
 * The last part that is a town, then a part before it that lies in it or near it. Of several of one name the biggest counts; where
 * something behind it was not understood, only if it is by far the biggest, or a part before it confirms it.
 */
function smallestTown(townsNamed: TownsNamed, reading: Reading): Town | undefined {
  const { parts, isLastTown, country } = reading
  const isPossible = liesIn(reading, areaOf(townsNamed, reading))
  const named = parts.map((part, at) => townsOf(townsNamed, part, at).filter(isPossible))
  const last = named.findLastIndex((towns) => towns.length > 0)
  const [town, ...namesakes] = named[last]?.toSorted(biggestFirst) ?? []
  const isAtEnd = last === parts.length - 1
  if (!town || (isLastTown && (!isAtEnd || town.population < MIN_POPULATION_IN_TEXT))) return undefined
  const within = named.slice(0, last).findLast((towns) => towns.some((part) => isWithin(part, town)))
  const part = within?.filter((one) => isWithin(one, town)).toSorted(nearestTo(town))[0]
  if (!isAtEnd && country === undefined && !part && !isByFarTheBiggest(town, namesakes)) return undefined
  return part ?? town
}

const isByFarTheBiggest = (town: Town, namesakes: Town[]): boolean =>
  town.population >= MIN_POPULATION_BY_FAR &&
  namesakes.every((one) => isInRegionOf(one, town) || town.population >= one.population * TIMES_BY_FAR)

const isInRegionOf = (one: Town, town: Town): boolean => one.country === town.country && one.region === town.region

/** By the first of the part's names that any town has. A short code behind a comma is no town's name. */
function townsOf(townsNamed: TownsNamed, part: string, at: number): Town[] {
  if (at > 0 && /^[A-Z]{2,3}$/.test(part)) return []
  for (const name of namesOf(part)) {
    const towns = townsNamed(name)
    if (towns.length > 0) return towns
  }
  return []
}

/** A name at the end of a text without commas: "Bright flat in central Manchester". */
function townInText(townsNamed: TownsNamed, reading: Reading): Town | undefined {
  const words = placeKey(reading.parts.at(-1) ?? '').split(' ')
  const area = areaOf(townsNamed, reading)
  for (let count = Math.min(MAX_WORDS_OF_NAME, words.length - 1); count > 0; count--) {
    const towns = townsNamed(words.slice(-count).join(' ')).filter(liesIn(reading, area))
    const town = towns.filter(({ population }) => population >= MIN_POPULATION_IN_TEXT).toSorted(biggestFirst)[0]
    if (town) return town
  }
  return reading.area && reading.area.maxKm <= MAX_KM_OF_AREA ? area : undefined
}

const areaOf = (townsNamed: TownsNamed, { area }: Reading): Town | undefined =>
  area &&
  townsNamed(placeKey(area.town))
    .filter(({ country }) => country === 'GB')
    .toSorted(biggestFirst)[0]

/** As it is written; without the word that says what kind of place it is; and without postcode and number of a district. */
function namesOf(part: string): string[] {
  const plain = part.replace(LEADING_CODE, '').replace(TRAILING_NUMBER, '')
  const keys = [part, plain].map(placeKey)
  return [...new Set([...keys, ...keys.map((key) => key.replace(/ (island|village|city|township)$/, ''))])].filter(
    Boolean,
  )
}

/** "28013 Madrid", "00-590 Warszawa", "1012 AB Amsterdam", "SE-111 22 Stockholm". */
const LEADING_CODE = /^(?:[A-Z]{1,2}-)?\d[\d -]+\d(?: [A-Z]{2})?\s+(?=\p{Letter})/u
/** "Dublin 4", "Paris 8e", "Lyon 3ème", "Paris Cedex 08", "Budapest XIV." */
const TRAILING_NUMBER = /(?:\s+(?:cedex|\d{1,6}(?:e|er|ème|th|st|nd|rd|\.)?|[IVX]{1,5}\.?))+$/iu

const liesIn =
  ({ country, region, area }: Reading, areaTown: Town | undefined) =>
  (town: Town): boolean =>
    (country === undefined || town.country === country) &&
    (region === undefined || town.region === region) &&
    (!area || !areaTown || kilometres(town, areaTown) <= area.maxKm)

const biggestFirst = (one: Town, other: Town): number => other.population - one.population

const nearestTo = (town: Town) => (one: Town, other: Town) => kilometres(one, town) - kilometres(other, town)

/** Near it, or in the same county or province, which is also named after its capital ("Ronda, Málaga"). */
const isWithin = (part: Town, town: Town): boolean =>
  part.country === town.country && (kilometres(part, town) <= MAX_KM_WITHIN_TOWN || isInDistrictOf(part, town))

const isInDistrictOf = (part: Town, town: Town): boolean =>
  town.district !== '' && part.region === town.region && part.district === town.district

const KM_PER_DEGREE = 111.2
function kilometres(one: Town, other: Town): number {
  const narrower = Math.cos((one.latitude * Math.PI) / 180)
  return KM_PER_DEGREE * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * narrower)
}
