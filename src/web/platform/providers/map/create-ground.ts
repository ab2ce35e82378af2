import { MAP_FILE_PATH } from '#contract/map-file'
import type { Site } from '#contract/site'
import type { Ground, Streets } from './ground.ts'

export async function createGround({
  mapTiles,
  mapFile,
}: Partial<Pick<Site, 'mapTiles' | 'mapFile'>>): Promise<Ground> {
  const [ground, streets] = await Promise.all([groundBelow(mapTiles), mapFile ? createStreets() : undefined])
  return { ...ground, streets }
}

async function groundBelow(mapTiles: Site['mapTiles']): Promise<Ground> {
  if (mapTiles) return (await import('./tiles.ts')).tiles(mapTiles)
  return (await import('./land.ts')).land()
}

/**
 * Returns undefined if the browser can't draw streets or the file can't be read; the ground is then shown without them.
 */
async function createStreets(): Promise<Streets | undefined> {
  if (!document.createElement('canvas').getContext('webgl2')) return undefined
  try {
    const [{ streetsOf }, file] = await Promise.all([
      import('./streets.ts'),
      fetch(MAP_FILE_PATH, { method: 'HEAD', cache: 'no-store' }),
    ])
    const version = file.headers.get('etag')?.replaceAll('"', '')
    if (!file.ok || !version) return undefined
    return await streetsOf(`${location.origin}${MAP_FILE_PATH}?${new URLSearchParams({ v: version })}`)
  } catch {
    return undefined
  }
}
