import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../project-root.ts'
import { GeocoderUnavailable } from '../geocoder.ts'
import { GAZETTEER_FOLDER, PLACES_FILE, townsIn } from './gazetteer-file.ts'
import type { Gazetteer } from './locate-town.ts'
import { partsReader } from './location-parts.ts'
import { REGIONS_FILE, readRegions } from './regions-file.ts'

const opened = new Map<string, Promise<Gazetteer>>()

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
