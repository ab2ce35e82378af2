import type { Database } from '../../platform/db/database.ts'
import type { Log } from '../../platform/logging/log.ts'
import { recurring } from '../../platform/timing/recurring.ts'
import { areChangesNoted, countPlaces } from './count-places.store.ts'

const MAX_CHANGES = 500

export async function countAllPlaces(db: Database, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted && (await areChangesNoted(db)) && (await countPlaces(db, MAX_CHANGES)) > 0) {}
}

export function startCountingPlaces(
  { db, log }: { db: Database; log: Log },
  seconds = 1,
): { stop: () => Promise<void> } {
  return recurring(seconds, (stopping) =>
    countAllPlaces(db, stopping).catch((error) =>
      log.error({ err: error }, 'the homes of places could not be counted'),
    ),
  )
}
