import type { PoolClient } from 'pg'

/** PostgreSQL's function that waits for a standby; it names itself in what it says, in every language. */
const WAITS_FOR_STANDBY = 'SyncRepWaitForLSN'
/** SQLSTATE: it is unknown how the transaction ended. */
const RESOLUTION_UNKNOWN = '08007'

/**
 * Makes a commit fail that no standby has confirmed. When a time limit ends the wait for a synchronous standby, PostgreSQL answers
 * with success and a mere warning, though a failover would lose what was committed (D-320).
 */
export function refuseUnconfirmedCommits(client: PoolClient): void {
  client.on('notice', ({ routine, message }) => {
    if (routine !== WAITS_FOR_STANDBY) return
    const error = Object.assign(new Error(message), { code: RESOLUTION_UNKNOWN })
    client.connection.emit('error', error) // as when it breaks: its queries fail, and the pool makes another
  })
}
