import type { LocationPart, LocationParts } from './location-parts.ts'
import { placeKey, regionKey } from './place-key.ts'
import { postcodeArea } from './postcode-areas.ts'
import { britishCountry, hasFormOf } from './postcodes.ts'
import type { Hint, Regions } from './regions-file.ts'

/**
 * An interpretation of a location. `country`, `region`, `district`: from the last parts. `area`: the main town of the
 * postcode area. `understood`: the number of parts used for these. `isLastTown`: the last part, which could also be a
 * country or region, is read as a town. `districts`: the regions or districts that the last part may also name.
 * `namesake`: a name that is read as a region but may be a town's. `isNamed`: the text names the country or region
 * explicitly.
 */
export type Reading = {
  parts: LocationPart[]
  understood: number
  country?: string
  region?: string
  district?: string
  area?: { town: string; maxKm: number }
  isLastTown?: true
  districts?: Hint[]
  namesake?: LocationPart
  isNamed?: boolean
}

const OUTWARD_GB = /(?:^|\s)([A-Z]{1,2}\d[A-Z\d]?)$/
const MAX_READINGS = 60
const MAX_UNDERSTOOD = 12

/**
 * Returns the interpretations, likeliest first. The last part may be a country, a state in a country, or the town
 * ("Atlanta, Georgia", "New York"); the largest place may also come first ("Japan, Tokyo, Shibuya").
 */
export function readingsOf({ parts, postcodes }: LocationParts, regions: Regions): Reading[] {
  const signed = postcodes.find(({ code, country }) => country && hasPostcode(regions, code, country))
  const country = signed?.country
  const area = country === 'GB' && signed ? postcodeArea(signed.code) : undefined
  const plain: Reading = { parts, understood: 0, ...(country && { country }), ...(area && { area }) }
  const outward = country ? undefined : withOutward(parts)
  const reversed =
    parts.length > 1 && namedAt(parts.at(0), regions).some(({ isCounty, isSoft }) => !isCounty && !isSoft)
  const all = [
    ...(outward ? narrowed(outward, regions) : []),
    ...narrowed(plain, regions),
    ...(reversed ? narrowed({ ...plain, parts: parts.toReversed() }, regions) : []),
  ].slice(0, MAX_READINGS)
  if (outward) return all
  const misfits = (reading: Reading, codes = postcodes) =>
    codes.filter(({ code }) => reading.country && !hasPostcode(regions, code, reading.country)).length
  const trailing = postcodes.filter(({ isLast }) => isLast) // excludes house numbers
  const possible = all.filter((reading) => misfits(reading, trailing) === 0)
  return (possible.length > 0 ? possible : all).toSorted(
    (one, other) => misfits(one) - misfits(other) || other.understood - one.understood,
  )
}

const hasPostcode = (regions: Regions, code: string, country: string): boolean =>
  country === 'GB' || hasFormOf(regions, code, country) !== false

function withOutward(parts: LocationPart[]): Reading | undefined {
  const last = parts.at(-1)?.text ?? ''
  const half = OUTWARD_GB.exec(last)?.[1] ?? ''
  const [area, country] = [postcodeArea(half), britishCountry(half)]
  const rest = last.replace(OUTWARD_GB, '')
  if (!half || (!area && country === 'GB')) return undefined
  const left = [...parts.slice(0, -1), ...(rest ? [{ text: rest }] : [])]
  return { parts: left, understood: 0, country, ...(area && { area }) }
}

function* narrowed(reading: Reading, regions: Regions): Generator<Reading> {
  const last = reading.parts.at(-1)
  const all = last && reading.understood < MAX_UNDERSTOOD ? hintsAtEnd(last, regions) : []
  const found = all.filter(({ hint }) => fits(hint, reading))
  for (const { hint, rest, isName } of found)
    if (rest || reading.parts.length > 1) {
      const { country, region = reading.region, district = reading.district } = hint
      const understood = reading.understood + 1
      const inside = { ...reading, country, ...(region && { region }), ...(district && { district }) }
      const namesake = isName && hint.region ? last : undefined
      const parts = [...reading.parts.slice(0, -1), ...(rest ? [rest] : [])]
      const isNamed = isName && !hint.isSoft && !hint.isTerritory
      yield* narrowed({ ...inside, understood, parts, isNamed, ...(namesake && { namesake }) }, regions)
    }
  const settled = found.filter(({ hint, rest }) => !hint.isSoft && !rest)
  const districts = found.flatMap(({ hint }) => (hint.isSoft ? [hint] : []))
  const isOnlyPart = reading.parts.length === 1 && reading.parts[0]?.postcode !== undefined // "Saint-Pierre 97410"
  const isAlone = reading.country !== undefined && reading.parts.length === 1 // "Valletta, Malta", a region and its town
  // In "Jersey, UK", Jersey names a country elsewhere, so it is read only as a town.
  const isElsewhere = found.length === 0 && all.some(({ hint, isName }) => isName && !hint.region && !hint.isCounty)
  if (isElsewhere && !isAlone) yield { ...reading, isLastTown: true }
  else if (settled.length === 0 || isAlone || isOnlyPart)
    yield { ...reading, ...(districts.length > 0 && !isAlone && { districts }) }
  // A town must be in that country: "Palestine" is none in Texas, and "Perth, WA" none in Ghana.
  for (const country of new Set(
    settled.filter(({ hint, isName }) => isName && !hint.isCounty).map(({ hint }) => hint.country),
  ))
    yield { ...reading, country, isLastTown: true }
}

const fits = (hint: Hint, { country, region, district }: Reading): boolean =>
  (country === undefined || country === hint.country) &&
  !(region && hint.region && region !== hint.region) &&
  !(district && hint.district && district !== hint.district)

/**
 * A country or region that the end of a part may mean; in "Aalborg SV" and "Bogotá D.C.", the end belongs to the name
 * of the town. `rest`: the part without the words that mean it; absent if it is the whole part. `isName`: the whole
 * part is its name, not its code.
 */
type HintAtEnd = { hint: Hint; rest?: LocationPart; isName: boolean }

function hintsAtEnd(part: LocationPart, regions: Regions): HintAtEnd[] {
  const hints = hintsByPart.get(part) ?? hintsOf(part, regions)
  hintsByPart.set(part, hints)
  return hints
}

const hintsByPart = new WeakMap<LocationPart, HintAtEnd[]>()

function hintsOf(part: LocationPart, regions: Regions): HintAtEnd[] {
  const [, town, code = ''] = /^(?:(.*\S)\s+)?([A-Z]{2,4})\.?$/.exec(part.text) ?? []
  const rest = town === undefined ? undefined : { ...part, text: town }
  const named = namedAt(part, regions).map((hint) => ({ hint, isName: true }))
  return [
    ...(regions.coded(code) ?? []).map((hint) => ({ hint, isName: false, ...(rest && { rest }) })),
    ...named,
    ...(named.length === 0 ? hintsInText(part, regions) : []),
  ]
}

const MAX_WORDS = 3
/**
 * Returns the countries and regions named by the last words of a part: "Austin Texas", "Paris France", "Boston Mass."
 */
function hintsInText(part: LocationPart, { named }: Regions): HintAtEnd[] {
  const words = part.text.split(/\s+/)
  for (let count = Math.min(MAX_WORDS, words.length - 1); count > 0; count--) {
    const hints = named(placeKey(words.slice(-count).join(' ')))?.filter(({ isSoft, isCounty }) => !isSoft && !isCounty)
    const rest = { ...part, text: words.slice(0, -count).join(' ') }
    if (hints && hints.length > 0) return hints.map((hint) => ({ hint, rest, isName: false }))
  }
  return []
}

function namedAt(part: LocationPart | undefined, { named }: Regions): Hint[] {
  const key = placeKey(part?.text ?? '')
  return named(key) ?? named(key.replace(/^co /, 'county ')) ?? named(regionKey(key)) ?? []
}
