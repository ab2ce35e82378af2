import { eq } from 'drizzle-orm'
import { ownRows, type PersonalData, partOf } from '../../platform/noun/personal-data.store.ts'
import { openTimes, openTimeVisitors } from '../tables/open-time.ts'

const openTime = {
  id: openTimes.id,
  propertyId: openTimes.propertyId,
  startsAt: openTimes.startsAt,
  endsAt: openTimes.endsAt,
  timeZone: openTimes.timeZone,
  createdAt: openTimes.createdAt,
  cancelledAt: openTimes.cancelledAt,
}

export const personalDataOfOpenTimes: PersonalData = {
  exported: {
    openTimesAnnounced: ownRows(openTimes, openTime, ({ id }) => eq(openTimes.agentId, id)),
    openTimesVisited: (db, own, part) =>
      db
        .select({ ...openTime, saidAt: openTimeVisitors.createdAt })
        .from(openTimeVisitors)
        .innerJoin(openTimes, eq(openTimes.id, openTimeVisitors.openTimeId))
        .where(partOf(openTimes.id, eq(openTimeVisitors.userId, own.id), part))
        .orderBy(openTimes.id)
        .limit(part.most),
  },
  forget: undefined,
}
