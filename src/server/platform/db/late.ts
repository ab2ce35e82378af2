import { DrizzleQueryError, fillPlaceholders, type Query, type SQL } from 'drizzle-orm'
import type { Statement } from './connection/packet.ts'
import type { Queryable } from './database.ts'
import { dialect, type Preparable, statementOf, type Values } from './prepared.ts'

/** As `runPrepared`, of a write in a transaction that nobody waits for: it is sent with the statement that comes next, whose failure its own is. */
export async function runLate(
  tx: Queryable,
  name: string,
  build: () => Preparable<unknown>,
  values: Values,
): Promise<void> {
  await sendLate(tx, name, statementOf(name, build).query, values)
}

/**
 * As `runLate`, of a write whose rows nobody needs before the commit: what is returned reads them then. Where nothing was committed, and
 * outside a transaction, there are none, and it throws.
 */
export async function runLateForRows<Rows>(
  tx: Queryable,
  name: string,
  build: () => Preparable<Rows>,
  values: Values,
): Promise<() => Rows> {
  const { query, types, readRows = noRows } = statementOf(name, build)
  let rows: () => unknown = noRows
  const onRows = (sent: unknown[][]) => {
    rows = () => readRows(sent)
  }
  await sendLate(tx, name, query, values, { types, rowMode: 'array', onRows })
  return () => rows() as Rows // what `build` made under this name
}

const noRows = (): never => {
  throw new Error('this statement was not sent, or returns no rows')
}

/** As `runLate`, of SQL that is written out, which `build` makes once. */
export async function executeLate(tx: Queryable, name: string, build: () => SQL, values: Values): Promise<void> {
  await sendLate(tx, name, statementOf(name, () => writtenOut(build())).query, values)
}

const writtenOut = (statement: SQL): Preparable<never> => {
  const query = dialect.sqlToQuery(statement)
  return { prepare: () => ({ getQuery: () => query, execute: noRows }) }
}

async function sendLate(
  tx: Queryable,
  name: string,
  { sql: text, params }: Query,
  values: Values,
  more?: Partial<Statement>,
): Promise<void> {
  const { client } = tx._.session as unknown as { client: { query: (late: Statement) => Promise<unknown> } } // Drizzle's types hide it
  const late = { ...more, name, text, values: fillPlaceholders(params, values), isLate: true } as const
  await client.query(late).catch((error: Error) => {
    throw new DrizzleQueryError(text, [], error) // outside a transaction it is sent at once
  })
}
