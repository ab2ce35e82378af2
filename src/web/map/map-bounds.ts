import { type Bounds, bboxIn, bboxText } from '#contract/map-bounds'
import type { Property } from '#contract/property'

/**
 * The visible area of a map: its box as a search parameter, and the zoom. `isClosest`: the map can't be zoomed in
 * further.
 */
export type MapView = { bbox: string; zoom: number; isClosest: boolean }

type LeafletBounds = { getWest(): number; getSouth(): number; getEast(): number; getNorth(): number }
type LeafletView = { getBounds(): LeafletBounds; getZoom(): number; getMaxZoom(): number }

export function viewOf(map: LeafletView): MapView {
  const zoom = Math.min(Math.max(Math.round(map.getZoom()), 0), 19)
  return { bbox: bboxText(visibleBounds(map)), zoom, isClosest: map.getZoom() >= map.getMaxZoom() }
}

export function visibleBounds(map: Pick<LeafletView, 'getBounds'>): Bounds {
  const bounds = map.getBounds()
  return {
    west: within(bounds.getWest(), 180),
    south: within(bounds.getSouth(), 90),
    east: within(bounds.getEast(), 180),
    north: within(bounds.getNorth(), 90),
  }
}

const within = (degrees: number, most: number) => Math.min(Math.max(degrees, -most), most)

/** Returns the zoom at which this area is 512 to 1,024 pixels wide, at most 18. */
export function zoomOf(bbox: string): number {
  const { west, east } = bboxIn(bbox) ?? { west: -180, east: 180 }
  const width = west <= east ? east - west : east - west + 360
  return Math.min(Math.floor(Math.log2((4 * 360) / Math.max(width, 0.01))), 18)
}

/** The height of a box around a point, in degrees of latitude: a few streets, or a town and its surroundings. */
const spans = { exact: 0.01, street: 0.02, town: 0.6 }

export function boxAround(latitude: number, longitude: number, precision: Property['precision']): Bounds {
  const half = spans[precision ?? 'town'] / 2
  return {
    west: within(longitude - 2 * half, 180),
    south: within(latitude - half, 90),
    east: within(longitude + 2 * half, 180),
    north: within(latitude + half, 90),
  }
}
