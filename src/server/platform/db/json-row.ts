import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

export type JsonRow<Row> = string & { readonly of?: Row }

/**
 * Returns an expression by which PostgreSQL writes a row as JSON without nulls; converting a thousand rows in this
 * process would take tens of milliseconds. The fields must be exactly those of the contract's row. They are joined as
 * texts, because removing nulls from a JSON object would take half as long again.
 */
export function jsonRow<Row extends object>(fields: Record<keyof Row & string, SQLWrapper>): SQL<JsonRow<Row>> {
  const parts = Object.entries<SQLWrapper>(fields).map(
    ([name, value]) => sql`${sql.raw(`'"${name}":'`)} || to_json(${value})`,
  )
  return sql<JsonRow<Row>>`'{' || concat_ws(',', ${sql.join(parts, sql`, `)}) || '}'`
}

export const rowIn = <Row>(json: JsonRow<Row>): Row => JSON.parse(json) as Row // written by `jsonRow`
