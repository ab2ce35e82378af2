/** One place under one of its names. `region` and `district`: GeoNames' codes of the first and second order within a country. */
export type Town = {
  key: string
  country: string
  region: string
  district: string
  population: number
  latitude: number
  longitude: number
}

const NEWLINE = 10
const TAB = 9

/** The gazetteer's path in the project, built by `npm start` and the tests. `gazetteerText` makes `PLACES_FILE`. */
export const GAZETTEER_FOLDER = 'dist/gazetteer'
export const PLACES_FILE = 'places.txt'

/** A line for each name of each place, in the order of the names' bytes, in which they are searched. */
export function gazetteerText(towns: Town[]): Buffer {
  const lines = towns.map((town) => {
    const { key, country, region, district, population, latitude, longitude } = town
    const cells = [key, country, region, district, population, latitude.toFixed(4), longitude.toFixed(4)]
    return Buffer.from(`${cells.join('\t')}\n`)
  })
  return Buffer.concat(lines.toSorted(Buffer.compare))
}

/** All places of a name. The file stays as its bytes: half a million objects would take twenty times the memory. */
export function townsNamed(file: Buffer, key: string): Town[] {
  const wanted = Buffer.from(`${key}\t`)
  const towns: Town[] = []
  let start = firstLineFrom(file, wanted)
  while (file.subarray(start, start + wanted.length).equals(wanted)) {
    const end = file.indexOf(NEWLINE, start)
    towns.push(townOf(file.toString('utf8', start, end)))
    start = end + 1
  }
  return towns
}

/** Returns the start of the first line that does not sort before `wanted`. */
function firstLineFrom(file: Buffer, wanted: Buffer): number {
  let low = 0
  let high = file.length
  while (low < high) {
    const middle = lineAt(file, Math.floor((low + high) / 2))
    const next = file.indexOf(NEWLINE, middle) + 1
    const tab = file.indexOf(TAB, middle) + 1
    if (file.compare(wanted, 0, wanted.length, middle, tab) < 0) low = next
    else high = middle
  }
  return low
}

const lineAt = (file: Buffer, offset: number): number => (offset === 0 ? 0 : file.lastIndexOf(NEWLINE, offset - 1) + 1)

function townOf(line: string): Town {
  const [key = '', country = '', region = '', district = '', population, latitude, longitude] = line.split('\t')
  return {
    key,
    country,
    region,
    district,
    population: Number(population),
    latitude: Number(latitude),
    longitude: Number(longitude),
  }
}
