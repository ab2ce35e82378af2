import type { PoolClient } from 'pg'

const WAITS_FOR_STANDBY = 'SyncRepWaitForLSN'
const RESOLUTION_UNKNOWN = '08007'

/**
 * Makes a commit fail if no standby has confirmed it. When a time limit ends the wait for a synchronous standby,
 * PostgreSQL reports success with only a warning, though a failover would lose the commit (D-320).
 */
export function refuseUnconfirmedCommits(client: PoolClient): void {
  client.on('notice', ({ routine, message }) => {
    if (routine !== WAITS_FOR_STANDBY) return
    const error = Object.assign(new Error(message), { code: RESOLUTION_UNKNOWN })
    client.connection.emit('error', error) // like a broken connection: its queries fail, and the pool replaces it
  })
}
