import { isDeepStrictEqual } from 'node:util'
import { type Placeholder, type Query, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database, Queryable } from './database.ts'

export type Preparable<Rows> = { prepare(name: string): Prepared<Rows> }
export type Values = Record<string, unknown>
type Prepared<Rows> = { getQuery(): Query; execute(values: Values): Promise<Rows> }

const prepared = new WeakMap<Queryable, Map<string, Prepared<unknown>>>()

/**
 * Runs the query of this name, which `build` makes once for each database and each transaction, and PostgreSQL plans
 * once for each connection. A name stands for one text, so every value that varies is a placeholder, ids included.
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
  return statement.execute(values) as Promise<Rows> // what `build` made under this name
}

let texts: Map<string, Query> | undefined
/** For tests: builds each statement again whenever it runs, and refuses a name with two texts. */
export function rebuildStatements(): void {
  texts = new Map()
}

function refuseOtherText(known: Map<string, Query>, name: string, query: Query): void {
  const before = known.get(name)
  if (before && !isDeepStrictEqual(query, before)) throw new Error(`the statement ${name} has two texts`)
  known.set(name, query)
}

/**
 * Returns placeholders for the columns of an inserted row, by name. Not for moments and JSON that may be null: drizzle
 * encodes the value of a placeholder even then.
 */
export const placeholdersFor = <Row extends object>(row: Row): Record<keyof Row, Placeholder> =>
  Object.fromEntries(Object.keys(row).map((name) => [name, sql.placeholder(name)])) as Record<keyof Row, Placeholder> // its names

const MAX_SHAPES = 32
const shapes = new Map<string, string>()
const dialect = new PgDialect()

/** Runs SQL whose text depends on the search, with one plan for all values. */
export async function executeShaped<Row extends object>(db: Database, statement: SQL): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  if (!shapes.has(text) && shapes.size < MAX_SHAPES) shapes.set(text, `shape_${shapes.size}`)
  const { rows } = await db.$client.query<Row>({ name: shapes.get(text), text, values })
  return rows
}
