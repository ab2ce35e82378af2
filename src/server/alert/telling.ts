import type { Database } from '../db/database.ts'
import { isTooLong } from '../db/database-gone.ts'
import type { Log } from '../logging/log.ts'
import { recurring } from '../timing/recurring.ts'
import { type BellTexts, tellOfChanges } from './alert.store.ts'

export const bellTexts: BellTexts = {
  search: {
    new: 'New: %2$s (%1$s)',
    price: 'A new price: %2$s (%1$s)',
    available: 'Available again: %2$s (%1$s)',
  },
  wish: {
    new: 'New: %s',
    price: 'The price has dropped: %s',
    available: 'Available again: %s',
  },
}

/** Changes that are compared in one statement. Where that takes too long, as with many searches that find all, it takes fewer. */
const MAX_CHANGES = 200

/** Compares all changed homes with the searches and wishes, until there are none or `stopping`. Several processes may do so at once. */
export async function tellOfAllChanges(db: Database, stopping?: AbortSignal): Promise<void> {
  let most = MAX_CHANGES
  while (!stopping?.aborted) {
    try {
      if ((await tellOfChanges(db, most, bellTexts)) < most) return
      most = Math.min(MAX_CHANGES, most * 2)
    } catch (error) {
      if (most === 1 || !isTooLong(error)) throw error
      most = Math.ceil(most / 4)
    }
  }
}

/** Looks every `seconds` for homes that changed. `stop` waits for the statement at hand. */
export function startTelling({ db, log }: { db: Database; log: Log }, seconds = 2): { stop: () => Promise<void> } {
  return recurring(seconds, (stopping) =>
    tellOfAllChanges(db, stopping).catch((error) => log.error({ err: error }, 'changed homes could not be compared')),
  )
}
