import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../../src/server/platform/db/database.ts'
import { rebuildStatements } from '../../src/server/platform/db/prepared.ts'
import { requestLimits } from '../../src/server/platform/db/time-limits.ts'

rebuildStatements()

/** A migrated, empty database, or a copy of `template`. `close` drops it. */
export async function testDatabase(
  template = 'template_migrated',
  limits = requestLimits,
): Promise<{ db: Database; url: string; close(): Promise<void> }> {
  const url = new URL(inject('postgres'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Its files are copied: the usual way writes each page to the log too.
  await asOwner((owner) => owner.query(`create database ${name} template ${template} strategy file_copy`))
  url.pathname = `/${name}`
  const db = openDatabase(url.href, () => {}, limits)
  return {
    db,
    url: url.href,
    close: async () => {
      await db.$client.end()
      await asOwner((owner) => owner.query(`drop database ${name} with (force)`))
    },
  }
}

async function asOwner(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgres') })
  await client.connect()
  await work(client)
  await client.end()
}
