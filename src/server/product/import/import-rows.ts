import type { RowResult } from '../listing/checked-listing.ts'
import { rowFailure } from '../listing/row-failure.ts'
import { countAllPlaces } from '../place/count-places.ts'
import { type FollowDependencies, type FollowedRow, followItems } from './follow-items.ts'
import type { StoreDependencies } from './import-work.ts'
import type { RejectedRow, Report } from './report.ts'
import { type SeenRows, seenRows } from './seen-rows.ts'
import { type ReadRow, storeHomes } from './store-homes.ts'

const ROWS_AT_ONCE = 1_000
const MAX_SHOWN_WARNINGS = 20

export type Counts = { read: number; listed: number; changed: number; alreadyThere: number; refused: number }

/**
 * What of the file is not followed. `notHere`: homes that are sold or gone, and that no import brought. `kept`: homes that
 * are gone, in a file that was not read to its end. `warnings`: values that were left out or shortened.
 */
export type LeftOut = { notHere: number; kept: number; warnings: { count: number; shown: string[] } }

export type CheckedRow = RowResult & { warnings?: string[] }
type ListedRow = { line: number; place?: string; cells: string[]; unstated?: string[]; check(): CheckedRow }
/**
 * A row of an import file. `cells`: distinguish a repeated row from a different row with the same id. `place`: named in
 * the report instead of the line. `unstated`: the fields that the file has no column for. `item`: what the file says of
 * a home without listing it.
 */
export type ImportRow = ListedRow | { line: number; place?: string; fault: string } | FollowedRow

/**
 * An opened import file. `share`: the fraction of the file that was read, 0 to 1. `isWhole`: whether all of it was read,
 * once it was. `notes`: lines to print at the end of the import.
 */
export type ImportedFile = {
  format: string
  rows: AsyncIterable<ImportRow>
  share(): number
  isWhole(): boolean
  notes(): string[]
}

type ImportWork = Pick<StoreDependencies, 'db' | 'people' | 'feed' | 'gazetteer' | 'currency'> & {
  report: Report
  counts: Counts
  left: LeftOut
  onProgress: () => void
  stopped: () => boolean
  isWhole: () => boolean
}
type Batch = { listings: ReadRow[]; followed: FollowedRow[] }

export async function importRows(rows: AsyncIterable<ImportRow>, work: ImportWork): Promise<void> {
  const otherLine = seenRows()
  const gone = new Map<string, FollowedRow>()
  let storing: Promise<void> = Promise.resolve()
  try {
    for await (const batch of batchesOf(rows)) {
      const read = checked(batch, work, { otherLine, gone })
      await storing
      await work.report.flush()
      work.onProgress()
      if (work.stopped()) return
      storing = store(read, work)
      storing.catch(() => {}) // the error is thrown where `storing` is awaited
    }
    await storing
    await remove([...gone.values()], work)
  } finally {
    await storing
    await work.report.flush()
  }
}

async function store({ listings, followed }: Batch, work: ImportWork): Promise<void> {
  if (listings.length + followed.length === 0) return
  const storing = storingOf(work)
  if (listings.length > 0) await storeHomes(listings, storing)
  await followItems(followed, storing)
  await countAllPlaces(work.db)
}

/** Removes homes only by a file that was read to its end, as their offers and viewings are closed. */
async function remove(gone: FollowedRow[], work: ImportWork): Promise<void> {
  if (!work.isWhole()) {
    work.left.kept = gone.filter(({ item }) => item.kind === 'removed').length
    return
  }
  for (let at = 0; at < gone.length && !work.stopped(); at += ROWS_AT_ONCE)
    await store({ listings: [], followed: gone.slice(at, at + ROWS_AT_ONCE) }, work)
}

function storingOf(work: ImportWork): FollowDependencies {
  const { counts, left } = work
  return {
    ...work,
    onStored: (stored) => {
      for (const [kind, count] of Object.entries(stored)) {
        counts[kind as keyof typeof stored] += count
        counts.read += count
      }
    },
    onNotHere: (count) => {
      left.notHere += count
    },
    reject: ({ line, place }, reason) => refuse({ line, place, reason }, work),
    warn: (reference, text) => warn(work.left, reference, text),
  }
}

type SoFar = { otherLine: SeenRows; gone: Map<string, FollowedRow> }

function checked(batch: ImportRow[], work: ImportWork, { otherLine, gone }: SoFar): Batch {
  const listings: ReadRow[] = []
  const followed = new Map<string, FollowedRow>()
  for (const row of batch) {
    const { line, place } = row
    if ('item' in row) {
      follow(row)
      continue
    }
    if ('fault' in row) {
      refuse({ line, place, reason: row.fault, isOfFile: true }, work)
      continue
    }
    const verdict = verdictOn(row, otherLine)
    if ('listing' in verdict) {
      const { listing, warnings = [] } = verdict
      for (const text of warnings) warn(work.left, listing.sourceId, text)
      listings.push({ line, place, cells: row.cells, unstated: row.unstated, listing })
      for (const items of [followed, gone]) items.delete(listing.sourceId) // what comes last in the file counts
    } else refuse({ line, place, ...verdict }, work)
  }
  return { listings, followed: [...followed.values()] }

  function follow(row: FollowedRow): void {
    const { kind, reference } = row.item
    const isGone = kind === 'removed' || kind === 'leftOut'
    for (const items of [followed, gone]) items.delete(reference)
    const items = isGone ? gone : followed
    items.set(reference, row)
  }
}

function warn({ warnings }: LeftOut, reference: string, text: string): void {
  warnings.count += 1
  if (warnings.shown.length < MAX_SHOWN_WARNINGS) warnings.shown.push(`${reference}: ${text}`)
}

function verdictOn(row: ListedRow, otherLine: SeenRows): CheckedRow {
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
