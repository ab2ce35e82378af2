import { type SQL, sql } from 'drizzle-orm'
import type { TestApp } from '../../people/access.ts'
import type { Person } from '../../people/make.ts'

type Rows = Map<string, string[]>

export async function rowsOf({ db }: TestApp, people: Person[]): Promise<Rows> {
  const names = people.flatMap(({ id, email }) => [id, email])
  const { rows: tables } = await db.execute<{
    name: string
  }>(sql`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and table_name <> 'rate_count'`)
  const found: Rows = new Map()
  for (const { name } of tables) {
    const isTheirs = sql.join(
      names.map((text) => sql`strpos(t::text, ${text}) > 0`),
      sql` or `,
    )
    const { rows } = await db.execute<{ id: string }>(
      sql`select t.id::text from ${sql.identifier(name)} t where ${isTheirs}`,
    )
    if (rows.length > 0)
      found.set(
        name,
        rows.map(({ id }) => id),
      )
  }
  return found
}

/** A checksum per table, which changes when one of the rows is changed or deleted. */
export async function checksumOf({ db }: TestApp, rows: Rows): Promise<Record<string, string>> {
  const sums = [...rows].map(
    ([name, ids]): SQL =>
      sql`select ${name}::text as name, coalesce(md5(string_agg(t::text, '' order by t.id)), '') as sum
      from ${sql.identifier(name)} t where t.id::text = any(${sql.param(ids)}::text[])`,
  )
  const { rows: found } = await db.execute<{ name: string; sum: string }>(sql.join(sums, sql` union all `))
  return Object.fromEntries(found.map(({ name, sum }) => [name, sum]))
}

export async function trailOf({ db }: TestApp): Promise<Rows> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from audit_entry order by id desc limit 100`)
  return new Map([['audit_entry', rows.map(({ id }) => id)]])
}
