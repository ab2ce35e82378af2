import * as z from 'zod/mini'
import { Bbox, HomeCount, PropertyFilters } from './property-search.ts'

export const MAX_ZOOM = 19
/** The limit of pins on one map. */
export const MAX_CLUSTERS = 200

export const Zoom = z.pipe(
  z.string().check(z.refine((text) => /^\d{1,2}$/.test(text) && +text <= MAX_ZOOM, `zoom is 0 to ${MAX_ZOOM}`)),
  z.transform(Number),
)

/** The pins of a stretch of the map, of the homes that the same search finds. */
export const PropertyClusters = z.extend(PropertyFilters, { bbox: Bbox, zoom: Zoom })

/** A pin of the map: one home, or several that are close together at this zoom. */
export const Cluster = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: HomeCount,
  /** Their part of the map, as a parameter of the search. */
  bbox: z.string(),
  /** All of them are on one point, as homes are that are known by their town alone: no zoom separates them. */
  isOnePoint: z.boolean(),
  /** The home, where it is only one. */
  home: z.optional(z.object({ _id: z.string(), title: z.string(), price: z.string() })),
})
export type Cluster = z.infer<typeof Cluster>
