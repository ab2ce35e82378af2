import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/server/platform/db/database.ts'
import { migrate } from '../../src/server/platform/db/upgrade/migrate.ts'
import { registerJobs } from '../../src/server/platform/db/upgrade/migrate-queue.ts'
import { startEmbedded } from '../../src/server/platform/embedded-postgres/embedded-postgres.ts'

import { jobNames } from '../../src/server/start/job-dependencies.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string
  }
}

/** One PostgreSQL for the whole run, with a migrated template that each test file clones. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(process.env.KEYHAVEN_TEST_MEMORY ?? tmpdir(), 'keyhaven-test-'))
  await chmod(folder, 0o755) // so that its files lie in it for root too, and go with it
  const server = await startEmbedded(folder, () => {}, { durable: false })
  await makeTemplate(server.url)
  provide('postgres', server.url)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Nothing lives long enough to be worth a vacuum, of which each of the many databases would get its own.
  await client.query('alter system set autovacuum = off')
  await client.query(`alter system set max_wal_size = '256MB'`)
  await client.query('select pg_reload_conf()')
  await client.query('create database template_migrated')
  await client.end()
  const template = new URL(url)
  template.pathname = '/template_migrated'
  await migrate(template.href)
  const db = openDatabase(template.href, () => {})
  await registerJobs(db, jobNames)
  await db.$client.end()
}
