import type { Town } from './gazetteer-file.ts'
import { byPostcode, isWithin, MIN_POPULATION_BY_FAR, mostLikely, weightOf } from './likely-town.ts'
import type { Reading } from './location-hints.ts'
import type { LocationPart, LocationParts } from './location-parts.ts'
import type { PlaceNames } from './place-names.ts'
import { isPostcodeOf } from './postcodes.ts'

/**
 * The town that locates a text, usually the last part that names a town. `towns`: the candidates for each earlier part.
 * `namesakes`: the towns of the same name that the postcodes allow. `behind`: the part after the town. `isConfirmed`: a
 * place named earlier lies in it. `hasOwnPostcode`: the postcode fits its region. `isOnly`: no other town has the name.
 * `likeliest`: the two likeliest, if ambiguous.
 */
export type Anchor = {
  town: Town
  towns: Town[][]
  namesakes: Town[]
  behind: LocationPart | undefined
  isConfirmed: boolean
  hasOwnPostcode: boolean
  isOnly: boolean
  likeliest?: Town[] | undefined
}

type Places = { names: PlaceNames; homeCountry: string | undefined }

/**
 * Returns the town that locates a text. Namesakes are resolved by postcode, the part before, the home country, and
 * finally by size. Returns only the two likeliest if that does not suffice, and nothing if no part is a town or if an
 * unrecognized part follows the towns.
 */
export function anchorTown(
  { names, homeCountry }: Places,
  { parts, country }: Reading,
  { postcodes }: LocationParts,
  named: Town[][],
): Anchor | { likeliest?: Town[] | undefined } {
  const last = anchorAt(parts, named)
  const towns = named.slice(0, Math.max(0, last))
  const own = named[last] ?? []
  const namesakes = byPostcode(
    names.regions,
    own,
    postcodes.map(({ code }) => code),
  )
  const nearby = towns.flat()
  const confirmed = namesakes.filter((town) => nearby.some((part) => isWithin(part, town)))
  const isConfirmed = confirmed.length > 0
  const { town, likeliest } = mostLikely(isConfirmed ? confirmed : namesakes, { country, homeCountry })
  const behind = parts[last + 1]
  if (!town) return behind ? {} : { likeliest }
  const postcode = parts[last]?.postcode
  const hasOwnPostcode = postcode !== undefined && isPostcodeOf(names.regions, postcode, town) === true
  return { town, towns, namesakes, behind, isConfirmed, hasOwnPostcode, isOnly: own.length === 1, likeliest }
}

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
