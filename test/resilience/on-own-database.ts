import { startEmbedded } from '../../src/server/platform/embedded-postgres/embedded-postgres.ts'
import { newDataDir } from '../server/app-process.ts'

/** Uses a temporary PostgreSQL, which is stopped and removed at the end. */
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
