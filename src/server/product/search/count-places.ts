import type { Database } from '../../platform/db/database.ts'
import type { Log } from '../../platform/logging/log.ts'
import { recurring } from '../../platform/timing/recurring.ts'
import { areChangesNoted, countPlaces } from './place.store.ts'

/** Changes that are added in one transaction: well within a second, also where each is a place that was not there before. */
const MAX_CHANGES = 500

/** Adds all noted changes to the places, in portions that each commit, until there are none or `stopping` (D-177). */
export async function countAllPlaces(db: Database, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted && (await areChangesNoted(db)) && (await countPlaces(db, MAX_CHANGES)) > 0) {}
}

/** Looks every `seconds` for noted changes. `stop` waits for the portion at hand. */
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
