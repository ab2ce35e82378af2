import { desc, inArray, like, sql } from 'drizzle-orm'
import { advisoryLocks } from '../db/advisory-locks.ts'
import type { Database } from '../db/database.ts'
import { placeChanges, places } from '../db/tables/place.ts'

export type Place = { key: string; name: string; homes: number }

const MAX_CHANGES_AT_ONCE = 20_000
const MAX_ALIKE = 300
const columns = { key: places.key, name: places.name, homes: places.homes }

/** What people type as places are kept: small letters, no signs. */
export async function placeKey(db: Database, typed: string): Promise<string> {
  const { rows } = await db.execute<{ key: string }>(sql`select place_key(${typed}) as key`)
  return rows[0]?.key ?? ''
}

/** The places whose name begins so, by how many homes are for sale there. */
export const placesThatBegin = (db: Database, key: string, limit: number): Promise<Place[]> =>
  db
    .select(columns)
    .from(places)
    .where(like(places.key, `${key.replace(/[\\%_]/g, '\\$&')}%`))
    .orderBy(desc(places.homes), places.key)
    .limit(limit)

/** The places one of whose words may begin as `key` does, or with one typing error; whoever asks compares more closely. */
export const placesThatMayBegin = (db: Database, key: string): Promise<Place[]> =>
  db
    .select(columns)
    .from(places)
    .where(sql`${places.starts} && one_letter_less(left(${key}, 6))`)
    .orderBy(desc(places.homes), places.key)
    .limit(MAX_ALIKE)

/**
 * Adds what the triggers on `property` noted to the places, before they are read: writers of properties only add notes, and never
 * wait for each other. Whoever comes meanwhile reads the places as they are. `db` is the primary, as this writes.
 */
export async function countPlaces(db: Database): Promise<void> {
  const [first] = await db.select({ id: placeChanges.id }).from(placeChanges).limit(1)
  if (!first) return
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(${advisoryLocks.places}) as taken`,
    )
    if (!rows[0]?.taken) return
    const counted = await tx.execute<{ key: string; homes: number }>(sql`
      with noted as (
        delete from ${placeChanges}
        where id in (select id from ${placeChanges} order by id limit ${MAX_CHANGES_AT_ONCE})
        returning key, name, homes
      )
      insert into ${places} (key, name, homes, starts)
      select key, min(name), sum(homes), place_starts(key) from noted group by key
      on conflict (key) do update set homes = ${places.homes} + excluded.homes
      returning key, homes`)
    const empty = counted.rows.filter(({ homes }) => homes <= 0).map(({ key }) => key)
    if (empty.length > 0) await tx.delete(places).where(inArray(places.key, empty))
  })
}
