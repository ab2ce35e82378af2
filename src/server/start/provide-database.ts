import { startEmbedded } from '../platform/embedded-postgres/embedded-postgres.ts'
import type { Settings } from '../settings/settings.ts'

export type ProvidedDatabase = { url: string; stop: () => Promise<void> }

/** Returns the operator's PostgreSQL, or starts our own. A failure is reported only when the promise is awaited. */
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
 * Starts providing the database. Resolves once PostgreSQL is launched, because loading the program would block the
 * event loop and delay the launch.
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

export const stopProvided = (database: Promise<ProvidedDatabase>): Promise<void> =>
  database.then(({ stop }) => stop()).catch(() => {})
