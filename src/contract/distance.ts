import type { Bounds } from './map-bounds.ts'

type Point = { latitude: number; longitude: number }

export const EARTH_RADIUS_KM = 6371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

export function kilometresBetween(one: Point, other: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const along =
    half(one.longitude, other.longitude) * Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half(one.latitude, other.latitude) + along)))
}

const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180

const onMap = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180

/** Returns the degrees east from one longitude to another along the shorter direction: -180 to 180. */
export const degreesEast = (from: number, to: number): number => onMap(to - from)

/**
 * Returns bounds that contain all points within a distance. They may cross the antimeridian; around a pole they span
 * all longitudes.
 */
export function boundsAround({ latitude, longitude }: Point, km: number): Bounds {
  const high = km / KM_PER_DEGREE
  const [south, north] = [latitude - high, latitude + high]
  const narrowest = Math.cos(radians(Math.max(Math.abs(south), Math.abs(north))))
  const wide = narrowest > 0 ? high / narrowest : 180
  if (wide >= 180 || south < -90 || north > 90) return { west: -180, south, east: 180, north }
  return { west: onMap(longitude - wide), south, east: onMap(longitude + wide), north }
}
