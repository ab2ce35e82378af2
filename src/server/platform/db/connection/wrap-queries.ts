import type pg from 'pg'

export type Statement = string | { text: string; name?: string; values?: unknown[]; rowMode?: 'array' }
export type Query = (statement: Statement, ...rest: unknown[]) => Promise<unknown>

/**
 * Wraps the queries of a pool and its connections. A query that the pool passes to a connection is wrapped only once.
 */
export function wrapQueries(pool: pg.Pool, wrap: (query: Query) => Query): void {
  const wrapped = new WeakSet<pg.PoolClient>()
  pool.query = wrap(pool.query.bind(pool) as Query) as typeof pool.query // its overloads all have this form
  pool.on('acquire', (client) => {
    if (wrapped.has(client)) return
    wrapped.add(client)
    const plain = client.query.bind(client) as Query
    const query = wrap(plain)
    client.query = ((statement, ...rest) =>
      typeof rest.at(-1) === 'function'
        ? plain(statement, ...rest)
        : query(statement, ...rest)) as Query as typeof client.query // likewise
  })
}
