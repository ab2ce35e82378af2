import { isDeepStrictEqual } from 'node:util'
import { type Placeholder, type Query, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database, Queryable } from './database.ts'

export type Preparable<Rows> = { prepare(name: string): Prepared<Rows> }
export type Values = Record<string, unknown>
type Prepared<Rows> = { getQuery(): Query; execute(values: Values): Promise<Rows> }

const prepared = new WeakMap<Queryable, Map<string, Prepared<unknown>>>()

/**
 * Runs a prepared statement. `build` is called once per database or connection, and PostgreSQL plans the statement once
 * per connection. The text for a name must never vary, so variable values, including ids, must be placeholders.
 */
export async function runPrepared<Rows>(
  db: Queryable,
  name: string,
  build: () => Preparable<Rows>,
  values: Values,
): Promise<Rows> {
  const own = prepared.get(db) ?? new Map<string, Prepared<unknown>>()
  prepared.set(db, own)
  const known = own.get(name)
  const statement = known && !texts ? known : build().prepare(name)
  own.set(name, statement)
  if (texts) refuseOtherText(texts, name, statement.getQuery())
  return statement.execute(values) as Promise<Rows> // built by `build` under this name
}

let texts: Map<string, Query> | undefined
export function rebuildStatements(): void {
  texts = new Map()
}

function refuseOtherText(known: Map<string, Query>, name: string, query: Query): void {
  const before = known.get(name)
  if (before && !isDeepStrictEqual(query, before)) throw new Error(`the statement ${name} has two texts`)
  known.set(name, query)
}

/**
 * Returns a placeholder for each column of a row to insert. Not for nullable dates and JSON, because Drizzle would
 * encode the null.
 */
export const placeholdersFor = <Row extends object>(row: Row): Record<keyof Row, Placeholder> =>
  Object.fromEntries(Object.keys(row).map((name) => [name, sql.placeholder(name)])) as Record<keyof Row, Placeholder> // its names

const MAX_SHAPES = 32
const shapes = new Map<string, string>()
const dialect = new PgDialect()

/**
 * Runs a query as a prepared statement keyed by its text, so that it is planned once for all values. Only the first 32
 * different texts are prepared.
 */
export async function executeShaped<Row extends object>(db: Database, statement: SQL): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  if (!shapes.has(text) && shapes.size < MAX_SHAPES) shapes.set(text, `shape_${shapes.size}`)
  const { rows } = await db.$client.query<Row>({ name: shapes.get(text), text, values })
  return rows
}
