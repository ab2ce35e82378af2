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

type Preparable<Rows> = PromiseLike<Rows> & { prepare(name: string): { execute(): Promise<Rows> } }

/**
 * Runs a query under a name, where it has one: PostgreSQL then plans it once for each connection. A name stands for one text, whatever
 * its values are.
 */
export const named = <Rows>(query: Preparable<Rows>, name: string | undefined): PromiseLike<Rows> =>
  name === undefined ? query : query.prepare(name).execute()
