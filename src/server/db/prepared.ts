import type { Database } from './database.ts'

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
