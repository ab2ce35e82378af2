import { readBlm } from './blm.ts'
import { readCsv } from './csv.ts'
import type { FeedFormatId, FeedItem } from './feed-format.ts'
import type { ReadOptions } from './feed-options.ts'
import { readKyero } from './kyero.ts'
import { type FoundItem, listingItem } from './listing-draft.ts'
import { readOpenimmo } from './openimmo.ts'
import { readReaxml } from './reaxml.ts'
import { readReso } from './reso.ts'

const readers: Record<FeedFormatId, (text: AsyncIterable<string>, options: ReadOptions) => AsyncGenerator<FoundItem>> =
  {
    blm: readBlm,
    openimmo: readOpenimmo,
    kyero: readKyero,
    reaxml: readReaxml,
    reso: readReso,
    csv: readCsv,
  }

/** Parses decoded text. Throws a FeedFileError at a point after which nothing can be read. */
export async function* readFeed(
  format: FeedFormatId,
  text: AsyncIterable<string>,
  options: ReadOptions = {},
): AsyncGenerator<FeedItem> {
  for await (const item of readers[format](text, options))
    yield item.kind === 'draft' ? listingItem(item.draft, options) : item
}
