import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import type { Page, Paged } from '#contract/list'
import type { WishlistItem } from '#contract/wishlist'
import type { Queryable } from '../../platform/db/database.ts'
import { type JsonRow, jsonRow, rowIn } from '../../platform/db/json-row.ts'
import { newestFirstPrepared } from '../../platform/db/newest-first.ts'
import { placeholdersFor, runPrepared } from '../../platform/db/prepared.ts'
import { users } from '../../platform/db/tables/user.ts'
import { properties } from '../tables/property.ts'
import { removedWishes, wishes, wishFields } from '../tables/wishlist.ts'

/**
 * Adds a home to a wishlist, and returns the id of the new or existing entry. An existing one is rewritten unchanged,
 * because PostgreSQL returns only written rows.
 */
export async function addWish(tx: Queryable, userId: string, propertyId: string): Promise<string> {
  const wish = { id: v7(), userId, propertyId }
  const add = () =>
    tx
      .insert(wishes)
      .values(placeholdersFor(wish))
      .onConflictDoUpdate({
        target: [wishes.userId, wishes.propertyId],
        set: { propertyId: sql`excluded.property_id` },
      })
      .returning({ id: wishes.id })
  const [added] = await runPrepared(tx, 'add_wish', add, wish)
  return added?.id ?? ''
}

export async function wishesOf(db: Queryable, userId: string, page: Page): Promise<Paged<JsonRow<WishlistItem>>> {
  const where = eq(wishes.userId, sql.placeholder('userId'))
  const list = { table: wishes, where, page, name: 'wishes_of', values: { userId } }
  const { rows, ...rest } = await newestFirstPrepared(db, list, (query) =>
    selectWishes(db, query.where, { total: query.total }).orderBy(query.orderBy).limit(query.limit),
  )
  return { ...rest, rows: rows.map(({ json }) => json) }
}

export async function wishOf(db: Queryable, userId: string, id: string): Promise<WishlistItem | undefined> {
  const [row] = await selectWishes(db, and(eq(wishes.userId, userId), eq(wishes.id, id)), {})
  return row && rowIn(row.json)
}

export async function removeWish(db: Queryable, userId: string, id: string): Promise<boolean> {
  const removed = await db.execute(sql`
    with removed as (
      delete from ${wishes} where user_id = ${userId}::uuid and id = ${id}::uuid returning id, user_id, property_id, created_at)
    insert into ${removedWishes} (id, user_id, property_id, created_at) select * from removed
    on conflict (id) do update set removed_at = now()`)
  return removed.rowCount === 1
}

/**
 * Restores a removed entry, unless the home has been added again since. Returns the number of restored entries (0 or
 * 1); `undefined` if the user has no removed entry with this id.
 */
export async function restoreWish(db: Queryable, userId: string, id: string): Promise<number | undefined> {
  const own = and(eq(removedWishes.userId, userId), eq(removedWishes.id, id))
  const [removed] = await db
    .select({ id: removedWishes.id, propertyId: removedWishes.propertyId, createdAt: removedWishes.createdAt })
    .from(removedWishes)
    .where(own)
  if (!removed) return undefined
  const restored = await db
    .insert(wishes)
    .values({ ...removed, userId })
    .onConflictDoNothing()
  return restored.rowCount ?? 0
}

const selectWishes = <More extends SelectedFields>(db: Queryable, where: SQL | undefined, more: More) =>
  db
    .select({ _id: wishes.id, json: jsonRow<WishlistItem>(wishFields), ...more })
    .from(wishes)
    .innerJoin(properties, eq(properties.id, wishes.propertyId))
    .innerJoin(users, eq(users.id, wishes.userId))
    .where(where)
