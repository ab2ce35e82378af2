import { and, eq } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/user.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import { notifyByMail } from '../notification/notify.ts'
import { feedHomes } from '../tables/feed.ts'
import { properties } from '../tables/property.ts'
import { wishes } from '../tables/wishlist.ts'
import { feedJobs } from './feed.jobs.ts'
import { wishedHomeGone } from './feed-mails.ts'

const MAX_WISHERS = 1_000
const DAY_MS = 24 * 3_600_000

/**
 * Schedules the notification of users who wishlisted these homes for a day after they left their feed, as many homes
 * return with the next file.
 */
export async function notifyOfGone(tx: Queryable, propertyIds: string[], goneAt: Date): Promise<void> {
  for (const propertyId of propertyIds) {
    if ((await tx.$count(wishes, eq(wishes.propertyId, propertyId))) === 0) continue
    const payload = { propertyId, goneAt: goneAt.toISOString() }
    await enqueueJob(tx, feedJobs.notifyGone, payload, { key: propertyId, runAt: new Date(goneAt.getTime() + DAY_MS) })
  }
}

export const notifyGone =
  ({ db }: { db: Database }): JobHandler<typeof feedJobs.notifyGone> =>
  ({ propertyId, goneAt }) =>
    db.transaction(async (tx) => {
      const [home] = await tx
        .select({ id: properties.id, title: properties.title, location: properties.location })
        .from(feedHomes)
        .innerJoin(properties, eq(properties.id, feedHomes.propertyId))
        .where(and(eq(feedHomes.propertyId, propertyId), eq(feedHomes.goneAt, new Date(goneAt))))
        .for('update', { of: feedHomes })
      if (!home) return
      const people = await tx
        .select({ email: users.email, name: users.name })
        .from(wishes)
        .innerJoin(users, eq(users.id, wishes.userId))
        .where(eq(wishes.propertyId, propertyId))
        .orderBy(wishes.id)
        .limit(MAX_WISHERS)
      for (const person of people) await notifyByMail(tx, wishedHomeGone(person, home))
    })
