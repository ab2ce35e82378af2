import pg from 'pg'

const CONNECT_TIMEOUT_MS = 15_000

/** Time limits that the address, the role or the server may set, and that would end every long index build. */
const cuttingLimits = [
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'idle_session_timeout',
  'transaction_timeout', // from PostgreSQL 17 on
]

/** Returns pg's connection settings without `query_timeout`, which the client enforces. */
export function upgradeAddress(url: string): pg.ClientConfig {
  const address = new URL(url)
  address.searchParams.delete('query_timeout')
  return { connectionString: address.href, connectionTimeoutMillis: CONNECT_TIMEOUT_MS }
}

export async function connectForUpgrade(url: string): Promise<pg.Client> {
  const client = new pg.Client(upgradeAddress(url))
  client.on('error', () => {}) // the failed query reports it
  await client.connect()
  try {
    await liftLimits(client)
  } catch (error) {
    await client.end()
    throw error
  }
  return client
}

export async function liftLimits(client: pg.ClientBase): Promise<void> {
  await client.query('set statement_timeout = 0') // first and alone, because it is fast enough for any limit
  await client.query(`select set_config(name, '0', false) from pg_settings where name = any($1)`, [cuttingLimits])
}
