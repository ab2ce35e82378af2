import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { runPrepared } from '../db/prepared.ts'
import { rateCounts } from '../db/tables/rate-count.ts'

/**
 * Increments the count under `key`, unless it has reached `most` in the current window. Returns `undefined` if counted,
 * otherwise the seconds left in the window.
 */
export async function countUp(
  db: Queryable,
  key: string,
  { most, seconds }: { most: number; seconds: number },
): Promise<number | undefined> {
  const over = sql`${rateCounts.endsAt} <= now()`
  const count = () =>
    db
      .insert(rateCounts)
      .values({
        key: sql.placeholder('key'),
        count: 1,
        endsAt: sql`now() + make_interval(secs => ${sql.placeholder('seconds')})`,
      })
      .onConflictDoUpdate({
        target: rateCounts.key,
        set: {
          count: sql`case when ${over} then 1 else ${rateCounts.count} + 1 end`,
          endsAt: sql`case when ${over} then excluded.ends_at else ${rateCounts.endsAt} end`,
        },
        setWhere: sql`${over} or ${rateCounts.count} < ${sql.placeholder('most')}`,
      })
      .returning({ key: rateCounts.key })
  const counted = await runPrepared(db, 'count_up', count, { key, seconds, most })
  return counted.length > 0 ? undefined : secondsLeft(db, key)
}

async function secondsLeft(db: Queryable, key: string): Promise<number> {
  const left = sql<number>`ceil(extract(epoch from ${rateCounts.endsAt} - now()))::integer`
  const [row] = await db.select({ left }).from(rateCounts).where(eq(rateCounts.key, key))
  return Math.max(1, row?.left ?? 1)
}

export async function countDown(db: Queryable, key: string): Promise<void> {
  await db
    .update(rateCounts)
    .set({ count: sql`greatest(${rateCounts.count} - 1, 0)` })
    .where(eq(rateCounts.key, key))
}
