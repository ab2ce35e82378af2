import type { Query, SQL } from 'drizzle-orm'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Database, Queryable } from './database.ts'

/**
 * A query that `build` makes once for each database. With `.prepare(name)` PostgreSQL plans it once for each connection, too. For what
 * happens at every request: making the text of a query takes longer than sending it.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>()
  return (db) => {
    const query = built.get(db) ?? build(db)
    built.set(db, query)
    return query
  }
}

/** A query that can be given a name. */
export type Preparable<Rows> = { prepare(name: string): Prepared<Rows> }
/** For the placeholders of a query. */
export type Values = Record<string, unknown>
type Prepared<Rows> = { execute(values: Values): Promise<Rows> }

const preparedByName = new WeakMap<Queryable, Map<string, Prepared<unknown>>>()

/** Runs the query of this name, which `build` makes once for each database, or transaction. A name stands for one text, whatever its values are. */
export function runPrepared<Rows>(
  db: Queryable,
  name: string,
  build: () => Preparable<Rows>,
  values: Values,
): Promise<Rows> {
  const known = preparedByName.get(db) ?? new Map<string, Prepared<unknown>>()
  preparedByName.set(db, known)
  const query = (known.get(name) ?? build().prepare(name)) as Prepared<Rows> // what `build` made under this name
  known.set(name, query)
  return query.execute(values)
}

/** Runs SQL that is written out under a name. */
export async function executeNamed<Row>(db: Queryable, statement: SQL, name: string): Promise<Row[]> {
  return execute(db, dialect.sqlToQuery(statement), name)
}

/** Of so many texts each connection keeps the plans; what is asked in further shapes is planned each time. */
const MAX_SHAPES = 32
const shapes = new Map<string, string>()

/** Runs SQL whose text depends on what is asked, and which is best read in one way, whatever is asked. */
export async function executeShaped<Row>(db: Queryable, statement: SQL): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement)
  if (!shapes.has(query.sql) && shapes.size < MAX_SHAPES) shapes.set(query.sql, `shape_${shapes.size}`)
  return execute(db, query, shapes.get(query.sql))
}

const dialect = new PgDialect()

async function execute<Row>(db: Queryable, query: Query, name: string | undefined): Promise<Row[]> {
  type Result = PreparedQueryConfig & { execute: { rows: Row[] } }
  const { rows } = await db._.session.prepareQuery<Result>(query, undefined, name, false).execute()
  return rows
}
