import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'

/**
 * Deletes the imported listings. Returns the seconds that COPY takes to insert the same rows into the same table, from
 * a file of the database server.
 */
export async function copiedIn(client: Client): Promise<number> {
  const { rows: columns } = await client.query(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = 'property' and is_generated = 'NEVER'`,
  )
  const names = columns[0].names
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-copy-'))
  await chmod(folder, 0o777) // the database server, which may be another user, writes into it
  const file = join(folder, 'homes')
  await client.query('set statement_timeout = 0')
  await client.query(`copy (select ${names} from property where source_id is not null) to '${file}' (format binary)`)
  await client.query('begin')
  await client.query('select from property where source_id is not null order by id for update') // D-61
  await client.query('delete from property where source_id is not null')
  await client.query('commit')
  await client.query('vacuum full analyze property')
  const since = performance.now()
  await client.query(`copy property (${names}) from '${file}' (format binary)`)
  const seconds = (performance.now() - since) / 1000
  await rm(folder, { recursive: true })
  return seconds
}
