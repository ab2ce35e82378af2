import type { Site } from '#contract/site'
import type { Ground } from './ground.ts'

export async function createGround({ mapTiles }: Pick<Site, 'mapTiles'>): Promise<Ground> {
  if (mapTiles) return (await import('./tiles.ts')).tiles(mapTiles)
  return (await import('./land.ts')).land()
}
