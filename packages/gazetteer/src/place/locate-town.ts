import { anchorTown } from './anchor-town.ts'
import { withCountryName } from './country-sign.ts'
import { kilometresBetween } from './distance.ts'
import { keyOfSmall, type Town } from './gazetteer-file.ts'
import { byPostcode, isWithin, type Located, mostLikely } from './likely-town.ts'
import { type Reading, readingsOf } from './location-hints.ts'
import type { LocationParts } from './location-parts.ts'
import { placeKey } from './place-key.ts'
import type { PlaceNames } from './place-names.ts'
import { postcodeTown } from './postcode-areas.ts'
import { firstDoubt, MIN_POPULATION_IN_TEXT } from './town-doubts.ts'
import { townsOf, townsOfIsland } from './towns-of-part.ts'

const MAX_WORDS_OF_NAME = 4
/**
 * The maximum distance from its main town that a British postcode area may extend to place a home there, if no town is
 * recognized.
 */
const MAX_KM_OF_AREA = 40

/** Returns the smallest place that a location names: "Didsbury, Manchester, United Kingdom" is in Didsbury. */
export function locateTown(names: PlaceNames, location: string, homeCountry = ''): Located {
  const text = withCountryName(location)
  const key = `${homeCountry} ${text}`
  return names.located.get(key) ?? names.located.add(key, found(names, text, homeCountry || undefined))
}

function found(names: PlaceNames, text: string, homeCountry: string | undefined): Located {
  const whole = names.partsOf(text)
  const readings = readingsOf(whole, names.regions)
  for (const find of [smallestTown, townInText, onlyTown])
    for (const reading of readings) {
      const located = find({ names, homeCountry, whole, reading })
      if (located.town || located.likeliest) return located
    }
  return {}
}

type Sought = { names: PlaceNames; homeCountry: string | undefined; whole: LocationParts; reading: Reading }
type Find = (sought: Sought) => Located

const smallestTown: Find = ({ names, homeCountry, whole, reading }) => {
  const anchor = anchorTown({ names, homeCountry }, reading, whole, townsByPart(names, whole, reading))
  if (!('town' in anchor)) return anchor
  const { town, towns, likeliest } = anchor
  const isInTown = (one: Town) => isWithin(one, town)
  const [part] =
    towns
      .findLast((some) => some.some(isInTown))
      ?.filter(isInTown)
      .toSorted(nearestTo(town)) ?? []
  const isHome = reading.country !== undefined || town.country === homeCountry
  return firstDoubt({ names, reading, anchor, part, isHome }) ?? { town: part ?? town, ...(likeliest && { likeliest }) }
}

function townsByPart(names: PlaceNames, { isCapitals }: LocationParts, reading: Reading): Town[][] {
  const isPossible = liesIn(names, reading)
  const spelt = reading.parts.map((part, at) =>
    townsOf(names, part, { mayBeCode: at === 0 || isCapitals }).filter(isPossible),
  )
  return spelt.map((towns, at) => (towns.length > 0 ? towns : townsOfIsland(names, reading.parts[at], spelt.flat())))
}

/**
 * Finds a town at the end of the last part, as in "Bright flat in central Manchester", but not in "Rue de Lyon";
 * otherwise finds the main town of the postcode area.
 */
const townInText: Find = ({ names, homeCountry, whole, reading }) => {
  const text = reading.parts.at(-1)?.text.replace(/(?<!\s)\s+\d+\s*$/, '') ?? ''
  const words = placeKey(text).split(' ')
  const isPossible = liesIn(names, reading)
  const codes = whole.postcodes.map(({ code }) => code)
  for (let count = Math.min(MAX_WORDS_OF_NAME, words.length - 1); count > 0; count--) {
    if (isStreetBefore(words.slice(0, -count))) continue
    const towns = names.townsNamed(words.slice(-count).join(' ')).filter(isPossible)
    const known = towns.filter(({ population }) => population >= MIN_POPULATION_IN_TEXT)
    const fitting = byPostcode(names.regions, known, codes)
    const located = mostLikely(fitting, { country: reading.country, homeCountry })
    if (located.town || located.likeliest) return located
  }
  const { area } = reading
  const town = area && area.maxKm <= MAX_KM_OF_AREA ? postcodeTown(names.townsNamed, area) : undefined
  return town ? { town } : {}
}

/**
 * Returns the largest town of a small country or region, for texts with an unknown place in it ("St Saviour, Jersey").
 */
const onlyTown: Find = ({ names, reading: { country, region, isNamed } }) => {
  const [town] = country && isNamed ? names.townsNamed(keyOfSmall(country, region)) : []
  return town ? { town } : {}
}

const STREETS =
  /^(?:rue|avenue|av|ave|boulevard|bd|place|quai|route|chemin|allee|cours|via|viale|piazza|corso|largo|calle|c|avenida|avda|paseo|plaza|rua|travessa|praca|ulica|ul|ulitsa|strada|str|bulevardul|calea|jalan|jl|ulice|utca|straat|strasse)$/
const LINKS = /^(?:de|del|della|di|da|do|du|des|la|le|el|los|las|l|d)$/

function isStreetBefore(words: string[]): boolean {
  const last = words.findLastIndex((word) => !LINKS.test(word))
  return STREETS.test(words[last] ?? '')
}

function liesIn({ townsNamed }: PlaceNames, { country, region, district, area }: Reading): (town: Town) => boolean {
  const areaTown = area && postcodeTown(townsNamed, area)
  return (town) =>
    (country === undefined || town.country === country) &&
    (region === undefined || town.region === region) &&
    (district === undefined || town.district === district) &&
    (!area || !areaTown || kilometresBetween(town, areaTown) <= area.maxKm)
}

const nearestTo = (town: Town) => (one: Town, other: Town) =>
  kilometresBetween(one, town) - kilometresBetween(other, town)
