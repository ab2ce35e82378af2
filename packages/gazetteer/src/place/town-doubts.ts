import type { Anchor } from './anchor-town.ts'
import { kilometresBetween } from './distance.ts'
import type { Town } from './gazetteer-file.ts'
import { isWithin, type Located, likeliestFirst, MIN_POPULATION_BY_FAR, weightOf } from './likely-town.ts'
import type { Reading } from './location-hints.ts'
import type { LocationPart } from './location-parts.ts'
import type { PlaceNames } from './place-names.ts'
import { isIsland, townsOf } from './towns-of-part.ts'

export const MIN_POPULATION_IN_TEXT = 15_000
/** The factor by which a town must be larger than a namesake to be accepted despite an unrecognized name after it. */
const TIMES_FOR_STRANGE_NAME = 100
const MIN_NAMESAKE = 1_000
const MIN_POPULATION_OF_CITY = 500_000
const MAX_KM_AROUND_CITY = 150

/**
 * A candidate town with its context. `part`: a place within the town, named before it. `isHome`: the country is named,
 * or the town is in the home country.
 */
type Doubted = { names: PlaceNames; reading: Reading; anchor: Anchor; part: Town | undefined; isHome: boolean }

/**
 * A check that may reject a town. Returns the result to use instead, `{}` for no town; `undefined` if the check does
 * not apply.
 */
type Doubt = (doubted: Doubted) => Located | undefined

export const firstDoubt = (doubted: Doubted): Located | undefined => {
  for (const doubt of doubts) {
    const instead = doubt(doubted)
    if (instead) return instead
  }
  return undefined
}

/**
 * Rejects a small town, or a town that is not the last part, if the last part has also been read as a country or
 * region.
 */
const countryInstead: Doubt = ({ reading, anchor: { town, behind } }) =>
  reading.isLastTown && (behind || town.population < MIN_POPULATION_IN_TEXT) ? {} : undefined

/** Rejects a small town whose name is also that of a region or district elsewhere, which is likelier. */
const districtInstead: Doubt = ({ reading: { districts }, anchor: { town, behind } }) => {
  if (!districts || behind || town.population >= MIN_POPULATION_IN_TEXT) return undefined
  return districts.some(({ country, region }) => country === town.country && region === town.region) ? undefined : {}
}

/**
 * Returns both towns as candidates if a larger, distant town precedes a small one, whose name may be that of an unknown
 * region.
 */
const unknownRegion: Doubt = ({ isHome, anchor: { town, towns, isConfirmed, hasOwnPostcode } }) => {
  if (isHome || isConfirmed || hasOwnPostcode || town.population >= MIN_POPULATION_IN_TEXT) return undefined
  const [rival] = towns.flat().toSorted(likeliestFirst)
  return rival && weightOf(rival) >= weightOf(town) ? { likeliest: [rival, town] } : undefined
}

/**
 * Rejects a town before an unrecognized part, unless it is well known. Returns candidates if that part may name a
 * region with a namesake of the town.
 */
const unknownEnding: Doubt = ({ isHome, part, anchor }) => {
  const { town, behind, namesakes, hasOwnPostcode, isOnly } = anchor
  if (!behind || isHome || part || hasOwnPostcode || (isOnly && isIsland(behind))) return undefined
  const namesake = isNameLike(behind) && namesakes.find((one) => one.population >= MIN_NAMESAKE && !isWithin(one, town))
  if (namesake && weightOf(town) < weightOf(namesake) * TIMES_FOR_STRANGE_NAME) return { likeliest: [town, namesake] }
  return town.population < MIN_POPULATION_BY_FAR ? {} : undefined
}

const isNameLike = ({ text }: LocationPart): boolean => /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?$/u.test(text)

const STATES_BEHIND_TOWNS = ['US', 'CA', 'AU', 'GB']

/** Returns candidates if only a village was found in a region that has the name of a city: "Miraflores, Lima". */
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
