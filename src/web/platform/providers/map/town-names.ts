import { MAX_TOWNS_ZOOM, mapApi, type Town } from '#contract/map'
import type { Bounds } from '#contract/map-bounds'
import { tilesIn } from '#contract/map-tile'
import { callAs } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import type { MapName } from './ground.ts'

/** Fetches the tiles of one zoom level less, which are 512 pixels wide on the map: a map needs about nine. */
const ZOOM_OUT = 1
const CITY_FROM = 250_000

export async function townNames(bounds: Bounds, zoom: number): Promise<MapName[]> {
  const tiles = tilesIn(bounds, Math.min(zoom - ZOOM_OUT, MAX_TOWNS_ZOOM))
  const answers = await Promise.allSettled(
    tiles.map((tile) =>
      queryClient.fetchQuery({
        queryKey: ['towns', tile],
        queryFn: () =>
          callAs(undefined, mapApi.towns, { query: { zoom: `${tile.zoom}`, x: `${tile.x}`, y: `${tile.y}` } }),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      }),
    ),
  )
  return answers
    .flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.towns : []))
    .sort(byPopulation)
    .map(({ name, latitude, longitude, population }) => ({
      kind: population >= CITY_FROM ? 'city' : 'town',
      text: name,
      latitude,
      longitude,
    }))
}

const byPopulation = (one: Town, other: Town): number => other.population - one.population
