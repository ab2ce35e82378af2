import { placeKey } from './place-key.ts'
import { postcodeArea } from './postcode-areas.ts'
import type { Hint, Regions } from './regions-file.ts'

/**
 * The hints in a location about where its places are. `region`: GeoNames' code within the country. `area`: a town that they are near
 * to. `isLastTown`: what stands last was understood as a country or a region before; here it is a town of that country.
 */
export type Reading = {
  parts: string[]
  country?: string
  region?: string
  area?: { town: string; maxKm: number }
  isLastTown?: true
}

const SEPARATORS = /[,;\n،、，؛]/
const POSTCODE_GB = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i
/** The first half alone, behind a town or as a part of its own: "London NW1", "London, E8". */
const OUTWARD_GB = /(?:^|\s)([A-Z]{1,2}\d[A-Z\d]?)$/
const POSTCODE_CA = /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/i
/** Figures at the end of a part: "Naperville, IL 60540", "Sydney NSW 2000", "Subiaco, WA, 6008". */
const FIGURES = /(?:^|\s)\d{3,6}(?:-\d{3,4})?$/

/**
 * The ways to read a location, the likeliest first: what stands last may be a country, a state in a country, or already the town
 * ("Atlanta, Georgia", "New York").
 */
export function readingsOf(location: string, regions: Regions): Reading[] {
  const british = POSTCODE_GB.exec(location)?.[0]
  const area = british && postcodeArea(british)
  const country = british ? 'GB' : POSTCODE_CA.test(location) ? 'CA' : undefined
  const parts = location
    .split(SEPARATORS)
    .map((part) => part.replace(POSTCODE_GB, ' ').replace(POSTCODE_CA, ' ').trim().replace(FIGURES, ' ').trim())
    .filter(Boolean)
  const plain = { parts, ...(country && { country }), ...(area && { area }) }
  const outward = british ? undefined : withOutward(parts)
  return [...(outward ? narrowed(outward, regions) : []), ...narrowed(plain, regions)]
}

/** The reading by half a British postcode at the end. */
function withOutward(parts: string[]): Reading | undefined {
  const last = parts.at(-1) ?? ''
  const area = postcodeArea(OUTWARD_GB.exec(last)?.[1] ?? '')
  const rest = last.replace(OUTWARD_GB, '')
  return area && { parts: [...parts.slice(0, -1), ...(rest ? [rest] : [])], country: 'GB', area }
}

function* narrowed(reading: Reading, regions: Regions): Generator<Reading> {
  const found = hintsAtEnd(reading.parts, regions).filter(({ hint }) => fits(hint, reading))
  for (const { hint, rest } of found)
    if (rest.length > 0) {
      const { country, region = reading.region } = hint
      yield* narrowed({ ...reading, country, ...(region && { region }), parts: rest }, regions)
    }
  const isAlone = reading.country !== undefined && reading.parts.length === 1 // "Valletta, Malta", a region and its town
  if (found.length === 0 || isAlone) yield reading
  // As a town it is one of that country: "Palestine" is none in Texas, and "Perth, WA" none in Ghana.
  for (const country of new Set(
    found.filter(({ hint, isName }) => isName && !hint.isCounty).map(({ hint }) => hint.country),
  ))
    yield { ...reading, country, isLastTown: true }
}

const fits = (hint: Hint, { country, region }: Reading): boolean =>
  (country === undefined || country === hint.country) && !(region && hint.region && region !== hint.region)

type HintAtEnd = { hint: Hint; rest: string[]; isName: boolean }

/**
 * Returns the regions that the last part, or its last word, may name, each with the rest of the parts. Codes count only
 * in capitals.
 */
function hintsAtEnd(parts: string[], { names, codes }: Regions): HintAtEnd[] {
  const last = parts.at(-1)
  if (last === undefined) return []
  const before = parts.slice(0, -1)
  const [, town, code = ''] = /^(?:(.*\S)\s+)?([A-Z]{2,3})\.?$/.exec(last) ?? []
  return [
    ...(codes.get(code) ?? []).map((hint) => ({ hint, rest: town ? [...before, town] : before, isName: false })),
    ...(names.get(placeKey(last)) ?? []).map((hint) => ({ hint, rest: before, isName: true })),
  ]
}
