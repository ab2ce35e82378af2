import { type Bounds, bboxText } from '#contract/map-bounds'
import type { Property } from '#contract/property'

/** The visible part of a map: its box as the server takes it, and the zoom. */
export type MapView = { bbox: string; zoom: number }

type LeafletBounds = { getWest(): number; getSouth(): number; getEast(): number; getNorth(): number }

/** Returns the visible part of a map, cut at the edges of the world. */
export function viewOf(bounds: LeafletBounds, zoom: number): MapView {
  const within = (degrees: number, most: number) => Math.min(Math.max(degrees, -most), most)
  const box: Bounds = {
    west: within(bounds.getWest(), 180),
    south: within(bounds.getSouth(), 90),
    east: within(bounds.getEast(), 180),
    north: within(bounds.getNorth(), 90),
  }
  return { bbox: bboxText(box), zoom: Math.min(Math.max(Math.round(zoom), 0), 19) }
}

/** The height of a box around a point, in degrees of latitude: a few streets, or a town and its surroundings. */
const spans = { exact: 0.01, street: 0.02, town: 0.6 }

/** A box around a point, the bigger the less is known of where in it the home is. */
export function boxAround(latitude: number, longitude: number, precision: Property['precision']): Bounds {
  const half = spans[precision ?? 'town'] / 2
  const within = (degrees: number, most: number) => Math.min(Math.max(degrees, -most), most)
  return {
    west: within(longitude - 2 * half, 180),
    south: within(latitude - half, 90),
    east: within(longitude + 2 * half, 180),
    north: within(latitude + half, 90),
  }
}
