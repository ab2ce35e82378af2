import { resolve } from 'node:path'
import { FeedFileError, feedFault, openCsv, type Row } from 'feed-formats'
import { v7 } from 'uuid'
import type { Currency } from '#contract/currency'
import type { Database } from '../../platform/db/database.ts'
import type { Geocoder } from '../../providers/geocoder/geocoder.ts'
import { fileFeedOf } from '../feed/feed.store.ts'
import { type Columns, columnsOf } from '../feed/reading/csv-columns.ts'
import { checkedListing, type RowResult } from '../listing/checked-listing.ts'
import { recordImport } from './import.store.ts'
import type { ImportRequest } from './import-request.ts'
import { type Counts, type ImportRow, importRows, type LeftHomes } from './import-rows.ts'
import { onFile } from './on-file.ts'
import { type People, peopleOf } from './people.ts'
import { progressOn } from './progress.ts'
import { refusedRows } from './report.ts'

export type ImportContext = {
  db: Database
  gazetteer: Geocoder
  currency: Currency
  reportFolders: string[]
  screen: { isTTY?: boolean; columns?: number; write(text: string): unknown }
  say: (line: string) => void
  stopped: () => boolean
}

export function importFile(request: ImportRequest, around: ImportContext): Promise<Counts> {
  const path = resolve(request.file)
  return onFile(path, () => importCsv(path, request, around))
}

async function importCsv(path: string, request: ImportRequest, around: ImportContext): Promise<Counts> {
  const people = await peopleOf(around.db, request)
  const { rows, share } = await openCsv(path)
  const header = await rows.next()
  if (header.done) throw new FeedFileError(feedFault('emptyFile'))
  if ('fault' in header.value) throw new FeedFileError(feedFault('noFirstLine', { reason: header.value.fault }))
  const columns = columnsOf(header.value.cells)
  const file: ImportedFile = {
    format: columns.format.name,
    rows: listingRows(rows, columns, { people, currency: around.currency }),
    share,
    isWhole: () => true,
    notes: () => [],
  }
  return importFrom(file, people, { request, around })
}

async function* listingRows(
  rows: AsyncIterable<Row>,
  { format, byName, unstated }: Columns,
  { people, currency }: { people: People; currency: Currency },
): AsyncGenerator<ImportRow> {
  const terms = { currency, verified: people.verified }
  const check = (cells: string[]): RowResult => {
    const draft = format.draft(byName(cells), people.agent)
    return typeof draft === 'string' ? { reason: draft } : checkedListing(draft, people.agent, terms)
  }
  for await (const row of rows)
    yield 'fault' in row ? { ...row, fault: row.fault.message } : { ...row, unstated, check: () => check(row.cells) }
}

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

export async function importFrom(
  file: ImportedFile,
  people: People,
  { request, around }: { request: ImportRequest; around: ImportContext },
): Promise<Counts> {
  const { db, say } = around
  const path = resolve(request.file)
  const counts: Counts = { read: 0, listed: 0, changed: 0, alreadyThere: 0, refused: 0 }
  const left: LeftHomes = { notHere: 0, kept: 0 }
  const report = refusedRows(path, around.reportFolders)
  const progress = progressOn(around.screen, file.share)
  const trail = trailOf(db, { ...request, file: path, format: file.format })
  say(`Importing ${path} (${file.format}) for ${people.agent.name} <${people.agent.email}> …`)
  await trail('start import')
  try {
    const onProgress = () => progress.at(counts.read)
    const feed = await fileFeedOf(db, people.agent.id)
    await importRows(file.rows, { ...around, people, feed, report, counts, left, onProgress, isWhole: file.isWhole })
  } finally {
    progress.end(counts.read)
    await report.close()
    const { read, listed, changed, alreadyThere, refused } = counts
    const shown = { 'Rows read': read, Listed: listed, Changed: changed, 'Already there': alreadyThere }
    const notes = [
      ...counted('Sold or gone, and brought by no import', left.notHere),
      ...counted('Gone, and left as they are because the file is not whole', left.kept),
      ...file.notes(),
    ]
    for (const line of [...report.summary(shown, refused), ...notes]) say(line)
  }
  await trail('import', counts)
  return counts
}

export const counted = (text: string, count: number): string[] =>
  count > 0 ? [`${text}: ${count.toLocaleString('en')}`] : []

function trailOf(db: Database, run: ImportRequest & { format: string }) {
  const id = v7()
  return (action: string, counts?: Counts) =>
    recordImport(db, {
      actorEmail: run.verifyAs ?? run.agent,
      action,
      id,
      after: { file: run.file, format: run.format, agent: run.agent, verified: run.verifyAs !== undefined, ...counts },
    })
}
