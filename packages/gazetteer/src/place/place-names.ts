import { join } from 'node:path'
import { boundedMap } from './bounded-map.ts'
import { PLACES_FILE, type Town, townsIn } from './gazetteer-file.ts'
import type { Located } from './likely-town.ts'
import { type LocationParts, partsReader } from './location-parts.ts'
import { REGIONS_FILE, type Regions, readRegions } from './regions-file.ts'
import { openSortedLines } from './sorted-lines.ts'

export type TownsNamed = (key: string) => Town[]

const MAX_LOCATED = 1000

export type PlaceNames = {
  townsNamed: TownsNamed
  regions: Regions
  partsOf: (location: string) => LocationParts
  located: ReturnType<typeof boundedMap<string, Located>>
}

export function openPlaceNames(folder: string): PlaceNames {
  const townsNamed = townsIn(openSortedLines(join(folder, PLACES_FILE)))
  const regions = readRegions(openSortedLines(join(folder, REGIONS_FILE)))
  const isName = (key: string) => key !== '' && (regions.named(key) !== undefined || townsNamed(key).length > 0)
  return { townsNamed, regions, partsOf: partsReader(isName), located: boundedMap(MAX_LOCATED) }
}
