import { and, desc, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { MAX_TOTAL, type Page, type Paged } from '#contract/list'
import { countUpTo, selectCount, shownCount } from './bounded-count.ts'
import type { Database, Queryable } from './database.ts'
import { idIn, madeBefore, pageOf, rowsAsked } from './keyset.ts'
import { type Preparable, runPrepared, type Values } from './prepared.ts'

type Table = PgTable & { id: PgColumn }
type List = { table: Table; where: SQL | undefined; page: Page }
type PageQuery<Limit> = { where: SQL | undefined; orderBy: SQL; limit: Limit }

/**
 * Returns a page of a table's rows, newest first, by their ids (UUIDv7). `where` needs an index that ends with the id.
 * `select` reads the rows of the page.
 */
export async function newestFirst<Row extends { _id: string }>(
  db: Database,
  { table, where, page }: List,
  select: (query: PageQuery<number>) => PromiseLike<Row[]>,
): Promise<Paged<Row>> {
  const orderBy = desc(table.id)
  const [rows, total] = await Promise.all([
    select({ where: and(where, madeBefore(table.id, page)), orderBy, limit: rowsAsked(page) }),
    countUpTo(db, { table, where, orderBy: [orderBy], max: MAX_TOTAL }),
  ])
  return pageOf(rows, page, total, ({ _id }) => [_id])
}

type PreparedList = List & { name: string; values: Values }
type CountedQuery = PageQuery<Placeholder> & { total: SQL.Aliased<number> }

/**
 * Returns the same by one prepared statement, whose rows have the number of all rows as their `total`. Only an empty
 * page has none, and a further statement counts them.
 */
export async function newestFirstPrepared<Row extends { _id: string; total: number }>(
  db: Queryable,
  { table, where, page, name, values }: PreparedList,
  select: (query: CountedQuery) => Preparable<Row[]>,
): Promise<Paged<Row>> {
  const orderBy = desc(table.id)
  const before = page.cursor === undefined ? undefined : idIn(page.cursor)
  const isNext = before === undefined ? undefined : sql`${table.id} < ${sql.placeholder('before')}::uuid`
  const count = () => selectCount(db, { table, where, orderBy: [orderBy], max: MAX_TOTAL })
  const rows = await runPrepared(
    db,
    `${name}_${isNext ? 'next' : 'first'}`,
    () =>
      select({
        where: and(where, isNext),
        orderBy,
        limit: sql.placeholder('limit'),
        total: sql<number>`${count()}`.as('total'),
      }),
    { ...values, before, limit: rowsAsked(page) },
  )
  const isPastEnd = rows.length === 0 && before !== undefined
  const counted = isPastEnd ? (await runPrepared(db, `${name}_count`, count, values))[0]?.count : rows[0]?.total
  return pageOf(rows, page, shownCount(counted ?? 0, MAX_TOTAL), ({ _id }) => [_id])
}
