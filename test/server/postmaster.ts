import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** The process id of the database server of a data folder. */
export async function postmasterOf(folder: string): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

/** Asks one query on a connection of its own, and answers its rows. */
export async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}
