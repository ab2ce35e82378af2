import { startEmbedded } from '../platform/embedded-postgres/embedded-postgres.ts'
import type { Settings } from '../platform/settings/settings.ts'

/** `stop` ends what was started for it. */
export type ProvidedDatabase = { url: string; stop: () => Promise<void> }

/** The operator’s PostgreSQL, or our own, which is started. A failure reaches the code that awaits it, however late. */
export function provideDatabase(
  { databaseUrl: url, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  say: (line: string) => void,
  onLaunched?: () => void,
): Promise<ProvidedDatabase> {
  const provided =
    url === undefined ? startEmbedded(dataDir, say, { onLaunched }) : Promise.resolve({ url, stop: async () => {} })
  provided.catch(() => {})
  return provided
}

/**
 * The same, once PostgreSQL has been launched: loading the program blocks the event loop, and would keep it from being launched until
 * then.
 */
export function launchDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  say: (line: string) => void,
): Promise<{ database: Promise<ProvidedDatabase> }> {
  return new Promise((resolve) => {
    const launched = () => resolve({ database })
    const database = provideDatabase(settings, say, launched)
    database.then(launched, launched)
  })
}

/** Stops the database of a start that failed before anything else began, and ignores a failure of its own. */
export const stopProvided = (database: Promise<ProvidedDatabase>): Promise<void> =>
  database.then(({ stop }) => stop()).catch(() => {})
