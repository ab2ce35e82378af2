import type { RowResult } from '../listing/checked-listing.ts'
import { rowFailure } from '../listing/row-failure.ts'
import { countAllPlaces } from '../place/count-places.ts'
import type { RejectedRow, Report } from './report.ts'
import { type SeenRows, seenRows } from './seen-rows.ts'
import { type ReadRow, type StoreDependencies, storeHomes } from './store-homes.ts'

const ROWS_AT_ONCE = 1_000

export type Counts = { read: number; listed: number; changed: number; alreadyThere: number; refused: number }

/**
 * A row of an import file. `cells`: distinguish a repeated row from a different row with the same id. `place`: named in
 * the report instead of the line. `unstated`: the fields that the file has no column for.
 */
export type ImportRow = { line: number; place?: string } & (
  | { fault: string }
  | { cells: string[]; unstated?: string[]; check(): RowResult }
)

type ImportWork = Pick<StoreDependencies, 'db' | 'people' | 'feed' | 'gazetteer' | 'currency'> & {
  report: Report
  counts: Counts
  onProgress: () => void
  stopped: () => boolean
}

export async function importRows(rows: AsyncIterable<ImportRow>, work: ImportWork): Promise<void> {
  const otherLine = seenRows()
  let storing: Promise<void> = Promise.resolve()
  try {
    for await (const batch of batchesOf(rows)) {
      const listings = checked(batch, work, otherLine)
      await storing
      await work.report.flush()
      work.onProgress()
      if (work.stopped()) return
      storing = store(listings, work)
      storing.catch(() => {}) // the error is thrown where `storing` is awaited
    }
  } finally {
    await storing
    await work.report.flush()
  }
}

async function store(batch: ReadRow[], work: ImportWork): Promise<void> {
  if (batch.length === 0) return
  const { counts } = work
  await storeHomes(batch, {
    ...work,
    onStored: (stored) => {
      for (const [kind, count] of Object.entries(stored)) {
        counts[kind as keyof typeof stored] += count
        counts.read += count
      }
    },
    reject: ({ line, place }, reason) => refuse({ line, place, reason }, work),
  })
  await countAllPlaces(work.db)
}

function checked(batch: ImportRow[], work: ImportWork, otherLine: SeenRows): ReadRow[] {
  const listings: ReadRow[] = []
  for (const row of batch) {
    const { line, place } = row
    if ('fault' in row) {
      refuse({ line, place, reason: row.fault, isOfFile: true }, work)
      continue
    }
    const verdict = verdictOn(row, otherLine)
    if ('listing' in verdict)
      listings.push({ line, place, cells: row.cells, unstated: row.unstated, listing: verdict.listing })
    else refuse({ line, place, ...verdict }, work)
  }
  return listings
}

function verdictOn(row: Exclude<ImportRow, { fault: string }>, otherLine: SeenRows): RowResult {
  try {
    const verdict = row.check()
    const other = 'listing' in verdict ? otherLine(verdict.listing.sourceId, row) : undefined
    if (other === undefined) return verdict
    const where = row.place === undefined ? `line ${other}` : 'an earlier home'
    return { reason: `its id is that of ${where}, which says something else` }
  } catch (error) {
    const reason = rowFailure(error)
    if (reason === undefined) throw error
    return { reason }
  }
}

function refuse(refused: RejectedRow, { counts, report }: ImportWork): void {
  counts.read += 1
  counts.refused += 1
  report.add(refused)
}

async function* batchesOf(rows: AsyncIterable<ImportRow>): AsyncGenerator<ImportRow[]> {
  let batch: ImportRow[] = []
  for await (const row of rows) {
    if (batch.push(row) < ROWS_AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
