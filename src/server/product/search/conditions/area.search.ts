import { and, between, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import { boundsAround, EARTH_RADIUS_KM } from '#contract/distance'
import type { Circle, Ring } from '#contract/drawn-area'
import type { Bounds } from '#contract/map-bounds'
import { properties } from '../../tables/property.ts'

type PointColumns = { latitude: SQL; longitude: SQL }

const ofHome: PointColumns = { latitude: sql`${properties.latitude}`, longitude: sql`${properties.longitude}` }

/**
 * Returns the condition that a point is within bounds, as ranges of latitude and longitude, which PostgreSQL can
 * estimate.
 */
export function isWithin({ west, south, east, north }: Bounds): SQL | undefined {
  const { latitude, longitude } = properties
  const isBetween = west <= east ? between(longitude, west, east) : or(gte(longitude, west), lte(longitude, east))
  return and(between(latitude, south, north), isBetween)
}

export const isInAreas = (areas: Ring[]): SQL | undefined =>
  or(...areas.map((ring) => and(isWithin(boundsOfArea(ring)), isInPolygon(sql`${polygonOf(ring)}::polygon`, ofHome))))

/**
 * The condition that a polygon of `polygonOf` contains a point. PostgreSQL counts how often the line winds around the
 * point, so the middle of a star is inside. Tests two points, because a polygon may continue beyond 180°.
 */
export const isInPolygon = (polygon: SQL, { latitude, longitude }: PointColumns): SQL =>
  sql`(${polygon} @> point(${longitude}, ${latitude}) or ${polygon} @> point(${longitude} + 360, ${latitude}))`

/** Formats an area as a value of PostgreSQL's `polygon`: longitude, latitude; the west end is at -180 to 180. */
export function polygonOf(ring: Ring): string {
  const west = Math.min(...ring.map(([, longitude]) => longitude))
  const shift = onMap(west) - west
  return `(${ring.map(([latitude, longitude]) => `(${longitude + shift},${latitude})`).join()})`
}

export function boundsOfArea(ring: Ring): Bounds {
  const latitudes = ring.map(([latitude]) => latitude)
  const longitudes = ring.map(([, longitude]) => longitude)
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: onMap(Math.min(...longitudes)),
    east: onMap(Math.max(...longitudes)),
  }
}

/** Returns the bounds of all areas; undefined for several areas of which one crosses the antimeridian. */
export function boundsOfAreas(areas: Ring[]): Bounds | undefined {
  const bounds = areas.map(boundsOfArea)
  if (bounds.length > 1 && bounds.some(({ west, east }) => west > east)) return undefined
  return bounds.reduce((one, other) => ({
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
  }))
}

const onMap = (longitude: number): number => longitude - 360 * Math.floor((longitude + 180) / 360)

export const boundsOfCircle = (circle: Circle): Bounds => boundsAround(circle, circle.metres / 1000)

const EARTH_DIAMETER_METRES = 2000 * EARTH_RADIUS_KM

/** Returns the condition that a point is within a circle on a globe (haversine formula). */
export const isInCircle = (circle: Circle): SQL | undefined =>
  and(
    isWithin(boundsOfCircle(circle)),
    sql`${metresBetween(
      { latitude: sql`${circle.latitude}::float8`, longitude: sql`${circle.longitude}::float8` },
      ofHome,
    )} <= ${circle.metres}::float8`,
  )

export const metresBetween = (
  one: PointColumns,
  other: PointColumns,
): SQL => sql`(${EARTH_DIAMETER_METRES}::float8 * asin(least(1, sqrt(
  sin(radians(${other.latitude} - ${one.latitude}) / 2) ^ 2
  + cos(radians(${one.latitude})) * cos(radians(${other.latitude})) * sin(radians(${other.longitude} - ${one.longitude}) / 2) ^ 2))))`
