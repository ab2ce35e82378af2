import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * Returns an insert of many rows that passes them as one parameter, because binding each value takes longer than
 * storing it. The table's defaults are not used.
 */
export function insertion(table: PgTable, columns: Record<string, PgColumn>, rows: Record<string, unknown>[]): SQL {
  const fields = Object.entries(columns)
  const values = rows.map((row) => Object.fromEntries(fields.map(([field, { name }]) => [name, row[field]])))
  const names = sql.join(
    fields.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  const typed = sql.join(
    fields.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  )
  return sql`insert into ${table} (${names})
    select ${names} from json_to_recordset(${JSON.stringify(values)}::json) as given (${typed})`
}
