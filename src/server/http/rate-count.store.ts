import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { rateCounts } from '../db/tables/rate-count.ts'

/** Counts one more under `key`. Answers how many there were in this window, and how many seconds are left of it. */
export async function countUp(
  db: Queryable,
  key: string,
  seconds: number,
): Promise<{ count: number; secondsLeft: number }> {
  const over = sql`${rateCounts.endsAt} <= now()`
  const [counted] = await db
    .insert(rateCounts)
    .values({ key, count: 1, endsAt: sql`now() + make_interval(secs => ${seconds})` })
    .onConflictDoUpdate({
      target: rateCounts.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateCounts.count} + 1 end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${rateCounts.endsAt} end`,
      },
    })
    .returning({
      count: rateCounts.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateCounts.endsAt} - now()))::integer`,
    })
  return counted ?? { count: 1, secondsLeft: seconds }
}

/** Takes one back: a try that turned out to be none. */
export async function countDown(db: Queryable, key: string): Promise<void> {
  await db
    .update(rateCounts)
    .set({ count: sql`greatest(${rateCounts.count} - 1, 0)` })
    .where(eq(rateCounts.key, key))
}

/** Forgets windows that are over. Rows that another process is counting in, or forgetting, are left to it. */
export async function forgetOldCounts(db: Queryable): Promise<void> {
  const old = db
    .select({ key: rateCounts.key })
    .from(rateCounts)
    .where(lt(rateCounts.endsAt, sql`now()`))
    .limit(1000)
    .for('update', { skipLocked: true })
  await db.delete(rateCounts).where(inArray(rateCounts.key, old))
}
