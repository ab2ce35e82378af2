import type { Settings } from '../../../settings/settings.ts'
import type { Check } from './check.ts'

const TIMEOUT_MS = 5_000

export function mapCheck({ mapTiles }: Pick<Settings, 'mapTiles'>): Check {
  if (!mapTiles) return { what: 'map', provider: 'outlines of land, as MAP_TILES_URL is not set' }
  const { host } = new URL(mapTiles.url.replace(/[{}]/g, ''))
  return { what: 'map', provider: `tiles of ${host}`, ask: () => askForWorld(mapTiles.url, host) }
}

async function askForWorld(url: string, host: string): Promise<string[]> {
  const world = url.replace(/\{[zxy]\}/g, '0').replace('{r}', '')
  const answer = await fetch(world, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`${host} answered ${answer.status}`)
  if (!answer.headers.get('content-type')?.startsWith('image/'))
    throw new Error(`${host} did not answer with a picture`)
  return []
}
