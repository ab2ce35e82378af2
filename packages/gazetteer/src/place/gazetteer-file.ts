import { boundedMap } from './bounded-map.ts'

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

/** The limit of cached names: together at most 12,000 places, or 4 MB. */
const MAX_FOUND = 1_000

const NEWLINE = 10
const TAB = 9

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

/**
 * Returns a lookup of the places with a name, as `placeKey` spells it. The file is sorted by name, so the hash table
 * stores only the offset of each name's first line. The file stays a buffer: half a million objects would take twenty
 * times the memory.
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
const BYTES_PER_SLOT = 16

function firstLines(file: Buffer): Uint32Array {
  const lines = new Uint32Array(2 ** Math.ceil(Math.log2(file.length / BYTES_PER_SLOT + 2))).fill(EMPTY)
  let before = { start: 0, end: 0 }
  for (let start = 0; start < file.length; start = file.indexOf(NEWLINE, start) + 1) {
    const end = file.indexOf(TAB, start) + 1
    if (file.compare(file, before.start, before.end, start, end) !== 0) {
      let at = hashOf(file, start, end) & (lines.length - 1)
      while (lines[at] !== EMPTY) at = (at + 1) & (lines.length - 1)
      lines[at] = start
    }
    before = { start, end }
  }
  return lines
}

function startOf(file: Buffer, lines: Uint32Array, wanted: Buffer): number {
  let at = hashOf(wanted, 0, wanted.length) & (lines.length - 1)
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

function hashOf(bytes: Buffer, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193)
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
