import { boundedMap } from './bounded-map.ts'
import type { LinesOf } from './sorted-lines.ts'

/**
 * A meaning of a name: a country or region. `region`, `district`: GeoNames’ first- and second-order codes. `isCounty`:
 * a British county, recognized only after a town. `isSoft`: the name may also be a town's. `isTerritory`: `country` is
 * a territory, and the name is that of its sovereign country, as in "Papeete, France".
 */
export type Hint = {
  country: string
  region?: string
  district?: string
  isCounty?: true
  isSoft?: true
  isTerritory?: true
}

type PostcodeArea = { pattern: RegExp; region?: string; district?: string }

/** Returns the meanings of a name or code, likeliest first. */
type HintsOf = (key: string) => Hint[] | undefined

/**
 * The countries and regions of the data. `named`, `coded`: the meanings of a name or a code. `postcodes`: the patterns
 * of each country and its regions. `labels`: the names to show, by country and region.
 */
export type Regions = {
  named: HintsOf
  coded: HintsOf
  postcodes: Map<string, { whole: RegExp; areas: PostcodeArea[] }>
  labels: Map<string, string>
}
/** A line of the regions file. `key`: a normalized name, a code, a postcode pattern, or the name to show. */
export type RegionLine = Hint & { kind: 'name' | 'code' | 'postcode' | 'label'; key: string }

const FLAGS = ['isCounty', 'isSoft', 'isTerritory'] as const

export const REGIONS_FILE = 'regions.txt'

/**
 * Returns the file's text: lines sorted by kind and, for names and codes, by their bytes, so that they can be searched.
 * The meanings of one name keep their order, likeliest first.
 */
export function regionsText(lines: RegionLine[]): Buffer {
  const sorted = lines.map(({ kind, key, country, region = '', district = '', ...flags }) => {
    const flag = FLAGS.find((one) => flags[one]) ?? ''
    const isSought = kind === 'name' || kind === 'code'
    return {
      text: [kind, key, country, region, district, `${flag}\n`].join('\t'),
      order: Buffer.from(isSought ? `${kind}\t${key}\t` : kind),
    }
  })
  const texts = sorted.toSorted((one, other) => Buffer.compare(one.order, other.order)).map(({ text }) => text)
  return Buffer.from([...new Set(texts)].join(''))
}

const MAX_FOUND = 1_000

export function readRegions(linesOf: LinesOf): Regions {
  const postcodes: Regions['postcodes'] = new Map()
  for (const line of linesOf('postcode')) addPostcodes(postcodes, cellsOf(line))
  const labels = linesOf('label').map(cellsOf)
  return {
    named: hintsIn(linesOf, 'name'),
    coded: hintsIn(linesOf, 'code'),
    postcodes,
    labels: new Map(labels.map(({ key, country, region }) => [`${country} ${region}`, key])),
  }
}

function hintsIn(linesOf: LinesOf, kind: RegionLine['kind']): HintsOf {
  const found = boundedMap<string, Hint[]>(MAX_FOUND)
  const hintsOf = (key: string): Hint[] => {
    const hints = linesOf(kind, key).map((line) => hintOf(cellsOf(line)))
    return hints.filter((hint, at) => hints.findIndex((other) => isSame(other, hint)) === at)
  }
  return (key) => {
    const hints = found.get(key) ?? found.add(key, hintsOf(key))
    return hints.length > 0 ? hints : undefined
  }
}

type Cells = { key: string; country: string; region?: string; district?: string; flag?: string }

function cellsOf(line: string): Cells {
  const [, key = '', country = '', region, district, flag] = line.split('\t')
  return { key, country, ...(region && { region }), ...(district && { district }), ...(flag && { flag }) }
}

function hintOf({ country, region, district, flag }: Cells): Hint {
  const named = FLAGS.find((one) => one === flag)
  return { country, ...(region && { region }), ...(district && { district }), ...(named && { [named]: true }) }
}

const isSame = (one: Hint, other: Hint): boolean =>
  one.country === other.country &&
  one.region === other.region &&
  one.district === other.district &&
  one.isCounty === other.isCounty

function addPostcodes(postcodes: Regions['postcodes'], { key, country, region, district }: Cells): void {
  const whole = postcodes.get(country)
  if (!whole) postcodes.set(country, { whole: new RegExp(`^(?:${key})$`), areas: [] })
  else
    whole.areas.push({ pattern: new RegExp(`^(?:${key})`), ...(region && { region }), ...(district && { district }) })
}
