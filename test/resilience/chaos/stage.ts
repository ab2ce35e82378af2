import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '../../../src/server/db/database.ts'
import { mailOutbox } from '../../../src/server/db/tables/mail.ts'
import { appProcess, newDataDir } from '../../server/app-process.ts'

export const SECRET = 'a secret of at least thirty-two characters'

/** The real server as a process, which dies and comes back, on a database that stays. */
export type Stage = Awaited<ReturnType<typeof setStage>>

export async function setStage(databaseUrl: string) {
  const db: Database = openDatabase(databaseUrl, () => {})
  const { dataDir, remove } = await newDataDir()
  const launch = () => appProcess(settingsFor(databaseUrl, dataDir))
  const stage = {
    db,
    parts: { secret: SECRET }, // what `make` signs its tokens with
    outbox: join(dataDir, 'outbox'),
    server: await launch(),
    kills: 0,
    kill: async () => {
      stage.kills++
      await stage.server.end('SIGKILL')
    },
    restart: async () => {
      await endLeases(db)
      stage.server = await launch()
    },
    clear: async () => {
      await stage.server.end('SIGKILL')
      await db.$client.end()
      await remove()
    },
  }
  return stage
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
