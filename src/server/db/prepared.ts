import { type Placeholder, type Query, type SQL, sql } from 'drizzle-orm'
import { PgDialect, type PreparedQueryConfig, type SelectedFieldsOrdered } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

/** A query that can be given a name. */
export type Preparable<Rows> = { prepare(name: string): Prepared<Rows> }
/** For the placeholders of a query. */
export type Values = Record<string, unknown>
type Prepared<Rows> = { getQuery(): Query; execute(values: Values): Promise<Rows> }

/** A query as it is sent, and which columns its rows have. */
type Written = { query: Query; fields: SelectedFieldsOrdered | undefined }
const writtenByName = new Map<string, Written>()

/**
 * Runs the query of this name, which `build` makes once for all databases and transactions, and which PostgreSQL plans once for each
 * connection: making the text of a query takes longer than sending it. A name stands for one text, so whatever differs from one time
 * to the next is a placeholder; an id that the app makes, too.
 */
export async function runPrepared<Rows>(
  db: Queryable,
  name: string,
  build: () => Preparable<Rows>,
  values: Values,
): Promise<Rows> {
  const { query, fields } = writtenByName.get(name) ?? write(name, build())
  type Result = PreparedQueryConfig & { execute: Rows }
  return db._.session.prepareQuery<Result>(query, fields, name, true).execute(values)
}

function write(name: string, preparable: Preparable<unknown>): Written {
  const prepared = preparable.prepare(name)
  const { fields } = prepared as unknown as Pick<Written, 'fields'> // drizzle's types hide it
  if (fields?.some(({ path }) => path.length > 1)) throw new Error(`the rows of ${name} are not flat`) // those need more than their fields
  const written = { query: prepared.getQuery(), fields }
  writtenByName.set(name, written)
  return written
}

/**
 * For the columns of a row that `runPrepared` inserts: placeholders of their names. Not for moments and JSON that may be null: drizzle
 * encodes the value of a placeholder even then.
 */
export const placeholdersFor = <Row extends object>(row: Row): { [Name in keyof Row]: Placeholder } =>
  Object.fromEntries(Object.keys(row).map((name) => [name, sql.placeholder(name)])) as {
    [Name in keyof Row]: Placeholder
  } // its names

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
