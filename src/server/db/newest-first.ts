import { and, desc, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { MAX_TOTAL, type Page, type Paged } from '#contract/list'
import { countUpTo } from './count-up-to.ts'
import type { Database } from './database.ts'
import { madeBefore, pageOf, rowsAsked } from './keyset.ts'

type Table = PgTable & { id: PgColumn }
/** `name`: of a list whose `where` always has the same text. PostgreSQL then plans it once for each connection. */
type List = { table: Table; where: SQL | undefined; page: Page; name?: string }
type PageQuery = { where: SQL | undefined; orderBy: SQL; limit: number; name: string | undefined }

/**
 * One page of a table's rows, newest first, as every list but the public search has it: ids are UUIDv7, so their order is that of
 * creation. `where` needs an index that ends with the id. `select` reads the rows of the page that it is given.
 */
export async function newestFirst<Row extends { _id: string }>(
  db: Database,
  { table, where, page, name }: List,
  select: (query: PageQuery) => Promise<Row[]>,
): Promise<Paged<Row>> {
  const orderBy = desc(table.id)
  const [rows, total] = await Promise.all([
    select({
      where: and(where, madeBefore(table.id, page)),
      orderBy,
      limit: rowsAsked(page),
      name: name && `${name}_${page.cursor === undefined ? 'first' : 'next'}`,
    }),
    countUpTo(db, { table, where, orderBy: [orderBy], max: MAX_TOTAL, name: name && `${name}_count` }),
  ])
  return pageOf(rows, page, total, ({ _id }) => [_id])
}
