/** A part of a location that says where its place is. `region`: GeoNames' code within the country. `isCounty`: written behind a town only. */
export type Hint = { country: string; region?: string; isCounty?: true }
/** The possible meanings of each name and code, keyed by its spelling in capitals, the likeliest first. */
export type Regions = { names: Map<string, Hint[]>; codes: Map<string, Hint[]> }
export type RegionLine = Hint & { kind: 'name' | 'code'; key: string }

/** The file that `regionsText` makes, next to the one of towns. */
export const REGIONS_FILE = 'regions.txt'

/** A line for each name and code of countries, states, provinces and regions, each once. */
export function regionsText(lines: RegionLine[]): string {
  const cells = lines.map(({ kind, key, country, region = '', isCounty }) =>
    [kind, key, country, region, isCounty ? 'county' : ''].join('\t'),
  )
  return `${[...new Set(cells)].join('\n')}\n`
}

/** Reads what `regionsText` wrote. */
export function readRegions(text: string): Regions {
  const regions: Regions = { names: new Map(), codes: new Map() }
  for (const line of text.split('\n').filter(Boolean)) {
    const [kind, key = '', country = '', region, county] = line.split('\t')
    const hints = kind === 'code' ? regions.codes : regions.names
    const hint: Hint = { country, ...(region && { region }), ...(county && { isCounty: true }) }
    hints.set(key, [...(hints.get(key) ?? []), hint])
  }
  return regions
}
