import type { Currency } from '#contract/currency'
import type { Database, Queryable } from '../../platform/db/database.ts'
import type { Geocoder } from '../../providers/geocoder/geocoder.ts'
import type { FileFeed } from '../feed/feed.store.ts'
import { keptReason, type Reason } from '../feed/run/problems.ts'
import type { HomeWork } from '../feed/run/run-work.ts'
import { writtenText } from '../kept-text/kept-texts.ts'
import { checkImporter } from '../listing/new-listing.store.ts'
import type { People } from './people.ts'

export type RowPlace = { line: number; place: string | undefined }

export type StoredCounts = { listed: number; changed: number; alreadyThere: number }

/** `warn`: something of a home is left out. */
export type StoreDependencies = {
  db: Database
  people: People
  feed: FileFeed
  gazetteer: Geocoder
  currency: Currency
  onStored(counts: Partial<StoredCounts>): void
  reject(row: RowPlace, reason: string): void
  warn(reference: string, text: string): void
}

/**
 * Returns what the functions of a feed's run need to write these rows. A row is counted once: what a step neither
 * changed nor rejected is already there. `rows`: by reference.
 */
export function importWork(rows: Map<string, RowPlace>, work: StoreDependencies): HomeWork {
  const { db, people, feed, gazetteer, currency, onStored, reject, warn } = work
  const rejectRow = (reference: string, reason: Reason) => {
    const row = rows.get(reference)
    if (row) reject(row, textOf(reason))
  }
  return {
    db,
    currency,
    geocoder: gazetteer,
    clock: { now: () => new Date() },
    feed: { ...feed, isTrusted: false },
    agent: people.agent,
    importer: people,
    problems: { add: (reason, _, reference = '') => rejectRow(reference, reason) },
    refuse: rejectRow,
    warn: (reference, reason) => warn(reference, textOf(reason)),
    onFailure: (error) => {
      throw error
    },
    onItem: async () => {},
    checkMayList: (tx: Queryable) => checkImporter(tx, people),
    writeStep: async (write) => {
      const { counts = {}, done } = await db.transaction(write)
      const { new: listed = 0, restored = 0, gone = 0, refused = 0, untouched = 0 } = counts
      const changed = (counts.changed ?? 0) + restored + gone
      onStored({ listed, changed, alreadyThere: done - listed - changed - refused - untouched })
    },
  }
}

const textOf = (reason: Reason): string => writtenText(keptReason(reason))
