import type { Site } from '#contract/site'
import type { Ground } from './ground.ts'

/** What the map shows under the pins on this site. The outlines are fetched only where there are no tiles. */
export async function createGround({ mapTiles }: Pick<Site, 'mapTiles'>): Promise<Ground> {
  if (mapTiles) return (await import('./tiles.ts')).tiles(mapTiles)
  return (await import('./land.ts')).land()
}
