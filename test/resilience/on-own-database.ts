import { startEmbedded } from '../../src/server/platform/embedded-postgres/embedded-postgres.ts'
import { newDataDir } from '../server/app-process.ts'

/** Does something on a PostgreSQL of its own, which is stopped and removed afterwards, however it ended. */
export async function onOwnDatabase<Result>(work: (databaseUrl: string) => Promise<Result>): Promise<Result> {
  const { dataDir, remove } = await newDataDir()
  const database = await startEmbedded(dataDir, () => {})
  try {
    return await work(database.url)
  } finally {
    await database.stop()
    await remove()
  }
}
