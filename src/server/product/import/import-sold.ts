import { resolve } from 'node:path'
import { v7 } from 'uuid'
import type { Currency } from '#contract/currency'
import type { Database } from '../../platform/db/database.ts'
import { openSoldFile, type SoldBatch, type SoldCounts, storeBatch } from '../sold-price/sold-file.ts'
import { recordImport } from './import.store.ts'
import { onFile } from './on-file.ts'
import { progressOn } from './progress.ts'
import { refusedRows } from './report.ts'

type ImportContext = {
  db: Database
  currency: Currency
  reportFolders: string[]
  screen: Parameters<typeof progressOn>[0]
  say: (line: string) => void
  stopped: () => boolean
}

/**
 * Imports a file of sold prices in its order: additions, corrections and deletions. Safe to repeat after an
 * interruption.
 */
export function importSold(file: string, context: ImportContext): Promise<SoldCounts> {
  const path = resolve(file)
  return onFile(path, () => importFrom(path, context))
}

async function importFrom(path: string, context: ImportContext): Promise<SoldCounts> {
  const { db, say } = context
  const sold = await openSoldFile(path, context.currency)
  const counts: SoldCounts = { read: 0, added: 0, changed: 0, alreadyThere: 0, deleted: 0, refused: 0 }
  const report = refusedRows(path, context.reportFolders)
  const progress = progressOn(context.screen, sold.share)
  const id = v7()
  const trail = (action: string, after: object) =>
    recordImport(db, { action, id, after: { file: path, format: sold.format, ...after } })
  say(`Importing ${path} (${sold.format}) …`)
  await trail('start import', {})
  let storing: Promise<void> = Promise.resolve()
  try {
    for await (const batch of sold.batches) {
      await storing // while one batch is stored, the next one is read
      await report.flush()
      progress.at(counts.read)
      if (context.stopped()) break
      for (const { line, isOfFile, change } of batch)
        if ('reason' in change) report.add({ line, reason: change.reason, isOfFile })
      storing = store(db, batch, counts)
      storing.catch(() => {}) // the error is thrown where `storing` is awaited
    }
    await storing
  } finally {
    await storing.catch(() => {}) // the error is thrown above
    progress.end(counts.read)
    await report.close()
    const { read, added, changed, deleted, alreadyThere, refused } = counts
    const shown = {
      'Rows read': read,
      Added: added,
      Corrected: changed,
      Deleted: deleted,
      'Already there': alreadyThere,
    }
    for (const line of report.summary(shown, refused)) say(line)
  }
  await trail('import', counts)
  return counts
}

async function store(db: Database, batch: SoldBatch, counts: SoldCounts): Promise<void> {
  const stored = await db.transaction((tx) => storeBatch(tx, batch))
  for (const kind of Object.keys(stored) as (keyof SoldCounts)[]) counts[kind] += stored[kind] // its own keys
}
