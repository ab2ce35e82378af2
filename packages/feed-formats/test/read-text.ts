import type { FeedFormatId, FeedItem, FeedListing } from '../src/formats/feed-format.ts'
import type { ReadOptions } from '../src/formats/feed-options.ts'
import { readFeed } from '../src/formats/read-feed.ts'

export type ReadFormat = Exclude<FeedFormatId, 'csv'>

export async function itemsIn(format: ReadFormat, text: string, options: ReadOptions = {}): Promise<FeedItem[]> {
  async function* whole() {
    yield text
  }
  const items: FeedItem[] = []
  for await (const item of readFeed(format, whole(), options)) items.push(item)
  return items
}

export const listingsIn = async (format: ReadFormat, text: string, options: ReadOptions = {}): Promise<FeedListing[]> =>
  (await itemsIn(format, text, options)).flatMap((item) => (item.kind === 'listing' ? [item.listing] : []))
