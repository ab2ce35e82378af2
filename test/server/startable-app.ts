import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../../src/server/settings/settings.ts'
import { start } from '../../src/server/start/start.ts'
import { testDatabase } from './database.ts'

/** A database and a data folder for starting the app repeatedly in this process. */
export async function startingPlace() {
  const database = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-start-'))
  const secret = 'a secret of at least thirty-two characters'
  const fixed = { DATABASE_URL: database.url, DATA_DIR: folder, APP_SECRET: secret, PORT: '0', HOST: '127.0.0.1' }
  const stops: (() => Promise<void>)[] = []
  return {
    db: database.db,
    folder,
    parts: { secret },
    started: async (environment: NodeJS.ProcessEnv, now?: () => Date) => {
      const running = await start(readSettings({ ...fixed, LOG_LEVEL: 'silent', ...environment }), () => {}, { now })
      stops.push(running.stop)
      return running
    },
    leave: async () => {
      for (const stop of stops.splice(0)) await stop()
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}
