import type { Bounds } from '#contract/map-bounds'
import type { Property } from '#contract/property'

/** How much is shown around a point, in degrees of latitude: a few streets, or the town and what lies around it. */
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
