import { onTestFinished } from 'vitest'
import type { Database } from '../../src/server/platform/db/database.ts'

/** Occupies every connection of the app's pool until the test has ended. */
export async function fillPool({ db: { $client } }: { db: Database }): Promise<void> {
  const taken = await Promise.all(Array.from({ length: $client.options.max ?? 0 }, () => $client.connect()))
  onTestFinished(() => {
    for (const client of taken) client.release()
  })
}
