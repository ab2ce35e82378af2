import { type Database, openDatabase } from '../platform/db/database.ts'
import { longWorkLimits } from '../platform/db/time-limits.ts'
import { migrate } from '../platform/db/upgrade/migrate.ts'
import { startEmbedded } from '../platform/embedded-postgres/embedded-postgres.ts'
import type { Settings } from '../settings/settings.ts'
import { databaseFailure } from '../start/failure.ts'

/**
 * Runs a command on the migrated database: that of DATABASE_URL, or the app's own, which is started if the app is not
 * running. Closes everything that it opened.
 */
export async function onDatabase<Result>(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  say: (line: string) => void,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir } = settings
  const embedded = databaseUrl === undefined ? await startEmbedded(dataDir, say, { join: true }) : undefined
  try {
    const url = embedded?.url ?? databaseUrl ?? ''
    await migrate(url, { say }).catch((error) => {
      throw databaseFailure(error, settings)
    })
    const db = openDatabase(url, () => {}, longWorkLimits) // a query on a lost connection reports it
    return await work(db).finally(() => db.$client.end())
  } finally {
    await embedded?.stop()
  }
}
