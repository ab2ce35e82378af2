import { FeedFileError, openCsv, type Row } from 'feed-formats'
import type { Currency } from '#contract/currency'
import * as r from '#messages/feedReports'
import type { Queryable } from '../../platform/db/database.ts'
import { faultText } from '../kept-text/fault-text.ts'
import { areaOf, markChanged } from './changed-areas.store.ts'
import { type SoldChange, type SoldFormat, soldFormatOf } from './sold-formats.ts'
import { compareSales, deleteSales, type SoldRow, storeSales } from './sold-price.store.ts'

const ROWS_AT_ONCE = 2_000
const MAX_COLUMNS = 200

export type SoldCounts = {
  read: number
  added: number
  changed: number
  alreadyThere: number
  deleted: number
  refused: number
}

/** Changes in the order of the file. `isOfFile`: the line can't be read as a row, and `change` has the reason. */
export type SoldBatch = { line: number; isOfFile: boolean; change: SoldChange }[]

export async function openSoldFile(path: string, currency: Currency) {
  const { rows, share } = await openCsv(path)
  const first = await rows.next()
  if (first.done) throw new FeedFileError(r.emptyFile())
  if ('cells' in first.value && first.value.cells.length > MAX_COLUMNS)
    throw new FeedFileError(r.tooManyColumns({ most: MAX_COLUMNS }))
  const format = 'cells' in first.value ? soldFormatOf(first.value.cells, currency) : undefined
  if (!format) throw new FeedFileError(r.noSales())
  return {
    format: format.name,
    batches: batchesOf(format.isHeader ? [] : [first.value], rows, format),
    share,
  }
}

async function* batchesOf(first: Row[], rows: AsyncIterable<Row>, format: SoldFormat): AsyncGenerator<SoldBatch> {
  let batch = first.map((row) => changeIn(row, format))
  for await (const row of rows) {
    if (batch.push(changeIn(row, format)) < ROWS_AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function changeIn(row: Row, { columns, change }: SoldFormat): SoldBatch[number] {
  if ('fault' in row) return { line: row.line, isOfFile: true, change: { reason: faultText(row.fault) } }
  const cells = Object.fromEntries(columns.map((column, at) => [column, row.cells[at] ?? '']))
  return { line: row.line, isOfFile: false, change: change(cells) }
}

export async function storeBatch(
  tx: Queryable,
  batch: SoldBatch,
  { isTrial = false }: { isTrial?: boolean } = {},
): Promise<SoldCounts> {
  const last = new Map<string, SoldRow | undefined>()
  for (const { change } of batch) {
    if ('reason' in change) continue
    const id = 'sale' in change ? change.sale.id : change.deleted
    last.delete(id)
    last.set(id, 'sale' in change ? change.sale : undefined)
  }
  const sales = [...last.values()].filter((sale) => sale !== undefined)
  const gone = [...last].flatMap(([id, sale]) => (sale ? [] : [id]))
  const { added, changed, deleted } = isTrial
    ? await compareSales(tx, sales, gone)
    : await storeChanges(tx, sales, gone)
  const refused = batch.filter(({ change }) => 'reason' in change).length
  const alreadyThere = batch.length - refused - added - changed - deleted
  return { read: batch.length, added, changed, alreadyThere, deleted, refused }
}

async function storeChanges(tx: Queryable, sales: SoldRow[], gone: string[]) {
  const written = await storeSales(tx, sales)
  const deleted = await deleteSales(tx, gone)
  const changedAreas = [...written, ...deleted].map(({ postcode }) => areaOf(postcode))
  await markChanged(tx, [...new Set(changedAreas)].filter(Boolean))
  const added = written.filter(({ isAdded }) => isAdded).length
  return { added, changed: written.length - added, deleted: deleted.length }
}
