import { isDeepStrictEqual } from 'node:util'
import { Column, is, type Placeholder, type Query, SQL, Subquery, sql } from 'drizzle-orm'
import { PgDialect, type PreparedQueryConfig, type SelectedFieldsOrdered } from 'drizzle-orm/pg-core'
import type { CustomTypesConfig } from 'pg'
import type { Queryable } from './database.ts'

/** A query that can be given a name. */
export type Preparable<Rows> = { prepare(name: string): Prepared<Rows> }
/** For the placeholders of a query. */
export type Values = Record<string, unknown>
type Prepared<Rows> = { getQuery(): Query; execute(values: Values): Promise<Rows> }

/** A query as it is sent, and how its values and rows are read; a write that returns none has a result instead. */
type Statement = {
  query: Query
  types: CustomTypesConfig | undefined
  readRows: ((rows: unknown[][]) => Values[]) | undefined
}
const statements = new Map<string, Statement>()

let areRebuilt = false
/** For tests: builds each statement again whenever it runs, and refuses a name that stands for two texts. */
export function rebuildStatements(): void {
  areRebuilt = true
}

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
  const { query, readRows } = statementOf(name, build)
  const prepared = db._.session.prepareQuery(query, undefined, name, true, readRows)
  return prepared.execute(values) as Promise<Rows> // what `build` made under this name
}

/** The statement of this name, which `build` makes once. */
export function statementOf(name: string, build: () => Preparable<unknown>): Statement {
  if (areRebuilt) refuseOtherText(name, build())
  return statements.get(name) ?? makeStatement(name, build())
}

/** What drizzle's types hide of a prepared query. */
type Hidden = { fields?: SelectedFieldsOrdered; queryConfig?: { types: CustomTypesConfig } }

function makeStatement(name: string, preparable: Preparable<unknown>): Statement {
  const prepared = preparable.prepare(name)
  const { fields, queryConfig } = prepared as unknown as Hidden
  const statement = { query: prepared.getQuery(), types: queryConfig?.types, readRows: fields && rowReader(fields) }
  statements.set(name, statement)
  return statement
}

function refuseOtherText(name: string, preparable: Preparable<unknown>): void {
  const known = statements.get(name)?.query
  const again = preparable.prepare(name).getQuery()
  if (known && !isDeepStrictEqual(again, known)) throw new Error(`the statement ${name} has two texts`)
}

/** Reads flat rows as drizzle does, which finds out again for each value how its column is read: that takes three times as long. */
function rowReader(fields: SelectedFieldsOrdered): (rows: unknown[][]) => Values[] {
  const columns = fields.map(({ path: [name = '', ...inner], field }) => {
    if (inner.length > 0) throw new Error(`${name} is an object, which a statement that is written once can’t have`)
    return { name, decoder: decoderOf(field) }
  })
  return (rows) =>
    rows.map((values) => {
      const row: Values = {}
      columns.forEach(({ name, decoder }, at) => {
        const value = values[at]
        row[name] = value === null ? null : decoder.mapFromDriverValue(value)
      })
      return row
    })
}

type Decoder = { mapFromDriverValue(value: unknown): unknown }

function decoderOf(field: SelectedFieldsOrdered[number]['field']): Decoder {
  if (is(field, Column)) return field
  const expression = is(field, SQL) ? field : is(field, Subquery) ? field._.sql : field.sql
  return (expression as unknown as { decoder: Decoder }).decoder // drizzle's types hide it
}

/**
 * For the columns of a row that `runPrepared` inserts: placeholders of their names. Not for moments and JSON that may be null: drizzle
 * encodes the value of a placeholder even then.
 */
export const placeholdersFor = <Row extends object>(row: Row): Record<keyof Row, Placeholder> =>
  Object.fromEntries(Object.keys(row).map((name) => [name, sql.placeholder(name)])) as Record<keyof Row, Placeholder> // its names

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

export const dialect = new PgDialect()

async function execute<Row>(db: Queryable, query: Query, name: string | undefined): Promise<Row[]> {
  type Result = PreparedQueryConfig & { execute: { rows: Row[] } }
  const { rows } = await db._.session.prepareQuery<Result>(query, undefined, name, false).execute()
  return rows
}
