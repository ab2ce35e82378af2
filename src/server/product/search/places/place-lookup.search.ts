import { desc, like, sql } from 'drizzle-orm'
import { MAX_SUGGESTIONS } from '#contract/property-search'
import type { Database } from '../../../platform/db/database.ts'
import { places } from '../../tables/place.ts'
import { MAX_SIMILAR_PLACES } from '../plan/search-limits.search.ts'

export type Place = { key: string; name: string; homes: number }

const columns = { key: places.key, name: places.name, homes: places.homes }

export async function placeKey(db: Database, typed: string): Promise<string> {
  const { rows } = await db.execute<{ key: string }>(sql`select place_key(${typed}) as key`)
  return rows[0]?.key ?? ''
}

export const placesThatBegin = (db: Database, key: string, limit: number): Promise<Place[]> =>
  db
    .select(columns)
    .from(places)
    .where(like(places.key, `${key.replace(/[\\%_]/g, '\\$&')}%`))
    .orderBy(desc(places.homes), places.key)
    .limit(limit)

export const placesThatMayBegin = (db: Database, key: string): Promise<Place[]> =>
  db
    .select(columns)
    .from(places)
    .where(sql`${places.starts} && one_letter_less(left(${key}, 6))`)
    .orderBy(desc(places.homes), places.key)
    .limit(MAX_SIMILAR_PLACES)

export type OtherNames = (name: string) => string[]
export const noOtherNames: OtherNames = () => []

export async function placesCalled(db: Database, names: string[]): Promise<Place[]> {
  if (names.length === 0) return []
  return db
    .select(columns)
    .from(places)
    .where(sql`${places.key} = any(array(select place_key(name) from unnest(${sql.param(names)}::text[]) name))`)
    .orderBy(desc(places.homes), places.key)
    .limit(MAX_SUGGESTIONS)
}
