import * as z from 'zod/mini'

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
