import { boundedMap } from './bounded-map.ts'
import type { LinesOf } from './sorted-lines.ts'

/**
 * A place under one of its names. `region`, `district`: GeoNames' first- and second-order codes within the country.
 * `isOtherName`: an alternate name, from another language or period.
 */
export type Town = {
  key: string
  country: string
  region: string
  district: string
  population: number
  latitude: number
  longitude: number
  isOtherName?: true
}

/** Returns the key under which the largest town of a small country or region is stored. */
export const keyOfSmall = (country: string, region = ''): string => `= ${country} ${region}`.trim()

/** The limit of cached names, most of which belong to no place: together at most 12,000 places, or 4 MB. */
const MAX_FOUND = 1_000

export const PLACES_FILE = 'places.txt'
export const VERSION_FILE = 'version.txt'

/** Returns the file's text: a line for each name of each place, sorted by the bytes of the name for searching. */
export function gazetteerText(towns: Town[]): Buffer {
  const lines = towns.map((town) => {
    const { key, country, region, district, population, latitude, longitude, isOtherName } = town
    const point = [latitude.toFixed(4), longitude.toFixed(4)]
    const cells = [key, country, region, district, population, ...point, ...(isOtherName ? ['other'] : [])]
    return Buffer.from(`${cells.join('\t')}\n`)
  })
  return Buffer.concat(lines.toSorted(Buffer.compare))
}

export function townsIn(linesOf: LinesOf): (key: string) => Town[] {
  const found = boundedMap<string, Town[]>(MAX_FOUND)
  return (key) => found.get(key) ?? found.add(key, linesOf(key).map(townOf))
}

function townOf(line: string): Town {
  const [key = '', country = '', region = '', district = '', population, latitude, longitude, other] = line.split('\t')
  return {
    key,
    country,
    region,
    district,
    population: Number(population),
    latitude: Number(latitude),
    longitude: Number(longitude),
    ...(other && { isOtherName: true }),
  }
}
