import { and, eq, sql } from 'drizzle-orm'
import type { Page, Paged } from '#contract/list'
import type { PropertyFilters } from '#contract/property-search'
import type { Frequency, SavedQuery, SavedSearch } from '#contract/saved-search'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { newestFirst } from '../../platform/db/newest-first.ts'
import { alerts, savedSearches, savedSearchFields } from '../../platform/db/tables/saved-search.ts'
import { filterColumns } from './filter-columns.search.ts'

type NewSearch = { userId: string; name: string; query: PropertyFilters; frequency: Frequency }

const isOwn = (userId: string, id: string) => and(eq(savedSearches.userId, userId), eq(savedSearches.id, id))

export async function addSavedSearch(tx: Queryable, { query, ...search }: NewSearch): Promise<string> {
  const [row] = await tx
    .insert(savedSearches)
    .values({ ...search, query: asSent(query), ...filterColumns(query) })
    .returning({ id: savedSearches.id })
  return row?.id ?? ''
}

/** Returns the query as in the address of the search. */
function asSent({ bbox, ...filters }: PropertyFilters): SavedQuery {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined)
  const texts = given.map(([field, value]) => [field, Array.isArray(value) ? value : String(value)])
  return { ...Object.fromEntries(texts), ...(bbox && { bbox: [bbox.west, bbox.south, bbox.east, bbox.north].join() }) }
}

export const countSavedSearches = (tx: Queryable, userId: string): Promise<number> =>
  tx.$count(savedSearches, eq(savedSearches.userId, userId))

export const savedSearchesOf = (db: Database, userId: string, page: Page): Promise<Paged<SavedSearch>> =>
  newestFirst(db, { table: savedSearches, where: eq(savedSearches.userId, userId), page }, (query) =>
    db.select(savedSearchFields).from(savedSearches).where(query.where).orderBy(query.orderBy).limit(query.limit),
  )

/** Returns a search of a user; undefined if it is not theirs. */
export async function savedSearchOf(db: Queryable, userId: string, id: string): Promise<SavedSearch | undefined> {
  const [row] = await db.select(savedSearchFields).from(savedSearches).where(isOwn(userId, id))
  return row
}

type Change = { name?: string | undefined; frequency?: Frequency | undefined; isSeen?: true | undefined }

/** Changes a search of a user. Returns whether it exists. */
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

/** Deletes a search with its alerts, so that no mail contains them. Returns whether it existed. */
export async function deleteSavedSearch(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const deleted = await tx.delete(savedSearches).where(isOwn(userId, id))
  if (deleted.rowCount !== 1) return false
  await tx.delete(alerts).where(eq(alerts.searchId, id))
  return true
}
