import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '../../../src/server/platform/db/database.ts'
import { mailOutbox } from '../../../src/server/platform/db/tables/mail.ts'
import { appProcess, newDataDir } from '../../server/app-process.ts'
import type { World } from './people.ts'
import type { Random } from './random.ts'

export const SECRET = 'a secret of at least thirty-two characters'

export const openWorld = (databaseUrl: string): World => ({
  db: openDatabase(databaseUrl, () => {}),
  parts: { secret: SECRET },
})

/** Servers under test at `url`: one, or several behind one address. */
export type Killable = {
  url: string
  /** Kills one or more; returns the number. */
  kill: (random: Random) => Promise<number>
  restart: () => Promise<void>
  clear: () => Promise<void>
}
export type Launch = (settings: NodeJS.ProcessEnv) => Promise<Killable>

export type Stage = Awaited<ReturnType<typeof setStage>>

export async function setStage(databaseUrl: string, launch: Launch = launchOne) {
  const world = openWorld(databaseUrl)
  const { dataDir, remove } = await newDataDir()
  const server = await launch(settingsFor(databaseUrl, dataDir))
  let killedAt = new Date()
  const stage = {
    ...world,
    outbox: join(dataDir, 'outbox'),
    server,
    kills: 0,
    kill: async (random: Random) => {
      stage.kills += await server.kill(random)
      killedAt = new Date()
    },
    restart: async () => {
      await endLeases(world.db)
      await freeJobs(world.db, killedAt)
      await server.restart()
    },
    clear: async () => {
      await server.clear()
      await world.db.$client.end()
      await remove()
    },
  }
  return stage
}

async function launchOne(settings: NodeJS.ProcessEnv): Promise<Killable> {
  let app = await appProcess(settings)
  return {
    get url() {
      return app.url
    },
    kill: async () => {
      await app.end('SIGKILL')
      return 1
    },
    restart: async () => {
      app = await appProcess(settings)
    },
    clear: () => app.end('SIGKILL'),
  }
}

/** Expires leases immediately: a mail of a killed process is sent again after its lease (see mail-lease.test.ts). */
export const endLeases = (db: Database) =>
  db.update(mailOutbox).set({ nextTryAt: sql`now()` }).where(sql`${mailOutbox.sentAt} is null`)

/** Releases a killed process's jobs immediately (see jobs.test.ts). They may run twice, as any job may. */
const freeJobs = (db: Database, begunBefore: Date) =>
  db.execute(sql`select from graphile_worker.force_unlock_workers(array(
    select locked_by from graphile_worker.jobs where locked_at < ${begunBefore.toISOString()}::timestamptz))`)

export const settingsFor = (databaseUrl: string, dataDir: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  DEMO: 'true',
  NODE_ENV: 'development',
  APP_SECRET: SECRET,
  ACCEPTED_OFFER_DAYS: '1',
  RECONCILE_SECONDS: '0.5',
})
