import type { Anchor } from './anchor-town.ts'
import { kilometresBetween } from './distance.ts'
import type { Town } from './gazetteer-file.ts'
import { isWithin, type Located, likeliestFirst, MIN_POPULATION_BY_FAR, weightOf } from './likely-town.ts'
import type { Reading } from './location-hints.ts'
import type { LocationPart } from './location-parts.ts'
import type { PlaceNames } from './place-names.ts'
import { isIsland, townsOf } from './towns-of-part.ts'

export const MIN_POPULATION_IN_TEXT = 15_000
/** A town this many times larger than a namesake is accepted despite an unrecognized name after it. */
const TIMES_FOR_STRANGE_NAME = 100
const MIN_NAMESAKE = 1_000
const MIN_POPULATION_OF_CITY = 500_000
const MAX_KM_AROUND_CITY = 150

/**
 * `part`: a place within the town, named before it. `isHome`: the country is named, or the town is in the home country.
 */
type Doubted = { names: PlaceNames; reading: Reading; anchor: Anchor; part: Town | undefined; isHome: boolean }

/**
 * A reason to doubt a town. Returns what to answer instead, `{}` for no town; `undefined` if the reason does not apply.
 */
type Doubt = (doubted: Doubted) => Located | undefined

export const firstDoubt = (doubted: Doubted): Located | undefined => {
  for (const doubt of doubts) {
    const instead = doubt(doubted)
    if (instead) return instead
  }
  return undefined
}

/** Refuses a small town, or one before the last part, if the last part has also been read as a country or region. */
const countryInstead: Doubt = ({ reading, anchor: { town, behind } }) =>
  reading.isLastTown && (behind || town.population < MIN_POPULATION_IN_TEXT) ? {} : undefined

/** Refuses a small town if its name is also that of a region or district elsewhere, which is likelier. */
const districtInstead: Doubt = ({ reading: { districts }, anchor: { town, behind } }) => {
  if (!districts || behind || town.population >= MIN_POPULATION_IN_TEXT) return undefined
  return districts.some(({ country, region }) => country === town.country && region === town.region) ? undefined : {}
}

/** Finds it ambiguous if a larger, distant town precedes a small one, whose name may be that of an unknown region. */
const unknownRegion: Doubt = ({ isHome, anchor: { town, towns, isConfirmed, hasOwnPostcode } }) => {
  if (isHome || isConfirmed || hasOwnPostcode || town.population >= MIN_POPULATION_IN_TEXT) return undefined
  const [rival] = towns.flat().toSorted(likeliestFirst)
  return rival && weightOf(rival) >= weightOf(town) ? { likeliest: [rival, town] } : undefined
}

/**
 * Refuses a town before a part that is not understood, unless it is well known; ambiguous if that part may name a
 * region with a namesake.
 */
const unknownEnding: Doubt = ({ isHome, part, anchor }) => {
  const { town, behind, namesakes, hasOwnPostcode, isOnly } = anchor
  if (!behind || isHome || part || hasOwnPostcode || (isOnly && isIsland(behind))) return undefined
  const namesake = isNameLike(behind) && namesakes.find((one) => one.population >= MIN_NAMESAKE && !isWithin(one, town))
  if (namesake && weightOf(town) < weightOf(namesake) * TIMES_FOR_STRANGE_NAME) return { likeliest: [town, namesake] }
  return town.population < MIN_POPULATION_BY_FAR ? {} : undefined
}

/**
 * Returns true if a text that is not understood may be a region's name ("Boston, Xyz") rather than a street or a
 * sentence.
 */
const isNameLike = ({ text }: LocationPart): boolean => /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?$/u.test(text)

const STATES_BEHIND_TOWNS = ['US', 'CA', 'AU', 'GB']

/** Finds it ambiguous if only a village was found in a region that has the name of a city: "Miraflores, Lima". */
const cityInstead: Doubt = ({ names, reading: { namesake, country = '' }, anchor, part }) => {
  const found = part ?? anchor.town
  if (!namesake || found.population >= MIN_POPULATION_IN_TEXT || STATES_BEHIND_TOWNS.includes(country)) return undefined
  const isCity = (town: Town) =>
    town.country === country &&
    town.population >= MIN_POPULATION_OF_CITY &&
    kilometresBetween(town, found) <= MAX_KM_AROUND_CITY
  const city = townsOf(names, namesake, { mayBeCode: false }).find(isCity)
  return city && !isWithin(found, city) ? { likeliest: [city, found] } : undefined
}

const doubts: Doubt[] = [countryInstead, districtInstead, unknownRegion, unknownEnding, cityInstead]
