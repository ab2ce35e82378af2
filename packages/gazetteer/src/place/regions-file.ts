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

/** The meanings of each name and code, likeliest first, and the postcode patterns of each country and its regions. */
export type Regions = {
  names: Map<string, Hint[]>
  codes: Map<string, Hint[]>
  postcodes: Map<string, { whole: RegExp; areas: PostcodeArea[] }>
  labels: Map<string, string>
}
/** A line of the regions file. `key`: a normalized name, a code, a postcode pattern, or the name to show. */
export type RegionLine = Hint & { kind: 'name' | 'code' | 'postcode' | 'label'; key: string }

const FLAGS = ['isCounty', 'isSoft', 'isTerritory'] as const

export const REGIONS_FILE = 'regions.txt'

export function regionsText(lines: RegionLine[]): string {
  const cells = lines.map(({ kind, key, country, region = '', district = '', ...flags }) =>
    [kind, key, country, region, district, FLAGS.find((flag) => flags[flag]) ?? ''].join('\t'),
  )
  return `${[...new Set(cells)].join('\n')}\n`
}

/**
 * Parses the regions file. Each line and name is decoded separately, because a slice of a longer string would keep all
 * of it in memory.
 */
export function readRegions(file: Buffer): Regions {
  const regions: Regions = { names: new Map(), codes: new Map(), postcodes: new Map(), labels: new Map() }
  const known = new Map<string, [Hint]>()
  for (let start = 0, end = file.indexOf('\n'); end >= 0; start = end + 1, end = file.indexOf('\n', start)) {
    const line = file.toString('utf8', start, end)
    const [kind = '', word = '', country = '', region, district, flag] = line.split('\t')
    const keyStart = start + kind.length + 1
    const key = file.toString('utf8', keyStart, keyStart + Buffer.byteLength(word))
    if (kind === 'postcode') addPostcodes(regions, key, { country, region, district })
    else if (kind === 'label') regions.labels.set(`${country} ${region}`, key)
    else {
      const hints = kind === 'code' ? regions.codes : regions.names
      const only = sharedHint(known, { country, region, district, flag })
      const others = hints.get(key)
      if (others?.some((other) => isSame(other, only[0]))) continue
      hints.set(key, others ? [...others, ...only] : only)
    }
  }
  return regions
}

type Cells = { country: string; region: string | undefined; district: string | undefined; flag: string | undefined }

/**
 * Returns the same array with one object for all names of a region, as most have no other meaning. The object is built
 * field by field: spreading optional fields gives each object a hidden class of its own, which takes more memory than
 * all names.
 */
function sharedHint(known: Map<string, [Hint]>, { country, region, district, flag }: Cells): [Hint] {
  const cells = `${country}\t${region}\t${district}\t${flag}`
  const shared = known.get(cells)
  if (shared) return shared
  const hint: Hint = { country }
  if (region) hint.region = region
  if (district) hint.district = district
  const named = FLAGS.find((one) => one === flag)
  if (named) hint[named] = true
  const only: [Hint] = [hint]
  known.set(cells, only)
  return only
}

const isSame = (one: Hint, other: Hint): boolean =>
  one.country === other.country &&
  one.region === other.region &&
  one.district === other.district &&
  one.isCounty === other.isCounty

function addPostcodes({ postcodes }: Regions, key: string, { country, region, district }: Omit<Cells, 'flag'>): void {
  const whole = postcodes.get(country)
  if (!whole) postcodes.set(country, { whole: new RegExp(`^(?:${key})$`), areas: [] })
  else
    whole.areas.push({ pattern: new RegExp(`^(?:${key})`), ...(region && { region }), ...(district && { district }) })
}
