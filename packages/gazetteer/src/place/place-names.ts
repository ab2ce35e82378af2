import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { boundedMap } from './bounded-map.ts'
import { PLACES_FILE, type Town, townsIn } from './gazetteer-file.ts'
import type { Located } from './likely-town.ts'
import { type LocationParts, partsReader } from './location-parts.ts'
import { REGIONS_FILE, type Regions, readRegions } from './regions-file.ts'

export type TownsNamed = (key: string) => Town[]

const MAX_LOCATED = 1000

export type PlaceNames = {
  townsNamed: TownsNamed
  regions: Regions
  partsOf: (location: string) => LocationParts
  located: ReturnType<typeof boundedMap<string, Located>>
}

export async function readPlaceNames(folder: string): Promise<PlaceNames> {
  const [places, lines] = await Promise.all([readFile(join(folder, PLACES_FILE)), readFile(join(folder, REGIONS_FILE))])
  const townsNamed = townsIn(places)
  const regions = readRegions(lines)
  const isName = (key: string) => key !== '' && (regions.names.has(key) || townsNamed(key).length > 0)
  return { townsNamed, regions, partsOf: partsReader(isName), located: boundedMap(MAX_LOCATED) }
}
