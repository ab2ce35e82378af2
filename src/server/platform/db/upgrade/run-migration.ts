import type { Client } from 'pg'
import { isCausedBy } from '../errors.ts'
import { withLocks } from './with-locks.ts'

/**
 * The first line of a migration that runs outside a transaction, statement by statement, as `create index concurrently`
 * requires. Each statement must be repeatable, because an interrupted upgrade starts the file again.
 */
const ONLINE = '-- online'
/**
 * The first line of an online statement that changes a limited number of rows and is repeated until it changes none.
 */
const IN_BATCHES = '-- in batches'

type Migration = {
  client: Client
  statements: string[]
  record: () => Promise<unknown>
  say: (line: string) => void
}

export async function runMigration({ client, statements, record, say }: Migration): Promise<void> {
  if (!statements[0]?.startsWith(ONLINE)) return withLocks({ client, statements, record, say })
  for (const text of statements) {
    const statement = text.trim()
    if (statement.includes(IN_BATCHES)) await runInBatches(client, statement)
    else if (IS_CONCURRENT.test(statement)) await runConcurrently(client, statement)
    else await withLocks({ client, statements: [statement], say })
  }
  await record()
}

const IS_CONCURRENT = /^(?:--.*\n\s*)*(?:create (?:unique )?|drop )index concurrently /i

async function runConcurrently(client: Client, statement: string): Promise<void> {
  const index = /create (?:unique )?index concurrently if not exists "(\w+)"/i.exec(statement)?.[1]
  if (index) await dropInvalid(client, index)
  await client.query(statement)
}

/**
 * Repeats a statement until it changes no row. It waits for locked rows; after a deadlock, it runs the statement again.
 */
async function runInBatches(client: Client, statement: string): Promise<void> {
  for (let changed: number | null = 1; changed; ) {
    try {
      changed = (await client.query(statement)).rowCount
    } catch (error) {
      if (!isCausedBy(error, (code) => code === DEADLOCK)) throw error
    }
  }
}
const DEADLOCK = '40P01'

/** Drops an index that an interrupted build left invalid: PostgreSQL would maintain it but never read it. */
async function dropInvalid(client: Client, index: string): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  )
  if (rowCount) await client.query(`drop index concurrently if exists "${index}"`)
}
