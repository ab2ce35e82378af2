import { type SQL, sql } from 'drizzle-orm'
import type { Bounds } from '#contract/map-bounds'
import { properties } from './property.ts'

export const mapCell = sql<number>`map_cell(${properties.latitude}, ${properties.longitude})`

/**
 * The condition that a point is within the box, for queries by `mapCell`. `+ 0` keeps PostgreSQL from using the index
 * on points instead.
 */
export function isInBox({ west, south, east, north }: Bounds): SQL {
  const [latitude, longitude] = [sql`(${properties.latitude} + 0)`, sql`(${properties.longitude} + 0)`]
  const between = sql`${latitude} between ${south}::float8 and ${north}::float8`
  if (west <= east) return sql`(${between} and ${longitude} between ${west}::float8 and ${east}::float8)`
  return sql`(${between} and (${longitude} >= ${west}::float8 or ${longitude} <= ${east}::float8))`
}
