import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '../../../src/server/db/database.ts'
import { mailOutbox } from '../../../src/server/db/tables/mail.ts'
import { appProcess, newDataDir } from '../../server/app-process.ts'
import type { Random } from './random.ts'

export const SECRET = 'a secret of at least thirty-two characters'

/** What people reach at `url` and what can be killed: one server, or several behind one address. */
export type Killable = {
  url: string
  /** Kills it, or some of them; returns how many. */
  kill: (random: Random) => Promise<number>
  /** Starts whatever was killed again. */
  restart: () => Promise<void>
  clear: () => Promise<void>
}
/** `settings` are environment variables. */
export type Launch = (settings: NodeJS.ProcessEnv) => Promise<Killable>

/** The real server as a process, which dies and comes back, on a database that stays. */
export type Stage = Awaited<ReturnType<typeof setStage>>

export async function setStage(databaseUrl: string, launch: Launch = launchOne) {
  const db: Database = openDatabase(databaseUrl, () => {})
  const { dataDir, remove } = await newDataDir()
  const server = await launch(settingsFor(databaseUrl, dataDir))
  const stage = {
    db,
    parts: { secret: SECRET }, // what `make` signs its tokens with
    outbox: join(dataDir, 'outbox'),
    server,
    kills: 0,
    kill: async (random: Random) => {
      stage.kills += await server.kill(random)
    },
    restart: async () => {
      await endLeases(db)
      await server.restart()
    },
    clear: async () => {
      await server.clear()
      await db.$client.end()
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

/** A mail that a killed process was sending is tried again after two minutes (see mail-lease.test.ts): they are over at once. */
export const endLeases = (db: Database) =>
  db.update(mailOutbox).set({ nextTryAt: sql`now()` }).where(sql`${mailOutbox.sentAt} is null`)

export const settingsFor = (databaseUrl: string, dataDir: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  DEMO: 'true',
  NODE_ENV: 'development',
  APP_SECRET: SECRET,
  ACCEPTED_OFFER_DAYS: '1',
  RECONCILE_SECONDS: '0.5',
})
