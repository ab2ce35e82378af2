import * as z from 'zod/mini'
import { MAX_PUBLIC_TOTAL } from '../list.ts'

/** A part of the map in degrees. One whose west is greater than its east crosses the date line, as in GeoJSON (RFC 7946, 5.2). */
export type Bbox = { west: number; south: number; east: number; north: number }

const DEGREES = /^-?\d{1,3}(\.\d{1,15})?$/

/** `west,south,east,north`, as the page has it in its address. */
export const BboxText = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => bboxIn(text) !== undefined,
        'bbox is west,south,east,north in degrees, such as -2.4,53.3,-2.1,53.6',
      ),
    ),
  z.transform((text): Bbox => bboxIn(text) ?? { west: -180, south: -90, east: 180, north: 90 }), // it was refused above
)

/** Reads a box of the map; nothing where it is none, or lies off the map. */
export function bboxIn(text: string): Bbox | undefined {
  const parts = text.split(',')
  if (parts.length !== 4 || !parts.every((part) => DEGREES.test(part))) return undefined
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number)
  const isOnMap = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && north <= 90 && south <= north
  return isOnMap ? { west, south, east, north } : undefined
}

/** To the sixth decimal, which is a decimetre. */
export const bboxText = ({ west, south, east, north }: Bbox): string =>
  [west, south, east, north]
    .map((degrees) =>
      degrees
        .toFixed(6)
        .replace(/\.?0+$/, '')
        .replace(/^-0$/, '0'),
    )
    .join(',')

export const MAX_ZOOM = 19
/** More pins than this are on no map at once. */
export const MAX_CLUSTERS = 200

export const Zoom = z.pipe(
  z.string().check(z.refine((text) => /^\d{1,2}$/.test(text) && +text <= MAX_ZOOM, `zoom is 0 to ${MAX_ZOOM}`)),
  z.transform(Number),
)

/** A pin of the map: one home, or several that are close together at this zoom. */
export const Cluster = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: z.union([z.number(), z.literal(`${MAX_PUBLIC_TOTAL}+`)]),
  /** Where they are, as the search takes it. */
  bbox: z.string(),
  /** All of them are on one point, as homes are that are known by their town alone: no zoom tells them apart. */
  isOnePoint: z.boolean(),
  /** The home, where it is only one. */
  home: z.optional(z.object({ _id: z.string(), title: z.string(), price: z.string() })),
})
export type Cluster = z.infer<typeof Cluster>
