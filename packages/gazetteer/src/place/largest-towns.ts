import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFolder } from '../data-folder.ts'

/** Bounds in degrees. If `west` is greater than `east`, they cross the antimeridian. */
export type Bounds = { west: number; south: number; east: number; north: number }

export type NamedTown = { name: string; latitude: number; longitude: number; population: number }

export const NAMED_TOWNS_FILE = 'named-towns.txt'

export const namedTownsText = (towns: NamedTown[]): string =>
  towns
    .toSorted((one, other) => other.population - one.population)
    .map(({ name, latitude, longitude, population }) =>
      [latitude.toFixed(4), longitude.toFixed(4), population, `${name}\n`].join('\t'),
    )
    .join('')

export type TownsIn = (bounds: Bounds, most: number) => NamedTown[]

/** Loads 6 MB of names and points. Rejects if the folder has none. */
export const openTowns = async (folder = dataFolder): Promise<TownsIn> =>
  largestTownsIn(await readFile(join(folder, NAMED_TOWNS_FILE)))

const NEWLINE = 10

/**
 * Returns a lookup of the largest towns in an area. Names stay in the buffer and only points become numbers: 200,000
 * towns take 9 MB, and an empty area is searched in half a millisecond.
 */
export function largestTownsIn(file: Buffer): TownsIn {
  const starts: number[] = []
  for (let start = 0; start < file.length; start = file.indexOf(NEWLINE, start) + 1) starts.push(start)
  const townAt = (line: number): NamedTown => {
    const text = file.toString('utf8', starts[line], (starts[line + 1] ?? file.length) - 1)
    const [latitude, longitude, population, name = ''] = text.split('\t')
    return { name, latitude: Number(latitude), longitude: Number(longitude), population: Number(population) }
  }
  const latitudes = new Float64Array(starts.length)
  const longitudes = new Float64Array(starts.length)
  for (const line of starts.keys()) {
    const { latitude, longitude } = townAt(line)
    latitudes[line] = latitude
    longitudes[line] = longitude
  }
  return ({ west, south, east, north }, most) => {
    const isBetween = (longitude: number) =>
      west <= east ? longitude >= west && longitude < east : longitude >= west || longitude < east
    const found: NamedTown[] = []
    for (let line = 0; line < starts.length && found.length < most; line++) {
      const latitude = latitudes[line] ?? 0
      const longitude = longitudes[line] ?? 0
      if (latitude >= south && latitude < north && isBetween(longitude)) found.push(townAt(line))
    }
    return found
  }
}
