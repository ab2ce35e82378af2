import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../project-root.ts'
import { type Candidate, type Geocoder, GeocoderUnavailable, type Place } from '../geocoder.ts'
import { GAZETTEER_FOLDER, PLACES_FILE, type Town, townsIn, VERSION_FILE } from './gazetteer-file.ts'
import { type Gazetteer, locateTown } from './locate-town.ts'
import { partsReader } from './location-parts.ts'
import { REGIONS_FILE, readRegions } from './regions-file.ts'

/** Raised when other rules find other places in the same data. */
const RULES = 3

/** `homeCountry`: of the site, whose towns are meant where a location names no country. */
type Options = { folder?: string; homeCountry?: string | undefined }

/**
 * Our own geocoder: GeoNames' places of 500 people and more (CC BY 4.0). It is read when it is first asked, and then answers from
 * memory.
 */
export function gazetteer({ folder = join(root, GAZETTEER_FOLDER), homeCountry }: Options = {}): Geocoder {
  const open = () => openGazetteer(folder)
  const find = async (location: string): Promise<Place | undefined> => {
    const { town } = locateTown({ ...(await open()), homeCountry }, location)
    return town && { latitude: town.latitude, longitude: town.longitude, precision: 'town' }
  }
  return {
    kind: 'gazetteer',
    locate: find,
    version: async () =>
      [RULES, await readFile(join(folder, VERSION_FILE), 'utf8'), homeCountry].filter(Boolean).join('-'),
    candidates: async (location) => {
      const data = await open()
      const { likeliest = [] } = locateTown({ ...data, homeCountry }, location)
      return named(likeliest, data)
    },
    check: async () => {
      if (!(await find('London'))) throw new GeocoderUnavailable(`the gazetteer ${folder} is empty`)
    },
  }
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** "Springfield, Illinois, United States"; with its point where two would have one name. */
function named(towns: Town[], { regions }: Gazetteer): Candidate[] {
  const names = towns.map(({ key, country, region }) =>
    [titleCase(key), regions.labels.get(`${country} ${region}`), countryNames.of(country)].filter(Boolean).join(', '),
  )
  const isOneName = new Set(names).size < names.length
  return towns.map(({ latitude, longitude }, at) => ({
    name: isOneName ? `${names[at]} (${latitude.toFixed(2)}, ${longitude.toFixed(2)})` : (names[at] ?? ''),
    latitude,
    longitude,
  }))
}

const titleCase = (key: string): string => key.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())

const opened = new Map<string, Promise<Gazetteer>>()

/** Reads the names of places and regions, once for all who ask. */
export function openGazetteer(folder = join(root, GAZETTEER_FOLDER)): Promise<Gazetteer> {
  const reading =
    opened.get(folder) ??
    read(folder).catch((cause: unknown) => {
      opened.delete(folder)
      throw new GeocoderUnavailable(`the gazetteer ${folder} can’t be read: run npm run build`, { cause })
    })
  opened.set(folder, reading)
  return reading
}

async function read(folder: string): Promise<Gazetteer> {
  const [places, lines] = await Promise.all([
    readFile(join(folder, PLACES_FILE)),
    readFile(join(folder, REGIONS_FILE), 'utf8'),
  ])
  const townsNamed = townsIn(places)
  const regions = readRegions(lines)
  const isName = (key: string) => key !== '' && (regions.names.has(key) || townsNamed(key).length > 0)
  return { townsNamed, regions, partsOf: partsReader(isName) }
}
