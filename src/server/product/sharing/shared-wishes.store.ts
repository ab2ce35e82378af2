import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Page, Paged, Total } from '#contract/list'
import { type HomeVote, MAX_SHARED_TOTAL, type SharedWish } from '#contract/sharing'
import type { Queryable } from '../../platform/db/database.ts'
import { madeBefore, pageOf, rowsAsked } from '../../platform/db/keyset.ts'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import { isVisibleTo, type Viewer } from '../property/visible-to.store.ts'
import { properties } from '../tables/property.ts'
import { homeInListFields, propertyFields } from '../tables/property-fields.ts'
import { homeVotes } from '../tables/sharing.ts'
import { wishes } from '../tables/wishlist.ts'

type Two = { caller: Viewer; partnerId: string }

const newest = (db: Queryable, userId: string, limit: number, before?: SQL) =>
  db
    .select({ id: wishes.id, userId: wishes.userId, propertyId: wishes.propertyId })
    .from(wishes)
    .where(and(eq(wishes.userId, userId), before))
    .orderBy(desc(wishes.id))
    .limit(limit)

const isWishedBy = (userId: string, propertyId: SQL) =>
  sql<boolean>`exists (select from ${wishes} other where other.user_id = ${userId}::uuid and other.property_id = ${propertyId})`

const voteOf = (userId: string) => sql<HomeVote>`coalesce((
  select case when is_for then 'up' else 'down' end from ${homeVotes} vote
  where vote.user_id = ${userId}::uuid and vote.property_id = ${properties.id}), 'none')`

/**
 * Returns a page of the homes on both wishlists, newest first: the caller's own wishes, and those of the partner's that
 * the caller may see. It reads at most a page of each, whatever is left out.
 */
export async function sharedWishesOf(db: Queryable, two: Two, page: Page): Promise<Paged<SharedWish>> {
  const [found, total] = await Promise.all([candidates(db, two, page), countShared(db, two)])
  const { rows, ...rest } = pageOf(found, page, total, ({ _id }) => [_id])
  const shown = rows.filter(({ isShown }) => isShown).map(({ isShown: _isShown, ...row }) => withoutNulls(row))
  return { ...rest, rows: shown }
}

function candidates(db: Queryable, { caller, partnerId }: Two, page: Page) {
  const most = rowsAsked(page)
  const before = madeBefore(wishes.id, page)
  const wish = unionAll(newest(db, caller.id, most, before), newest(db, partnerId, most, before)).as('wish')
  const isOwn = sql`${wish.userId} = ${caller.id}::uuid`
  const propertyId = sql`${wish.propertyId}`
  return db
    .select({
      _id: wish.id,
      propertyId: properties.id,
      ...homeInListFields,
      underOffer: propertyFields.underOffer,
      wishedBy: sql<SharedWish['wishedBy']>`case when not ${isOwn} then 'partner'
        when ${isWishedBy(partnerId, propertyId)} then 'both' else 'caller' end`,
      vote: voteOf(caller.id),
      partnerVote: voteOf(partnerId),
      isShown: sql<boolean>`(${isOwn} or (not ${isWishedBy(caller.id, propertyId)} and ${isVisibleTo(caller)}))`,
    })
    .from(wish)
    .innerJoin(properties, eq(properties.id, wish.propertyId))
    .orderBy(desc(wish.id))
    .limit(most)
}

async function countShared(db: Queryable, { caller, partnerId }: Two): Promise<Total> {
  const most = MAX_SHARED_TOTAL + 1
  const wish = newest(db, partnerId, most).as('wish')
  const [[own], [others]] = await Promise.all([
    db.select({ count: sql<number>`count(*)::int` }).from(newest(db, caller.id, most).as('own')),
    db
      .select({
        all: sql<number>`count(*)::int`,
        shown: sql<number>`(count(*) filter (where not ${isWishedBy(caller.id, sql`${wish.propertyId}`)} and ${isVisibleTo(caller)}))::int`,
      })
      .from(wish)
      .innerJoin(properties, eq(properties.id, wish.propertyId)),
  ])
  const count = (own?.count ?? 0) + (others?.shown ?? 0)
  const isMore = Math.max(own?.count ?? 0, others?.all ?? 0, count) > MAX_SHARED_TOTAL
  return isMore ? `${Math.min(count, MAX_SHARED_TOTAL)}+` : count
}

export async function isOnSharedList(db: Queryable, { caller, partnerId }: Two, propertyId: string): Promise<boolean> {
  const id = sql`${properties.id}`
  const [row] = await db
    .select({ id: properties.id })
    .from(properties)
    .where(
      and(
        eq(properties.id, propertyId),
        sql`(${isWishedBy(caller.id, id)} or (${isWishedBy(partnerId, id)} and ${isVisibleTo(caller)}))`,
      ),
    )
  return row !== undefined
}
