import { placeKey, regionKey } from '../place/place-key.ts'
import type { PlaceNames } from '../place/place-names.ts'
import { hasFormOf } from '../place/postcodes.ts'
import type { Hint } from '../place/regions-file.ts'
import { withoutSigns } from './without-signs.ts'

type Places = { localities: string[]; town?: string; region?: string; country?: string }

/**
 * Facts that other parts of the text imply. `country`: from the form of the postcode. `likely`: the likely country,
 * from the town.
 */
type PlaceHints = { country?: string | undefined; postcode?: string | undefined; likely?: string | undefined }

const MAX_WORDS = 4

export function readPlaces(names: PlaceNames, lines: string[], known: PlaceHints): Places {
  let left = lines
  const counties: string[] = []
  let region: string | undefined
  let country: string | undefined
  const fits = (hint: Hint) =>
    (country === undefined || hint.country === country) &&
    (known.country === undefined || hint.country === known.country) &&
    !(known.postcode && hasFormOf(names.regions, known.postcode, hint.country) === false)
  for (;;) {
    const last = left.at(-1)
    if (last === undefined) break
    const isOnly = left.length === 1
    if (region !== undefined && !isOnly && /\bcounty$/i.test(last)) {
      counties.push(last)
      left = left.slice(0, -1)
      continue
    }
    const found = trailingName(names, last, { isOnly, before: left.at(-2), likely: known.likely, fits })
    if (!found) break
    const isCountry = isCountryName(found)
    if (isCountry ? country !== undefined : region !== undefined) break
    if (isCountry) country = found.hint.country
    else {
      region = found.text
      country ??= found.hint.country
    }
    left = found.rest ? [...left.slice(0, -1), found.rest] : left.slice(0, -1)
  }
  const last = left.at(-1)
  const inText = last === undefined ? undefined : townAtEnd(names, last)
  const town = inText?.town ?? last
  return {
    localities: [...left.slice(0, -1), ...(inText ? [inText.before] : []), ...counties],
    ...(town && { town }),
    ...(region && { region }),
    ...(country && { country }),
  }
}

/**
 * Returns true for a country rather than a region. A two-letter code counts only if it is the country's own code,
 * because codes of Italian provinces have no region either.
 */
const isCountryName = ({ hint, text }: Trailing): boolean =>
  hint.region === undefined &&
  !hint.isCounty &&
  (!/^[A-Z]{2}$/.test(text) || text === hint.country || isAbbreviation(text))

const isAbbreviation = (text: string): boolean => /^(?:UK|USA?|UAE|GB)$/.test(text)

const MIN_WORDS_OF_SENTENCE = 4
/**
 * Splits a town from the end of a sentence, as in "Bright flat in central Manchester"; returns undefined for a place
 * name, a short text or an unknown town.
 */
function townAtEnd(names: PlaceNames, line: string): { before: string; town: string } | undefined {
  const words = line.split(' ')
  if (words.length < MIN_WORDS_OF_SENTENCE || isPlaceName(names, line)) return undefined
  for (let count = Math.min(MAX_WORDS, words.length - 1); count > 0; count--) {
    const town = words.slice(-count).join(' ')
    const isKnown = names.townsNamed(placeKey(town)).some(({ population }) => population >= MIN_POPULATION)
    if (isKnown) return { before: words.slice(0, -count).join(' '), town }
  }
  return undefined
}
const MIN_POPULATION = 15_000

type Trailing = { hint: Hint; text: string; rest?: string }
type Context = {
  isOnly: boolean
  before: string | undefined
  likely: string | undefined
  fits: (hint: Hint) => boolean
}

export function isPlaceName({ townsNamed, regions }: PlaceNames, text: string): boolean {
  const key = placeKey(text)
  return key !== '' && (regions.named(key) !== undefined || townsNamed(key).length > 0)
}

function trailingName(names: PlaceNames, line: string, context: Context): Trailing | undefined {
  const { isOnly, before, fits } = context
  const hint = hintsOf(names, line).filter(fits).toSorted(likeliestFirst(context))[0]
  if (hint && !isOnly && isRegionHere(names, hint, before)) return { hint, text: line }
  if (hint && isOnly && hint.region === undefined && !hint.isSoft && names.townsNamed(placeKey(line)).length === 0)
    return { hint, text: line }
  const words = line.split(' ')
  for (let count = Math.min(MAX_WORDS, words.length - 1); count > 0; count--) {
    const text = words
      .slice(-count)
      .join(' ')
      .replace(/^\(|\)$/g, '')
    const rest = withoutSigns(words.slice(0, -count).join(' '), '', ',-')
    const hint = hintsOf(names, text).filter(fits).toSorted(likeliestFirst(context))[0]
    if (!hint || hint.isSoft || hint.isCounty || !rest) continue
    if (names.townsNamed(placeKey(line)).length > 0) return undefined // "New York", "Mexico City"
    return { hint, text, rest }
  }
  return undefined
}

const likeliestFirst =
  ({ likely }: Context) =>
  (one: Hint, other: Hint) =>
    Number(other.country === likely) - Number(one.country === likely)

function hintsOf({ regions }: PlaceNames, text: string): Hint[] {
  if (/^[A-Z]{2,4}\.?$/.test(text) && !isAbbreviation(text)) {
    const codes = regions.coded(text.replace('.', '')) ?? []
    if (codes.length > 0) return codes
  }
  const key = placeKey(text)
  const { named } = regions
  return named(key) ?? named(key.replace(/^co /, 'county ')) ?? named(regionKey(key)) ?? []
}

/**
 * Returns true if a name means this region. A name that is also a town's counts only after a town of the region, and
 * never in Great Britain.
 */
function isRegionHere({ townsNamed }: PlaceNames, hint: Hint, before: string | undefined): boolean {
  if (!hint.isSoft) return true
  if (hint.country === 'GB') return false // a British address has its post town
  return townsNamed(placeKey(before ?? '')).some(
    (town) =>
      town.country === hint.country &&
      (hint.region === undefined || town.region === hint.region) &&
      (hint.district === undefined || town.district === hint.district),
  )
}

/** Returns the codes of the regions that a text may name; spellings of one region share at least one code. */
export const regionCodes = (names: PlaceNames, text: string, country: string | undefined): string[] =>
  hintsOf(names, text).flatMap((hint) =>
    hint.region && (country === undefined || hint.country === country)
      ? [[hint.country, hint.region, hint.district].filter(Boolean).join(' ')]
      : [],
  )
