import type { Database } from '../../platform/db/database.ts'
import type { Geocoder } from '../../providers/geocoder/geocoder.ts'
import type { RowResult } from '../listing/checked-listing.ts'
import { insertListings, type NewListing, type PlacedListing } from '../listing/new-listing.store.ts'
import { placedListing } from '../listing/placed-listing.ts'
import { rowFailure, writeOrReject } from '../listing/row-failure.ts'
import { countAllPlaces } from '../place/count-places.ts'
import { placeOf } from '../place/placing.ts'
import type { People } from './people.ts'
import type { RejectedRow, Report } from './report.ts'
import { type SeenRows, seenRows } from './seen-rows.ts'

const ROWS_AT_ONCE = 1_000

/** Every row in `read` is counted in exactly one of the others. */
export type Counts = { read: number; listed: number; alreadyThere: number; refused: number }

/** `cells`: for telling a repeated row from another row with the same id. `place`: replaces the line in the report. */
export type ImportRow = { line: number; place?: string } & ({ fault: string } | { cells: string[]; check(): RowResult })

type ImportWork = {
  db: Database
  people: People
  /** The local gazetteer, whose use is not limited. */
  gazetteer: Geocoder
  report: Report
  counts: Counts
  onProgress: () => void
  stopped: () => boolean
}
type ListingOfLine<Listing = NewListing> = { line: number; listing: Listing }

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
      storing = placed(listings, work).then((ready) => store(ready, work))
      storing.catch(() => {}) // its error is thrown where it is awaited
    }
  } finally {
    await storing
    await work.report.flush()
  }
}

async function store(batch: ListingOfLine<PlacedListing>[], work: ImportWork): Promise<void> {
  const { db, people, counts } = work
  if (batch.length === 0) return
  const write = async (rows: ListingOfLine<PlacedListing>[]) => {
    const listings = rows.map(({ listing }) => listing)
    const { size: listed } = await db.transaction((tx) => insertListings(tx, listings, people))
    counts.read += rows.length
    counts.listed += listed
    counts.alreadyThere += rows.length - listed
  }
  await writeOrReject(batch, { write, reject: ({ line }, reason) => refuse({ line, reason }, work) })
  await countAllPlaces(db)
}

async function placed(rows: ListingOfLine[], work: ImportWork): Promise<ListingOfLine<PlacedListing>[]> {
  const ready: ListingOfLine<PlacedListing>[] = []
  const onFailure = (error: unknown) => {
    throw error
  }
  for (const { line, listing } of rows)
    try {
      const place = await placeOf({ geocoder: work.gazetteer, onFailure }, listing)
      ready.push({ line, listing: placedListing(listing, place) })
    } catch (error) {
      const reason = rowFailure(error)
      if (reason === undefined) throw error
      refuse({ line, reason }, work)
    }
  return ready
}

function checked(batch: ImportRow[], work: ImportWork, otherLine: SeenRows): ListingOfLine[] {
  const listings: ListingOfLine[] = []
  for (const row of batch) {
    const verdict = 'fault' in row ? { reason: row.fault, isOfFile: true } : verdictOn(row, otherLine)
    if ('listing' in verdict) listings.push({ line: row.line, listing: verdict.listing })
    else refuse({ line: row.line, place: row.place, ...verdict }, work)
  }
  return listings
}

function verdictOn(row: Exclude<ImportRow, { fault: string }>, otherLine: SeenRows): RowResult {
  try {
    const verdict = row.check()
    const other = 'listing' in verdict ? otherLine(verdict.listing.sourceId, row) : undefined
    return other === undefined ? verdict : { reason: `its id is that of line ${other}, which says something else` }
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
