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

/** `part`: a place before the town that lies in it. `isHome`: the reading or the home country names its country. */
type Doubted = { names: PlaceNames; reading: Reading; anchor: Anchor; part: Town | undefined; isHome: boolean }

/** A reason against a town. Returns the result instead of it, `{}` for none; `undefined` if there is no such reason. */
type Doubt = (doubted: Doubted) => Located | undefined

export const firstDoubt = (doubted: Doubted): Located | undefined => {
  for (const doubt of doubts) {
    const instead = doubt(doubted)
    if (instead) return instead
  }
  return undefined
}

/** The last part is a country's name elsewhere: only a larger town at the end is meant. */
const countryInstead: Doubt = ({ reading, anchor: { town, behind } }) =>
  reading.isLastTown && (behind || town.population < MIN_POPULATION_IN_TEXT) ? {} : undefined

/** The last part is more likely a district than a village elsewhere. */
const districtInstead: Doubt = ({ reading: { districts }, anchor: { town, behind } }) => {
  if (!districts || behind || town.population >= MIN_POPULATION_IN_TEXT) return undefined
  return districts.some(({ country, region }) => country === town.country && region === town.region) ? undefined : {}
}

/** A larger, distant town precedes a small one: the small one's name may be that of an unknown region. */
const unknownRegion: Doubt = ({ isHome, anchor: { town, towns, isConfirmed, hasOwnPostcode } }) => {
  if (isHome || isConfirmed || hasOwnPostcode || town.population >= MIN_POPULATION_IN_TEXT) return undefined
  const [rival] = towns.flat().toSorted(likeliestFirst)
  return rival && weightOf(rival) >= weightOf(town) ? { likeliest: [rival, town] } : undefined
}

/** A part after the town is not understood: only a well-known town is meant. */
const unknownEnding: Doubt = ({ isHome, part, anchor }) => {
  const { town, behind, namesakes, hasOwnPostcode, isOnly } = anchor
  if (!behind || isHome || part || hasOwnPostcode || (isOnly && isIsland(behind))) return undefined
  const namesake = isNameLike(behind) && namesakes.find((one) => one.population >= MIN_NAMESAKE && !isWithin(one, town))
  if (namesake && weightOf(town) < weightOf(namesake) * TIMES_FOR_STRANGE_NAME) return { likeliest: [town, namesake] }
  return town.population < MIN_POPULATION_BY_FAR ? {} : undefined
}

/** An unknown part may be a region's name ("Boston, Xyz"), but no street or sentence. */
const isNameLike = ({ text }: LocationPart): boolean => /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?$/u.test(text)

const STATES_BEHIND_TOWNS = ['US', 'CA', 'AU', 'GB']

/** Only a village was found in a region that has the name of a city: "Miraflores, Lima". */
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
