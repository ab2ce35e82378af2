import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../project-root.ts'
import { type Geocoder, GeocoderUnavailable, type Place } from '../geocoder.ts'
import { GAZETTEER_FOLDER, PLACES_FILE, townsIn } from './gazetteer-file.ts'
import { type Gazetteer, locateTown } from './locate-town.ts'
import { REGIONS_FILE, readRegions } from './regions-file.ts'

/**
 * Our own geocoder: GeoNames' places of 500 people and more (CC BY 4.0). It is read when it is first asked, and then answers from
 * memory.
 */
export function gazetteer(folder = join(root, GAZETTEER_FOLDER)): Geocoder {
  let reading: Promise<Gazetteer> | undefined
  const open = (): Promise<Gazetteer> => {
    reading ??= read(folder).catch((cause: unknown) => {
      reading = undefined
      throw new GeocoderUnavailable(`the gazetteer ${folder} can’t be read: run npm run build`, { cause })
    })
    return reading
  }
  const find = async (location: string): Promise<Place | undefined> => {
    const { town } = locateTown(await open(), location)
    return town && { latitude: town.latitude, longitude: town.longitude, precision: 'town' }
  }
  return {
    kind: 'gazetteer',
    locate: find,
    check: async () => {
      if (!(await find('London'))) throw new GeocoderUnavailable(`the gazetteer ${folder} is empty`)
    },
  }
}

async function read(folder: string): Promise<Gazetteer> {
  const [places, regions] = await Promise.all([
    readFile(join(folder, PLACES_FILE)),
    readFile(join(folder, REGIONS_FILE), 'utf8'),
  ])
  return { townsNamed: townsIn(places), regions: readRegions(regions) }
}
