import { writeBlm } from './blm-writer.ts'
import { writeCsv } from './csv.ts'
import type { FeedFormatId, FeedListing } from './feed-format.ts'
import type { FeedWriter, WriteOptions } from './feed-options.ts'
import { writeKyero } from './kyero-writer.ts'
import { writeOpenimmo } from './openimmo-writer.ts'
import { writeReaxml } from './reaxml-writer.ts'
import { writeReso } from './reso-writer.ts'

const writers: Record<FeedFormatId, FeedWriter> = {
  blm: writeBlm,
  openimmo: writeOpenimmo,
  kyero: writeKyero,
  reaxml: writeReaxml,
  reso: writeReso,
  csv: writeCsv,
}

export const writeFeed = (
  format: FeedFormatId,
  homes: AsyncIterable<FeedListing>,
  options: WriteOptions,
): AsyncIterable<string> => writers[format](homes, options)
