type Point = { latitude: number; longitude: number }

const EARTH_RADIUS_KM = 6371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

export function kilometresBetween(one: Point, other: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const along =
    half(one.longitude, other.longitude) * Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half(one.latitude, other.latitude) + along)))
}
