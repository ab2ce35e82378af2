/**
 * A part of a location that says where its place is. `region` and `district`: GeoNames' codes of the first and second order within
 * the country. `isCounty`: written behind a town only. `isSoft`: the name may as well be a town's.
 * `isTerritory`: the name is that of the country to which this one belongs.
 */
export type Hint = {
  country: string
  region?: string
  district?: string
  isCounty?: true
  isSoft?: true
  isTerritory?: true
}

/** A pattern of postcodes: of a country, whole; or of one of its regions, their beginning. */
type PostcodeArea = { pattern: RegExp; region?: string; district?: string }

/** The possible meanings of each name and code, the likeliest first, and the postcodes of each country and its regions. */
export type Regions = {
  names: Map<string, Hint[]>
  codes: Map<string, Hint[]>
  postcodes: Map<string, { whole: RegExp; areas: PostcodeArea[] }>
  /** The English names of regions, by country and region. */
  labels: Map<string, string>
}
/** `key`: the spelling of a name, the letters of a code, a pattern, or the name as it is shown. */
export type RegionLine = Hint & { kind: 'name' | 'code' | 'postcode' | 'label'; key: string }

/** A line has at most one of them. */
const FLAGS = ['isCounty', 'isSoft', 'isTerritory'] as const

/** The file that `regionsText` makes, next to the one of towns. */
export const REGIONS_FILE = 'regions.txt'

/** A line for each name, code and postcode pattern of countries, states, provinces, regions and counties, each once. */
export function regionsText(lines: RegionLine[]): string {
  const cells = lines.map(({ kind, key, country, region = '', district = '', ...flags }) =>
    [kind, key, country, region, district, FLAGS.find((flag) => flags[flag]) ?? ''].join('\t'),
  )
  return `${[...new Set(cells)].join('\n')}\n`
}

/** Reads the text of `regionsText`. */
export function readRegions(text: string): Regions {
  const regions: Regions = { names: new Map(), codes: new Map(), postcodes: new Map(), labels: new Map() }
  for (const line of text.split('\n').filter(Boolean)) {
    const [kind, key = '', country = '', region, district, flag] = line.split('\t')
    const place = { country, ...(region && { region }), ...(district && { district }) }
    if (kind === 'postcode') addPostcodes(regions, key, place)
    else if (kind === 'label') regions.labels.set(`${country} ${region}`, key)
    else {
      const hints = kind === 'code' ? regions.codes : regions.names
      const hint = { ...place, ...(flag && { [flag]: true }) }
      const others = hints.get(key)
      if (others?.some((other) => isSame(other, hint))) continue
      if (others) others.push(hint)
      else hints.set(key, [hint])
    }
  }
  return regions
}

const isSame = (one: Hint, other: Hint): boolean =>
  one.country === other.country &&
  one.region === other.region &&
  one.district === other.district &&
  one.isCounty === other.isCounty

/** The line of a country stands before those of its regions. */
function addPostcodes({ postcodes }: Regions, key: string, { country, region, district }: Hint): void {
  const whole = postcodes.get(country)
  if (!whole) postcodes.set(country, { whole: new RegExp(`^(?:${key})$`), areas: [] })
  else
    whole.areas.push({ pattern: new RegExp(`^(?:${key})`), ...(region && { region }), ...(district && { district }) })
}
