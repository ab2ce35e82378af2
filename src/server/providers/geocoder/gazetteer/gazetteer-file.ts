import { boundedMap } from '../../../platform/memory/bounded-map.ts'

/**
 * One place under one of its names. `region` and `district`: GeoNames' codes of the first and second order within a country.
 * `isOtherName`: it is not the name that GeoNames shows, but one of another language or time.
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

/** The name under which the file has the biggest town of a country or region in which nothing is far from it. */
export const keyOfSmall = (country: string, region = ''): string => `= ${country} ${region}`.trim()

/** The limit of names whose places stay as objects: together 12,000 places at most, or 4 MB. */
const MAX_FOUND = 1_000

const NEWLINE = 10
const TAB = 9

/** The gazetteer's path in the project, built by `npm start` and the tests. `gazetteerText` makes `PLACES_FILE`. */
export const GAZETTEER_FOLDER = 'dist/gazetteer'
export const PLACES_FILE = 'places.txt'
/** A hash of the data that places homes. */
export const VERSION_FILE = 'version.txt'

/** A line for each name of each place, in the order of the names' bytes, in which they are searched. */
export function gazetteerText(towns: Town[]): Buffer {
  const lines = towns.map((town) => {
    const { key, country, region, district, population, latitude, longitude, isOtherName } = town
    const point = [latitude.toFixed(4), longitude.toFixed(4)]
    const cells = [key, country, region, district, population, ...point, ...(isOtherName ? ['other'] : [])]
    return Buffer.from(`${cells.join('\t')}\n`)
  })
  return Buffer.concat(lines.toSorted(Buffer.compare))
}

/**
 * Returns a reader of the file: all places of a name. The file stays as its bytes, as half a million objects would take twenty times the
 * memory; of each name the place of its first line is kept in a table of hashes. Only the names found last stay as
 * objects.
 */
export function townsIn(file: Buffer): (key: string) => Town[] {
  const lines = firstLines(file)
  const found = boundedMap<string, Town[]>(MAX_FOUND)
  return (key) => {
    const known = found.get(key)
    if (known) return known
    const wanted = Buffer.from(`${key}\t`)
    const towns: Town[] = []
    let start = startOf(file, lines, wanted)
    while (start >= 0 && isAt(file, start, wanted)) {
      const end = file.indexOf(NEWLINE, start)
      towns.push(townOf(file.toString('utf8', start, end)))
      start = end + 1
    }
    return towns.length > 0 ? found.add(key, towns) : towns
  }
}

const EMPTY = 0xffffffff
/** So many places of the table for each line of the file; twice as many as there are lines at most are taken. */
const BYTES_PER_SLOT = 16

/** The start of the first line of each name, at its hash or the next free place behind it. */
function firstLines(file: Buffer): Uint32Array {
  const lines = new Uint32Array(2 ** Math.ceil(Math.log2(file.length / BYTES_PER_SLOT + 2))).fill(EMPTY)
  let before = file.subarray(0, 0)
  for (let start = 0; start < file.length; start = file.indexOf(NEWLINE, start) + 1) {
    const key = file.subarray(start, file.indexOf(TAB, start) + 1)
    if (!key.equals(before)) {
      let at = hashOf(key) & (lines.length - 1)
      while (lines[at] !== EMPTY) at = (at + 1) & (lines.length - 1)
      lines[at] = start
    }
    before = key
  }
  return lines
}

function startOf(file: Buffer, lines: Uint32Array, wanted: Buffer): number {
  let at = hashOf(wanted) & (lines.length - 1)
  for (let start = lines[at]; start !== undefined && start !== EMPTY; start = lines[at]) {
    if (isAt(file, start, wanted)) return start
    at = (at + 1) & (lines.length - 1)
  }
  return -1
}

const isAt = (file: Buffer, start: number, wanted: Buffer): boolean => {
  const end = start + wanted.length
  return end <= file.length && file.compare(wanted, 0, wanted.length, start, end) === 0
}

/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/). */
function hashOf(bytes: Buffer): number {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
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
