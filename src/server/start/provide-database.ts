import { startEmbedded } from '../embedded-postgres/embedded-postgres.ts'
import type { Settings } from '../settings/settings.ts'

/** `stop` ends what was started for it. */
export type ProvidedDatabase = { url: string; stop: () => Promise<void> }

/** The operator’s PostgreSQL, or our own, which is started. Whoever awaits it hears of a failure, however late. */
export function provideDatabase(
  { databaseUrl: url, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  say: (line: string) => void,
): Promise<ProvidedDatabase> {
  const provided = url === undefined ? startEmbedded(dataDir, say) : Promise.resolve({ url, stop: async () => {} })
  provided.catch(() => {})
  return provided
}
