import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { samePictures } from '../picture-match/same-pictures.ts'
import { decideProperty } from '../property/property.store.ts'
import { announceProperty } from '../property/property-events.ts'
import { findings } from '../tables/evidence.ts'
import { feedHomes, feeds } from '../tables/feed.ts'
import { properties } from '../tables/property.ts'

/**
 * Verifies new homes of trusted feeds without findings (P-265); others wait for an admin. Homes whose pictures are not
 * yet fetched or compared are checked again later.
 */
export async function verifyTrusted(tx: Queryable, ids: string[]): Promise<void> {
  const hasFinding = sql<boolean>`exists (
    select from ${findings} where property_id = ${properties.id} and dismissed_at is null)`
  const rows = await tx
    .select({
      feedHomeId: feedHomes.id,
      id: properties.id,
      email: properties.agentEmail,
      hasFinding,
      isTrusted: feeds.isTrusted,
    })
    .from(feedHomes)
    .innerJoin(properties, eq(properties.id, feedHomes.propertyId))
    .innerJoin(feeds, eq(feeds.id, feedHomes.feedId))
    .where(
      and(inArray(properties.id, ids), eq(feedHomes.awaitsChecks, true), isNull(properties.status), arePicturesThere),
    )
    .orderBy(properties.id)
    .for('update', { of: properties })
  if (rows.length === 0) return
  const pictures = await samePictures(
    tx,
    rows.map(({ id }) => id),
  )
  const waiting = rows.filter(({ id }) => !pictures.get(id)?.isPending)
  if (waiting.length === 0) return
  await tx
    .update(feedHomes)
    .set({ awaitsChecks: false })
    .where(
      inArray(
        feedHomes.id,
        waiting.map(({ feedHomeId }) => feedHomeId),
      ),
    )
  for (const { id, email, hasFinding, isTrusted } of waiting) {
    if (hasFinding || !isTrusted || !(await decideProperty(tx, id, { status: 'verified' }))) continue
    const audit = { action: 'verify', before: { status: 'pending' }, after: { status: 'verified', by: 'trusted feed' } }
    await announceProperty(tx, { id, email }, { audit })
  }
}

const arePicturesThere = sql`(${feedHomes.picturesDueAt} is null or ${feedHomes.pictureTries} > 0)`
