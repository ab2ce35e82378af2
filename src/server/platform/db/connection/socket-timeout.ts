import type { Socket } from 'node:net'
import type { PoolClient } from 'pg'

/**
 * Closes a connection whose query has had no response for `ms`. PostgreSQL's own limits end neither a commit that waits
 * for a synchronous standby, nor a query on a machine that is paused or cut off (D-320). Idle connections are not
 * limited.
 */
export function limitSilence(client: PoolClient, ms: number): void {
  const stream = client.connection.stream as Socket // always a socket in pg, with or without TLS
  if (stream.timeout === ms) return
  stream.setTimeout(ms)
  if (stream.listenerCount('timeout') > 0) return
  stream.on('timeout', () => {
    if (!isIdle(client))
      stream.destroy(Object.assign(new Error('the database does not respond'), { code: 'ETIMEDOUT' }))
  })
}

const isIdle = (client: PoolClient): boolean => (client as unknown as { readyForQuery: boolean }).readyForQuery
