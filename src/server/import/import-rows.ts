import type { Database } from '../db/database.ts'
import { foundPoint } from '../place/place.rules.ts'
import type { Geocoder } from '../providers/geocoder/geocoder.ts'
import type { Row } from './csv/rows.ts'
import type { Columns } from './formats/columns.ts'
import { insertListings, type NewListing } from './import.store.ts'
import { checkedListing, type Verdict } from './listing.ts'
import type { People } from './people.ts'
import type { Report } from './report.ts'

const ROWS_AT_ONCE = 1_000

/** Every row that is counted as read is counted in exactly one of the others. */
export type Counts = { read: number; listed: number; alreadyThere: number; refused: number }

type Work = {
  db: Database
  columns: Columns
  people: People
  /** Our own, which a million rows may ask. */
  gazetteer: Geocoder
  report: Report
  counts: Counts
  onProgress: () => void
  /** Asked between batches: what is stored stays, and the next run goes on from there. */
  stopped: () => boolean
}

/** Brings the rows in, a batch after another: while one is stored, the next one is read. */
export async function importRows(rows: AsyncIterable<Row>, work: Work): Promise<void> {
  let storing: Promise<void> = Promise.resolve()
  try {
    for await (const batch of batchesOf(rows)) {
      const listings = checked(batch, work)
      await storing
      await work.report.flush()
      work.onProgress()
      if (work.stopped()) return
      storing = store(listings, work)
      storing.catch(() => {}) // it fails where it is awaited, not here
    }
  } finally {
    await storing
    await work.report.flush()
  }
}

async function store(listings: NewListing[], { db, people, gazetteer, counts }: Work): Promise<void> {
  if (listings.length === 0) return
  const listed = await insertListings(db, await placed(listings, gazetteer), people)
  counts.read += listings.length
  counts.listed += listed
  counts.alreadyThere += listings.length - listed
}

/** With their points. What the gazetteer does not know is not looked for again. */
async function placed(listings: NewListing[], gazetteer: Geocoder): Promise<NewListing[]> {
  const withPoints: NewListing[] = []
  for (const listing of listings)
    withPoints.push({ ...listing, ...foundPoint(await gazetteer.locate(listing.location)) })
  return withPoints
}

/** The listings of a batch; the rows that are none go to the report. */
function checked(batch: Row[], work: Work): NewListing[] {
  return batch.flatMap((row) => {
    const verdict = verdictOn(row, work)
    if ('listing' in verdict) return [verdict.listing]
    work.counts.read += 1
    work.counts.refused += 1
    work.report.add({ line: row.line, reason: verdict.reason })
    return []
  })
}

function verdictOn(row: Row, { columns, people }: Work): Verdict {
  if ('fault' in row) return { reason: row.fault }
  const draft = columns.format.draft(columns.byName(row.cells), people.agent)
  if (typeof draft === 'string') return { reason: draft }
  return checkedListing(draft, people.agent, people.verified)
}

async function* batchesOf(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = []
  for await (const row of rows) {
    if (batch.push(row) < ROWS_AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
