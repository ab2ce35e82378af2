import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import { isoMoment } from '../../platform/db/tables/columns.ts'
import { openTimes } from '../tables/open-time.ts'

export async function openTimesOf(db: Queryable, propertyId: string, now: Date) {
  const ofHome = () =>
    db
      .select({
        _id: openTimes.id,
        startsAt: sql<string>`${isoMoment(openTimes.startsAt)}`,
        endsAt: sql<string>`${isoMoment(openTimes.endsAt)}`,
      })
      .from(openTimes)
      .where(
        and(
          eq(openTimes.propertyId, sql.placeholder('propertyId')),
          isNull(openTimes.cancelledAt),
          gt(openTimes.endsAt, sql.placeholder('now')),
        ),
      )
      .orderBy(asc(openTimes.startsAt))
  return runPrepared(db, 'open_times_of', ofHome, { propertyId, now })
}
