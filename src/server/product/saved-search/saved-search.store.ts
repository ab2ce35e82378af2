import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { areasText, circleText } from '#contract/drawn-area'
import type { Page, Paged } from '#contract/list'
import type { PropertyFilters } from '#contract/property-search'
import type { Frequency, SavedQuery, SavedSearch } from '#contract/saved-search'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { newestFirst } from '../../platform/db/newest-first.ts'
import { isKept, savedSearches, savedSearchFields } from '../tables/saved-search.ts'
import { filterColumns } from './filter-columns.search.ts'

type NewSearch = { userId: string; name: string; query: PropertyFilters; frequency: Frequency }

const isOfUser = (userId: string) => and(eq(savedSearches.userId, userId), isKept)
const isOwn = (userId: string, id: string) => and(isOfUser(userId), eq(savedSearches.id, id))

export async function addSavedSearch(tx: Queryable, { query, ...search }: NewSearch): Promise<string> {
  const [row] = await tx
    .insert(savedSearches)
    .values({ ...search, query: asSent(query), ...filterColumns(query) })
    .onConflictDoNothing()
    .returning({ id: savedSearches.id })
  return row?.id ?? (await sameSearch(tx, search.userId, query)) ?? ''
}

export async function sameSearch(db: Queryable, userId: string, query: PropertyFilters): Promise<string | undefined> {
  const isSame = sql`saved_search_key(${savedSearches.query}) = saved_search_key(${JSON.stringify(asSent(query))}::jsonb)`
  const [row] = await db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(isOfUser(userId), isSame))
  return row?.id
}

function asSent({ bbox, within, near, ...filters }: PropertyFilters): SavedQuery {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined)
  const texts = given.map(([field, value]) => [field, Array.isArray(value) ? value : String(value)])
  return {
    ...Object.fromEntries(texts),
    ...(bbox && { bbox: [bbox.west, bbox.south, bbox.east, bbox.north].join() }),
    ...(within && { within: areasText(within) }),
    ...(near && { near: circleText(near) }),
  }
}

export const countSavedSearches = (tx: Queryable, userId: string): Promise<number> =>
  tx.$count(savedSearches, isOfUser(userId))

export const savedSearchesOf = (db: Database, userId: string, page: Page): Promise<Paged<SavedSearch>> =>
  newestFirst(db, { table: savedSearches, where: isOfUser(userId) as SQL, page }, (query) =>
    db.select(savedSearchFields).from(savedSearches).where(query.where).orderBy(query.orderBy).limit(query.limit),
  )

export async function savedSearchOf(db: Queryable, userId: string, id: string): Promise<SavedSearch | undefined> {
  const [row] = await db.select(savedSearchFields).from(savedSearches).where(isOwn(userId, id))
  return row
}

type Change = { name?: string | undefined; frequency?: Frequency | undefined; isSeen?: true | undefined }

export async function changeSavedSearch(
  db: Queryable,
  userId: string,
  { id, isSeen, ...change }: Change & { id: string },
): Promise<boolean> {
  const seenAt = isSeen ? sql`now()::timestamptz(3)` : savedSearches.seenAt
  const changed = await db
    .update(savedSearches)
    .set({ ...change, seenAt: sql`${seenAt}` })
    .where(isOwn(userId, id))
  return changed.rowCount === 1
}

export async function deleteSavedSearch(db: Queryable, userId: string, id: string): Promise<boolean> {
  const deleted = await db.update(savedSearches).set({ removedAt: sql`now()::timestamptz(3)` }).where(isOwn(userId, id))
  return deleted.rowCount === 1
}

/**
 * Restores a deleted search, unless the user has saved the same search since. Returns the number of restored searches
 * (0 or 1); `undefined` if the user has no search, deleted or not, with this id.
 */
export async function restoreSavedSearch(tx: Queryable, userId: string, id: string): Promise<number | undefined> {
  const isTheirs = and(eq(savedSearches.userId, userId), eq(savedSearches.id, id))
  const [row] = await tx.select({ removedAt: savedSearches.removedAt }).from(savedSearches).where(isTheirs)
  if (!row) return undefined
  const isSavedAgain = sql`exists (
    select from saved_search other where other.user_id = ${userId} and other.removed_at is null
    and saved_search_key(other.query) = saved_search_key(${savedSearches.query}))`
  const restored = await tx
    .update(savedSearches)
    .set({ removedAt: null })
    .where(and(isTheirs, isNotNull(savedSearches.removedAt), sql`not ${isSavedAgain}`))
  return restored.rowCount ?? 0
}
