import type { Socket } from 'node:net'
import type { PoolClient } from 'pg'

/**
 * Breaks the connection when nothing has been heard of it for so long; 0 is no limit. PostgreSQL's own limits end neither a commit
 * that waits for a synchronous standby, nor anything on a machine that is paused or cut off (D-320): its queries fail as with a
 * database that is gone.
 */
export function limitSilence({ connection }: PoolClient, ms: number): void {
  const stream = connection.stream as Socket // pg makes no other, with or without TLS
  stream.setTimeout(ms)
  if (stream.listenerCount('timeout') > 0) return
  const silent = () => Object.assign(new Error('the database says nothing'), { code: 'ETIMEDOUT' })
  stream.on('timeout', () => stream.destroy(silent()))
}
