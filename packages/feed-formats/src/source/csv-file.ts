import { type Row, rowsOf } from './csv-rows.ts'
import { linesOf } from './lines.ts'
import { openText, type TextFile } from './text-file.ts'

export type CsvFile = { rows: AsyncGenerator<Row>; share(): number }

/**
 * Opens CSV of any size, encoding and packing, with commas, semicolons or tabs. Throws a FeedFileError for other files,
 * immediately or when rows are read.
 */
export async function openCsv(path: string): Promise<CsvFile> {
  const file = await openText(path, { maxBytes: Number.POSITIVE_INFINITY })
  return { rows: rowsIn(file), share: file.share }
}

async function* rowsIn(file: TextFile): AsyncGenerator<Row> {
  try {
    yield* rowsOf(linesOf(file.text()))
  } finally {
    await file.close()
  }
}
