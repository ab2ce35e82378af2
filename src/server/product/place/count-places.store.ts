import { inArray, sql } from 'drizzle-orm'
import { advisoryLocks, tryLock } from '../../platform/db/advisory-locks.ts'
import type { Database } from '../../platform/db/database.ts'
import { placeChanges, places } from '../tables/place.ts'

/**
 * Applies up to `most` recorded changes of homes to the table of places, so that writers of homes never wait for each
 * other. Returns their number; 0 while another process does this.
 */
export const countPlaces = (db: Database, most: number): Promise<number> =>
  db.transaction(async (tx) => {
    if (!(await tryLock(tx, advisoryLocks.places))) return 0
    const { rows } = await tx.execute<{ noted: number; empty: string[] }>(sql`
      with noted as (
        delete from ${placeChanges}
        where id in (select id from ${placeChanges} order by id limit ${most})
        returning key, name, homes
      ),
      sums as (select key, min(name) as name, sum(homes)::int as homes from noted group by key),
      counted as (
        insert into ${places} (key, name, homes, starts)
        select key, name, homes, case when exists (select from ${places} known where known.key = sums.key) then '{}' else place_starts(key) end
        from sums
        on conflict (key) do update set homes = ${places.homes} + excluded.homes
        returning key, homes
      )
      select (select count(*)::int from noted) as noted, array(select key from counted where homes <= 0) as empty`)
    const { noted = 0, empty = [] } = rows[0] ?? {}
    if (empty.length > 0) await tx.delete(places).where(inArray(places.key, empty))
    return noted
  })

export async function areChangesNoted(db: Database): Promise<boolean> {
  const [first] = await db.select({ id: placeChanges.id }).from(placeChanges).limit(1)
  return first !== undefined
}
