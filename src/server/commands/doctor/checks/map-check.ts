import { openMapFile } from '../../../providers/map/map-file.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { Check } from './check.ts'

const TIMEOUT_MS = 5_000

export function mapCheck({ mapFile, mapTiles }: Pick<Settings, 'mapFile' | 'mapTiles'>): Check {
  const tiles = mapTiles && { url: mapTiles.url, host: new URL(mapTiles.url.replace(/[{}]/g, '')).host }
  const below = tiles ? `tiles of ${tiles.host}` : 'the embedded land'
  if (!tiles && !mapFile) return { what: 'map', provider: `${below}, as neither MAP_FILE nor MAP_TILES_URL is set` }
  const ask = async () => {
    if (tiles) await askForWorld(tiles.url, tiles.host)
    return mapFile ? [await contentsOf(mapFile)] : []
  }
  return { what: 'map', provider: mapFile ? `the streets of ${mapFile}, over ${below}` : below, ask }
}

async function contentsOf(path: string): Promise<string> {
  const { size, zooms, close } = await openMapFile(path)
  await close()
  return `${(size / 1e6).toFixed(1)} MB, for zoom ${zooms.from} to ${zooms.to}`
}

async function askForWorld(url: string, host: string): Promise<void> {
  const world = url.replace(/\{[zxy]\}/g, '0').replace('{r}', '')
  const answer = await fetch(world, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`${host} answered ${answer.status}`)
  if (!answer.headers.get('content-type')?.startsWith('image/'))
    throw new Error(`${host} did not answer with a picture`)
}
