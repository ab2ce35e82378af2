import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Translations } from './listing-texts.ts'
import { PriceKind } from './property-facts.ts'
import { Bbox, filterFields, HomeCount, limitsInOrder } from './property-search.ts'

export const MAX_ZOOM = 19
export const MAX_CLUSTERS = 200

const ZOOM_MESSAGE = `zoom is 0 to ${MAX_ZOOM}`
export const Zoom = z.pipe(
  z.string().check(
    z.maxLength(2, { error: ZOOM_MESSAGE, abort: true }),
    z.refine((text) => /^\d{1,2}$/.test(text) && +text <= MAX_ZOOM, ZOOM_MESSAGE),
  ),
  z.transform(Number),
)

export const PropertyClusters = z.object({ ...filterFields, bbox: Bbox, zoom: Zoom }).check(limitsInOrder)

/**
 * A cluster of homes on the map. `bbox`: the bounds of the homes as a search parameter, or those of the map cell if there
 * are too many homes to count. `isOnePoint`: all homes have the same point, such as homes located only by their town, so
 * no zoom separates them.
 */
export const Cluster = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: HomeCount,
  bbox: z.string(),
  isOnePoint: z.boolean(),
  home: z.optional(
    z.object({
      _id: z.string(),
      title: z.string(),
      translations: z.optional(Translations),
      price: z.string(),
      priceKind: z.optional(PriceKind),
    }),
  ),
})
export type Cluster = z.infer<typeof Cluster>

/** The limit of towns in a tile of the nearest zoom, so that each of them is named at that zoom. */
export const MAX_TOWNS = 30
export const MAX_TOWNS_ZOOM = 13

const TILE_MESSAGE = 'A tile has whole numbers'
const TileNumber = z.pipe(
  z.string().check(
    z.maxLength(4, { error: TILE_MESSAGE, abort: true }),
    z.refine((text) => /^\d{1,4}$/.test(text), TILE_MESSAGE),
  ),
  z.transform(Number),
)

const TownTile = z
  .object({ zoom: TileNumber, x: TileNumber, y: TileNumber })
  .check(
    z.refine(
      ({ zoom, x, y }) => zoom <= MAX_TOWNS_ZOOM && Math.max(x, y) < 2 ** zoom,
      `zoom is 0 to ${MAX_TOWNS_ZOOM}, and x and y are below 2 to the power of it`,
    ),
  )

const Town = z.object({ name: z.string(), latitude: z.number(), longitude: z.number(), population: z.number() })
export type Town = z.infer<typeof Town>

export const mapApi = {
  towns: endpoint({
    method: 'GET',
    path: '/map/towns',
    access: 'public',
    summary: 'The largest towns in one tile of the map, for their names on it',
    query: TownTile,
    answer: z.object({ towns: z.array(Town) }),
  }),
}
