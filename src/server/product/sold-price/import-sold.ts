import { resolve } from 'node:path'
import { v7 } from 'uuid'
import type { Currency } from '#contract/currency'
import { OperatorError } from '../../operator-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { type Row, rowsOf } from '../feed/source/csv-rows.ts'
import { linesOf } from '../feed/source/lines.ts'
import { recordImport } from '../import/import.store.ts'
import { openSource } from '../import/import-source.ts'
import { progressOn } from '../import/progress.ts'
import { refusedRows } from '../import/report.ts'
import { areaOf, markChanged } from './changed-areas.store.ts'
import { type SoldChange, type SoldFormat, soldFormatOf } from './sold-formats.ts'
import { deleteSales, type SoldRow, storeSales } from './sold-price.store.ts'

const ROWS_AT_ONCE = 2_000

/** Every row that is counted as read is counted in exactly one of the others. */
export type SoldCounts = {
  read: number
  added: number
  changed: number
  alreadyThere: number
  deleted: number
  refused: number
}

type ImportContext = {
  db: Database
  /** The site's. */
  currency: Currency
  reportFolders: string[]
  screen: Parameters<typeof progressOn>[0]
  say: (line: string) => void
  stopped: () => boolean
}

/**
 * Imports a file of sold prices: additions, corrections and deletions in its order. A file can be imported again, and a run that was killed
 * goes on: the result is the same.
 */
export async function importSold(file: string, context: ImportContext): Promise<SoldCounts> {
  const { db, say, currency } = context
  const path = resolve(file)
  const source = await openSource(path)
  const rows = rowsOf(linesOf(source.chunks))
  const first = await rows.next()
  if (first.done) throw new OperatorError(`${path} is empty.`)
  const format = 'cells' in first.value ? soldFormatOf(first.value.cells, currency) : undefined
  if (!format)
    throw new OperatorError(
      `${path} has no sold prices: neither HM Land Registry’s columns, nor id, price, date, postcode, type, house, street and town.`,
    )
  const counts: SoldCounts = { read: 0, added: 0, changed: 0, alreadyThere: 0, deleted: 0, refused: 0 }
  const report = refusedRows(path, context.reportFolders)
  const progress = progressOn(context.screen, () => Math.min(source.bytesRead() / source.size, 1))
  const id = v7()
  const trail = (action: string, after: object) =>
    recordImport(db, { action, id, after: { file: path, format: format.name, ...after } })
  say(`Importing ${path} (${format.name}) …`)
  await trail('start import', {})
  let storing: Promise<void> = Promise.resolve()
  try {
    for await (const batch of batchesOf(format.isHeader ? [] : [first.value], rows)) {
      const changes = batch.map((row) => changeIn(row, format))
      await storing // while one batch is stored, the next one is read
      await report.flush()
      progress.at(counts.read)
      if (context.stopped()) break
      for (const [at, change] of changes.entries())
        if ('reason' in change)
          report.add({ line: batch[at]?.line ?? 0, reason: change.reason, isOfFile: 'fault' in (batch[at] ?? {}) })
      storing = store(db, changes, counts)
      storing.catch(() => {}) // it fails where it is awaited, not here
    }
    await storing
  } finally {
    await storing.catch(() => {}) // thrown above
    progress.end(counts.read)
    await report.close()
    for (const line of summary(counts, report)) say(line)
  }
  await trail('import', counts)
  return counts
}

function changeIn(row: Row, { columns, change }: SoldFormat): SoldChange {
  if ('fault' in row) return { reason: row.fault }
  return change(Object.fromEntries(columns.map((column, at) => [column, row.cells[at] ?? ''])))
}

/** Stores the last change of each sale in a batch. */
async function store(db: Database, changes: SoldChange[], counts: SoldCounts): Promise<void> {
  const last = new Map<string, SoldRow | undefined>()
  for (const change of changes) {
    if ('reason' in change) continue
    const id = 'sale' in change ? change.sale.id : change.deleted
    last.delete(id)
    last.set(id, 'sale' in change ? change.sale : undefined)
  }
  const sales = [...last.values()].filter((sale) => sale !== undefined)
  const gone = [...last].flatMap(([id, sale]) => (sale ? [] : [id]))
  const { written, deleted } = await db.transaction(async (tx) => {
    const rows = { written: await storeSales(tx, sales), deleted: await deleteSales(tx, gone) }
    const changed = [...rows.written, ...rows.deleted].map(({ postcode }) => areaOf(postcode))
    await markChanged(tx, [...new Set(changed)].filter(Boolean))
    return rows
  })
  const refused = changes.filter((change) => 'reason' in change).length
  const added = written.filter(({ isAdded }) => isAdded).length
  counts.read += changes.length
  counts.refused += refused
  counts.added += added
  counts.changed += written.length - added
  counts.deleted += deleted.length
  counts.alreadyThere += changes.length - refused - written.length - deleted.length
}

async function* batchesOf(first: Row[], rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch = first
  for await (const row of rows) {
    if (batch.push(row) < ROWS_AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function summary(counts: SoldCounts, report: ReturnType<typeof refusedRows>): string[] {
  const line = (label: string, count: number) => `${label.padEnd(14)}${count.toLocaleString('en').padStart(10)}`
  const shown = report.shown()
  return [
    line('Rows read', counts.read),
    line('Added', counts.added),
    line('Corrected', counts.changed),
    line('Deleted', counts.deleted),
    line('Already there', counts.alreadyThere),
    line('Refused', counts.refused),
    ...shown.entries.map((refusal) => `  ${refusal}`),
    ...(report.path() ? [`${report.isCut() ? 'The first' : 'All'} refused rows are in ${report.path()}`] : []),
  ]
}
