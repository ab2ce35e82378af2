import type { Site } from '#contract/site'
import type { Ground } from './ground.ts'

/** Returns the background of the map on this site. The outlines are fetched only without tiles. */
export async function createGround({ mapTiles }: Pick<Site, 'mapTiles'>): Promise<Ground> {
  if (mapTiles) return (await import('./tiles.ts')).tiles(mapTiles)
  return (await import('./land.ts')).land()
}
