import { kilometresBetween } from '#contract/distance'
import type { Town } from './gazetteer-file.ts'
import { isPostcodeOf } from './postcodes.ts'
import type { Regions } from './regions-file.ts'

/** A part of a town is no farther from it. */
const MAX_KM_WITHIN_TOWN = 30
/** The factor by which a town is bigger than its namesakes, so that it is meant without more. */
const TIMES_BY_FAR = 2.5
export const MIN_POPULATION_BY_FAR = 100_000
/** A name of another language or time counts as if fewer people lived there, by this factor. */
const TIMES_LESS_BY_OTHER_NAME = 10

/** The town of a location; or, where it may be one of several, the two likeliest. */
export type Located = { town?: Town; likeliest?: Town[] }

/** `country`: of the location. `homeCountry`: of the site. */
type Countries = { country?: string | undefined; homeCountry?: string | undefined }

/**
 * The biggest by far, or the only one; else the two likeliest. Where the location names no country, towns of the home country come first:
 * with the biggest elsewhere as the other that may be meant, if that one is much better known.
 */
export function mostLikely(towns: Town[], { country, homeCountry }: Countries): Located {
  const sorted = towns.toSorted(likeliestFirst)
  const home = country === undefined ? sorted.filter((town) => town.country === homeCountry) : []
  if (home.length === 0) return biggestByFar(sorted)
  const located = biggestByFar(home)
  const abroad = sorted.find((town) => town.country !== homeCountry && town.population >= MIN_POPULATION_BY_FAR)
  const isKnownBetter = located.town && abroad && weightOf(abroad) >= weightOf(located.town) * TIMES_BY_FAR
  return isKnownBetter ? { ...located, likeliest: [located.town, abroad].filter((one) => one !== undefined) } : located
}

function biggestByFar([first, ...others]: Town[]): Located {
  if (!first) return {}
  const second = others.find((one) => !isWithin(one, first))
  return !second || weightOf(first) >= weightOf(second) * TIMES_BY_FAR
    ? { town: first }
    : { likeliest: [first, second] }
}

/** The towns that the postcodes allow; all, where they allow none: such figures are of something else. */
export function byPostcode(regions: Regions, towns: Town[], codes: string[]): Town[] {
  let left = towns
  for (const code of codes) {
    const verdicts = left.map((town) => ({ town, isOne: isPostcodeOf(regions, code, town) }))
    const fitting = [true, undefined].map((verdict) => verdicts.filter(({ isOne }) => isOne === verdict))
    left = fitting.find((some) => some.length > 0)?.map(({ town }) => town) ?? left
  }
  return left
}

export const weightOf = ({ population, isOtherName }: Town): number =>
  isOtherName ? population / TIMES_LESS_BY_OTHER_NAME : population

export const likeliestFirst = (one: Town, other: Town): number => weightOf(other) - weightOf(one)

/** Near it, or in the same county or province, which is also named after its capital ("Ronda, Málaga"). */
export const isWithin = (part: Town, town: Town): boolean =>
  part.country === town.country && (kilometresBetween(part, town) <= MAX_KM_WITHIN_TOWN || isInDistrictOf(part, town))

const isInDistrictOf = (part: Town, town: Town): boolean =>
  town.district !== '' && part.region === town.region && part.district === town.district
