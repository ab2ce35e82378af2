import type { Place } from '../geocoder.ts'
import type { Town } from './gazetteer-file.ts'
import { type Reading, readingsOf } from './location-hints.ts'
import { placeKey } from './place-key.ts'

/** A part of a town is no farther from it. */
const MAX_KM_WITHIN_TOWN = 30
/** A name in the middle of a sentence is a place only if many know it. */
const MIN_POPULATION_IN_TEXT = 15_000
const MAX_WORDS_OF_NAME = 4
const MAX_PARTS = 12
/** A postcode alone places a home in the town of its area, where that is no farther away. */
const MAX_KM_OF_AREA = 40

type TownsNamed = (key: string) => Town[]

/** Finds the smallest place that a location names: "Didsbury, Manchester, United Kingdom" is in Didsbury. */
export function locateTown(townsNamed: TownsNamed, location: string): Place | undefined {
  const readings = readingsOf(location).map((reading) => ({ ...reading, parts: reading.parts.slice(-MAX_PARTS) }))
  for (const find of [smallestTown, townInText]) {
    for (const reading of readings) {
      const town = find(townsNamed, reading)
      if (town) return { latitude: town.latitude, longitude: town.longitude, precision: 'town' }
    }
  }
  return undefined
}

/** The last part that is a town, then a part before it that lies in it or near it. Of several of one name the biggest counts. */
function smallestTown(townsNamed: TownsNamed, reading: Reading): Town | undefined {
  const { parts, isLastTown } = reading
  const isPossible = liesIn(reading, areaOf(townsNamed, reading))
  const named = parts.map((part) => namesOf(part).flatMap(townsNamed).filter(isPossible))
  const last = named.findLastIndex((towns) => towns.length > 0)
  const town = named[last]?.toSorted(biggestFirst)[0]
  if (!town || (isLastTown && (last < parts.length - 1 || town.population < MIN_POPULATION_IN_TEXT))) return undefined
  const within = named.slice(0, last).findLast((towns) => towns.some((part) => isWithin(part, town)))
  return within?.filter((part) => isWithin(part, town)).toSorted(nearestTo(town))[0] ?? town
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

/** As it is written, and without the word that says what kind of place it is. */
const namesOf = (part: string): string[] => {
  const key = placeKey(part)
  const plain = key.replace(/ (island|village|city|township)$/, '')
  return plain === key ? [key] : [key, plain]
}

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
