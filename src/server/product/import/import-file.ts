import { resolve } from 'node:path'
import { openFeed } from 'feed-formats'
import { v7 } from 'uuid'
import type { Currency } from '#contract/currency'
import type { Database } from '../../platform/db/database.ts'
import type { Geocoder } from '../../providers/geocoder/geocoder.ts'
import { fileFeedOf } from '../feed/feed.store.ts'
import { readOptions } from '../feed/reading/feed-options.ts'
import { recordImport } from './import.store.ts'
import type { ImportRequest } from './import-request.ts'
import { type Counts, type ImportedFile, importRows, type LeftOut } from './import-rows.ts'
import { importedCsv } from './imported-csv.ts'
import { importedFeed } from './imported-feed.ts'
import { onFile } from './on-file.ts'
import { type People, peopleOf } from './people.ts'
import { progressOn } from './progress.ts'
import { counted, refusedRows } from './report.ts'

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
  return onFile(path, async () => {
    const people = await peopleOf(around.db, request)
    const source = await openFeed(path, readOptions)
    try {
      const imported = source.format === 'csv' ? importedCsv : importedFeed
      const file = await imported(source, people, around.currency)
      return await importFrom({ ...file, encoding: source.encoding }, people, { request, around })
    } finally {
      await source.close()
    }
  })
}

async function importFrom(
  file: ImportedFile & { encoding: string },
  people: People,
  { request, around }: { request: ImportRequest; around: ImportContext },
): Promise<Counts> {
  const { db, say } = around
  const path = resolve(request.file)
  const counts: Counts = { read: 0, listed: 0, changed: 0, alreadyThere: 0, refused: 0 }
  const left: LeftOut = { notHere: 0, kept: 0, warnings: { count: 0, shown: [] } }
  const report = refusedRows(path, around.reportFolders)
  const progress = progressOn(around.screen, file.share)
  const trail = trailOf(db, { ...request, file: path, format: file.format })
  say(`Importing ${path} (${file.format}) for ${people.agent.name} <${people.agent.email}> …`)
  if (file.encoding === 'windows-1252') say('It is no UTF-8, and read as Windows-1252: look at letters such as é.')
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
      ...counted('Values left out or shortened', left.warnings.count),
      ...left.warnings.shown.map((line) => `  ${line}`),
      ...(file.isWhole() ? [] : ['The file was not read to its end, or parts of it were lost.']),
    ]
    for (const line of [...report.summary(shown, refused), ...notes]) say(line)
  }
  await trail('import', counts)
  return counts
}

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
