import { kilometresBetween } from './distance.ts'
import type { Town } from './gazetteer-file.ts'
import { isPostcodeOf } from './postcodes.ts'
import type { Regions } from './regions-file.ts'

const MAX_KM_WITHIN_TOWN = 30
const TIMES_BY_FAR = 2.5
export const MIN_POPULATION_BY_FAR = 100_000
const TIMES_LESS_BY_OTHER_NAME = 10

/** The town of a location; if ambiguous, the two likeliest towns. */
export type Located = { town?: Town; likeliest?: Town[] }

type Countries = { country?: string | undefined; homeCountry?: string | undefined }

/**
 * Returns the only town or the one that is largest by far; else the two likeliest. If the text names no country, towns
 * of the home country come first; a much better known town abroad is then the second.
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

/**
 * Returns the towns that the postcodes allow; all towns if they allow none, because the numbers are then not postcodes.
 */
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

/**
 * Returns true for a place near the town, or in its county or province, which may be named after its capital ("Ronda,
 * Málaga").
 */
export const isWithin = (part: Town, town: Town): boolean =>
  part.country === town.country && (kilometresBetween(part, town) <= MAX_KM_WITHIN_TOWN || isInDistrictOf(part, town))

const isInDistrictOf = (part: Town, town: Town): boolean =>
  town.district !== '' && part.region === town.region && part.district === town.district
