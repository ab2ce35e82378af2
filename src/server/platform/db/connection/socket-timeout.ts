import type { Socket } from 'node:net'
import type { PoolClient } from 'pg'

/**
 * Breaks the connection when a query has been underway and nothing has been heard for so long. PostgreSQL's own limits end
 * neither a commit that waits for a synchronous standby, nor anything on a machine that is paused or cut off (D-320): its queries
 * fail as with a database that is gone. A connection that only listens may be silent.
 */
export function limitSilence(client: PoolClient, ms: number): void {
  const stream = client.connection.stream as Socket // pg makes no other, with or without TLS
  if (stream.timeout === ms) return
  stream.setTimeout(ms)
  if (stream.listenerCount('timeout') > 0) return
  stream.on('timeout', () => {
    if (!isIdle(client)) stream.destroy(Object.assign(new Error('the database says nothing'), { code: 'ETIMEDOUT' }))
  })
}

/** pg's types hide it: no query is underway. */
const isIdle = (client: PoolClient): boolean => (client as unknown as { readyForQuery: boolean }).readyForQuery
