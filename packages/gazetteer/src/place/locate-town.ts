import { withCountryName } from './country-sign.ts'
import { kilometresBetween } from './distance.ts'
import { keyOfSmall, type Town } from './gazetteer-file.ts'
import {
  byPostcode,
  isWithin,
  type Located,
  likeliestFirst,
  MIN_POPULATION_BY_FAR,
  mostLikely,
  weightOf,
} from './likely-town.ts'
import { type Reading, readingsOf } from './location-hints.ts'
import { type LocationPart, type LocationParts, namesOf } from './location-parts.ts'
import { placeKey, regionKey } from './place-key.ts'
import type { PlaceNames, TownsNamed } from './place-names.ts'
import { postcodeTown } from './postcode-areas.ts'
import { isPostcodeOf } from './postcodes.ts'

const MIN_POPULATION_IN_TEXT = 15_000
/** A town this many times larger than a namesake is accepted despite an unrecognized name after it. */
const TIMES_FOR_STRANGE_NAME = 100
const MIN_NAMESAKE = 1_000
const MIN_POPULATION_OF_CITY = 500_000
const MAX_KM_AROUND_CITY = 150
const MAX_WORDS_OF_NAME = 4
/** A postcode alone places a home in the town of its area up to this distance. */
const MAX_KM_OF_AREA = 40

type Gazetteer = PlaceNames & { homeCountry?: string | undefined }

/** Returns the smallest place of a location: "Didsbury, Manchester, United Kingdom" is in Didsbury. */
export function locateTown(names: PlaceNames, location: string, homeCountry?: string): Located {
  const gazetteer = { ...names, homeCountry }
  const parts = gazetteer.partsOf(withCountryName(location))
  const readings = readingsOf(parts, gazetteer.regions)
  for (const find of [smallestTown, townInText, onlyTown])
    for (const reading of readings) {
      const located = find(gazetteer, reading, parts)
      if (located) return located
    }
  return {}
}

type Find = (gazetteer: Gazetteer, reading: Reading, whole: LocationParts) => Located | undefined

/**
 * Finds the last part that is a town, then a part before it in or near that town. Namesakes are resolved by postcode,
 * the part before, the home country, else by size; an unrecognized part after it raises the threshold.
 */
const smallestTown: Find = (gazetteer, reading, { postcodes, isCapitals }) => {
  const { parts, isLastTown } = reading
  const { homeCountry } = gazetteer
  const isPossible = liesIn(gazetteer, reading)
  const spelt = parts.map((part, at) =>
    townsOf(gazetteer, part, { mayBeCode: at === 0 || isCapitals }).filter(isPossible),
  )
  const named = spelt.map((towns, at) => (towns.length > 0 ? towns : townsOfIsland(gazetteer, parts[at], spelt.flat())))
  const last = anchorAt(parts, named)
  if (last === -1) return undefined
  const isAtEnd = last === parts.length - 1
  const anchors = byPostcode(gazetteer.regions, named[last] ?? [], codesOf(postcodes))
  const nearby = named.slice(0, last).flat()
  const confirmed = anchors.filter((town) => nearby.some((part) => isWithin(part, town)))
  const { town, likeliest } = mostLikely(confirmed.length > 0 ? confirmed : anchors, {
    country: reading.country,
    homeCountry,
  })
  if (!town) return likeliest && isAtEnd ? { likeliest } : undefined
  if (isLastTown && (!isAtEnd || town.population < MIN_POPULATION_IN_TEXT)) return undefined
  if (reading.districts && isAtEnd && !isTownOfDistricts(town, reading.districts)) return undefined
  const stranger =
    reading.country === undefined &&
    town.country !== homeCountry &&
    confirmed.length === 0 &&
    rivalBefore(named.slice(0, last), town)
  if (stranger && !isConfirmed(gazetteer, parts[last], town)) return { likeliest: [stranger, town] }
  const within = named.slice(0, last).findLast((towns) => towns.some((part) => isWithin(part, town)))
  const part = within?.filter((one) => isWithin(one, town)).toSorted(nearestTo(town))[0]
  const isSure =
    isAtEnd ||
    reading.country !== undefined ||
    town.country === homeCountry ||
    part ||
    isConfirmed(gazetteer, parts[last], town)
  const isOnly = named[last]?.length === 1 && ISLAND.test(parts[last + 1]?.text ?? '')
  if (!isSure && !isOnly) {
    const namesake =
      isNameLike(parts[last + 1]) && anchors.find((one) => one.population >= MIN_NAMESAKE && !isWithin(one, town))
    if (namesake && weightOf(town) < weightOf(namesake) * TIMES_FOR_STRANGE_NAME) return { likeliest: [town, namesake] }
    if (town.population < MIN_POPULATION_BY_FAR) return undefined
  }
  const city = cityInstead(gazetteer, reading, part ?? town)
  if (city) return { likeliest: [city, part ?? town] }
  return { town: part ?? town, ...(likeliest && { likeliest }) }
}

const codesOf = (postcodes: LocationParts['postcodes']): string[] => postcodes.map(({ code }) => code)

/** Returns the last part that is a town, unless a larger one before has a postcode or a district's number. */
function anchorAt(parts: LocationPart[], named: Town[][]): number {
  const last = named.findLastIndex((towns) => towns.length > 0)
  const withPostcode = parts.findLastIndex(({ postcode }, at) => postcode && biggest(named[at]) > 0)
  const numbered = parts.findLastIndex(
    ({ isNumbered }, at) => isNumbered && biggest(named[at]) >= MIN_POPULATION_BY_FAR,
  )
  const marked = withPostcode === -1 ? numbered : withPostcode
  if (marked === -1 || marked === last) return last
  const isNear = named[last]?.some((one) => named[marked]?.some((other) => isWithin(one, other)))
  return isNear || biggest(named[last]) > biggest(named[marked]) ? last : marked
}

const biggest = (towns: Town[] = []): number => Math.max(0, ...towns.map(weightOf))

/** Returns a larger, distant town before this one: this one's name may be that of an unknown region. */
function rivalBefore(named: Town[][], town: Town): Town | undefined {
  if (town.population >= MIN_POPULATION_IN_TEXT) return undefined
  const [rival] = named.flat().toSorted(likeliestFirst)
  return rival && weightOf(rival) >= weightOf(town) ? rival : undefined
}

/** An unknown part may be a region's name ("Boston, Xyz"), but no street or sentence. */
const isNameLike = (part: LocationPart | undefined): boolean =>
  /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?$/u.test(part?.text ?? '')

/** "Portree, Isle of Skye": islands are in no list of regions. */
const ISLAND = /^(?:isle|island|isola|île|ile|ilha|isla|insel|koh|pulau)\b|\b(?:island|islands)$/i

/** "Anacapri, Isola di Capri": the island has the name of a town near the others. */
function townsOfIsland({ townsNamed }: Gazetteer, part: LocationPart | undefined, others: Town[]): Town[] {
  if (!part || !ISLAND.test(part.text)) return []
  return townsNamed(regionKey(placeKey(part.text))).filter((town) => others.some((other) => isWithin(other, town)))
}

const STATES_BEHIND_TOWNS = ['US', 'CA', 'AU', 'GB']

/** Returns the city with a region's name if only a village was found: "Miraflores, Lima". */
function cityInstead(gazetteer: Gazetteer, { namesake, country = '' }: Reading, found: Town): Town | undefined {
  if (!namesake || found.population >= MIN_POPULATION_IN_TEXT || STATES_BEHIND_TOWNS.includes(country)) return undefined
  const isCity = (town: Town) =>
    town.country === country &&
    town.population >= MIN_POPULATION_OF_CITY &&
    kilometresBetween(town, found) <= MAX_KM_AROUND_CITY
  const city = townsOf(gazetteer, namesake, { mayBeCode: false }).find(isCity)
  return city && !isWithin(found, city) ? city : undefined
}

const isConfirmed = ({ regions }: Gazetteer, part: LocationPart | undefined, town: Town): boolean =>
  part?.postcode !== undefined && isPostcodeOf(regions, part.postcode, town) === true

const isTownOfDistricts = (town: Town, districts: Reading['districts']): boolean =>
  town.population >= MIN_POPULATION_IN_TEXT ||
  (districts ?? []).some(({ country, region }) => country === town.country && region === town.region)

/** Uses the part's first name that any town has. A short code after a comma is no town's name. */
function townsOf({ townsNamed }: Gazetteer, part: LocationPart, { mayBeCode }: { mayBeCode: boolean }): Town[] {
  if (!mayBeCode && /^[A-Z]{2,3}$/.test(part.text)) return []
  const towns = townsByPart.get(part) ?? townsOfNames(townsNamed, part)
  townsByPart.set(part, towns)
  return towns
}

const townsByPart = new WeakMap<LocationPart, Town[]>()

function townsOfNames(townsNamed: TownsNamed, part: LocationPart): Town[] {
  for (const name of namesOf(part)) {
    const towns = townsNamed(name)
    if (towns.length > 0) return towns
  }
  return townsAroundHyphen(townsNamed, part.text)
}

/** "München-Schwabing", "Brno-střed": the town is first, if it is large. */
function townsAroundHyphen(townsNamed: TownsNamed, text: string): Town[] {
  const [first = '', ...others] = text.split('-')
  if (others.length === 0) return []
  return [placeKey(first), placeKey(first).replace(/([aou])e/g, '$1')]
    .flatMap(townsNamed)
    .filter(({ population }) => population >= MIN_POPULATION_BY_FAR)
}

/** The end of a text without commas: "Bright flat in central Manchester", but not "Rue de Lyon". */
const townInText: Find = (gazetteer, reading, { postcodes }) => {
  const { regions, homeCountry } = gazetteer
  const text = reading.parts.at(-1)?.text.replace(/(?<!\s)\s+\d+\s*$/, '') ?? ''
  const words = placeKey(text).split(' ')
  const isPossible = liesIn(gazetteer, reading)
  for (let count = Math.min(MAX_WORDS_OF_NAME, words.length - 1); count > 0; count--) {
    if (isStreetBefore(words.slice(0, -count))) continue
    const towns = gazetteer.townsNamed(words.slice(-count).join(' ')).filter(isPossible)
    const known = towns.filter(({ population }) => population >= MIN_POPULATION_IN_TEXT)
    const fitting = byPostcode(regions, known, codesOf(postcodes))
    const located = mostLikely(fitting, { country: reading.country, homeCountry })
    if (located.town || located.likeliest) return located
  }
  const area =
    reading.area && reading.area.maxKm <= MAX_KM_OF_AREA ? postcodeTown(gazetteer.townsNamed, reading.area) : undefined
  return area && { town: area }
}

/** Returns the largest town of a small country or region, for places that are unknown ("St Saviour, Jersey"). */
const onlyTown: Find = ({ townsNamed }, { country, region, isNamed }) => {
  const [town] = country && isNamed ? townsNamed(keyOfSmall(country, region)) : []
  return town && { town }
}

const STREETS =
  /^(?:rue|avenue|av|ave|boulevard|bd|place|quai|route|chemin|allee|cours|via|viale|piazza|corso|largo|calle|c|avenida|avda|paseo|plaza|rua|travessa|praca|ulica|ul|ulitsa|strada|str|bulevardul|calea|jalan|jl|ulice|utca|straat|strasse)$/
const LINKS = /^(?:de|del|della|di|da|do|du|des|la|le|el|los|las|l|d)$/

/** The preceding words mark a street: "12 rue de", "Via". */
function isStreetBefore(words: string[]): boolean {
  const last = words.findLastIndex((word) => !LINKS.test(word))
  return STREETS.test(words[last] ?? '')
}

function liesIn({ townsNamed }: Gazetteer, { country, region, district, area }: Reading): (town: Town) => boolean {
  const areaTown = area && postcodeTown(townsNamed, area)
  return (town) =>
    (country === undefined || town.country === country) &&
    (region === undefined || town.region === region) &&
    (district === undefined || town.district === district) &&
    (!area || !areaTown || kilometresBetween(town, areaTown) <= area.maxKm)
}

const nearestTo = (town: Town) => (one: Town, other: Town) =>
  kilometresBetween(one, town) - kilometresBetween(other, town)
