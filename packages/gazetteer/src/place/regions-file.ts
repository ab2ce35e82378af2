/**
 * A country or region that a part may name. `region`, `district`: GeoNames' codes of the first and second order.
 * `isCounty`: only ever after a town. `isSoft`: the name may also be a town's. `isTerritory`: a territory under its
 * sovereign country's name.
 */
export type Hint = {
  country: string
  region?: string
  district?: string
  isCounty?: true
  isSoft?: true
  isTerritory?: true
}

/** A pattern of a country's postcodes (whole), or a region's (the beginning). */
type PostcodeArea = { pattern: RegExp; region?: string; district?: string }

/** The meanings of each name and code, likeliest first, and the postcodes of each country and its regions. */
export type Regions = {
  names: Map<string, Hint[]>
  codes: Map<string, Hint[]>
  postcodes: Map<string, { whole: RegExp; areas: PostcodeArea[] }>
  labels: Map<string, string>
}
/** `key`: a name's spelling, a code, a pattern, or the name to show. */
export type RegionLine = Hint & { kind: 'name' | 'code' | 'postcode' | 'label'; key: string }

const FLAGS = ['isCounty', 'isSoft', 'isTerritory'] as const

export const REGIONS_FILE = 'regions.txt'

export function regionsText(lines: RegionLine[]): string {
  const cells = lines.map(({ kind, key, country, region = '', district = '', ...flags }) =>
    [kind, key, country, region, district, FLAGS.find((flag) => flags[flag]) ?? ''].join('\t'),
  )
  return `${[...new Set(cells)].join('\n')}\n`
}

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

function addPostcodes({ postcodes }: Regions, key: string, { country, region, district }: Hint): void {
  const whole = postcodes.get(country)
  if (!whole) postcodes.set(country, { whole: new RegExp(`^(?:${key})$`), areas: [] })
  else
    whole.areas.push({ pattern: new RegExp(`^(?:${key})`), ...(region && { region }), ...(district && { district }) })
}
