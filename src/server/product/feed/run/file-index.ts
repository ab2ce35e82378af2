import { type FeedCounts, type FeedProblem, MAX_FEED_PROBLEMS } from '#contract/feed-run'
import type { Market } from '#contract/market-state'
import { type FeedItem, type FeedListing, type FeedPlace, type FeedSource, placeText } from '../formats/feed-format.ts'
import { listingHash } from './listing-values.ts'
import { FetchError } from './public-request.ts'

/** The limit of homes in one file: all of their references are held. */
const MAX_HOMES = 250_000
const MAX_REFERENCE_LENGTH = 200

/** The last word of a file on one reference. `at`: the position of its item. */
export type Entry = { at: number; kind: FeedItem['kind']; hash?: string; market?: Market }

/** A whole file in short: the last item of each reference, and whether it was read to its end. */
export type FileIndex = {
  entries: Map<string, Entry>
  isComplete: boolean
  /** As the file says it; undefined where its format has no word for it. */
  isWhole: boolean | undefined
}

/** Collects problems: the first of them, and their number. */
export class Problems {
  readonly first: FeedProblem[] = []
  count = 0
  add(message: string, place?: FeedPlace, reference?: string): void {
    this.count += 1
    if (this.first.length >= MAX_FEED_PROBLEMS) return
    const where = place && placeText(place)
    this.first.push({
      message: message.slice(0, 500),
      ...(where && { place: where.slice(0, 200) }),
      ...(reference !== undefined && { reference: reference.slice(0, MAX_REFERENCE_LENGTH) }),
    })
  }
}

type Reading = { counts: FeedCounts; problems: Problems; onItem(): Promise<void> }

/** Reads a file from its beginning to its end, and writes nothing: a file that breaks off changes nothing. */
export async function indexFile(source: FeedSource, reading: Reading): Promise<FileIndex> {
  const { counts, problems } = reading
  const entries = new Map<string, Entry>()
  let end: Extract<FeedItem, { kind: 'end' }> = { kind: 'end', complete: false }
  let at = 0
  for await (const item of source.items) {
    if (item.kind === 'end') end = item
    else index(item, at)
    at += 1
    await reading.onItem()
  }
  return { entries, isComplete: end.complete, isWhole: end.whole }

  function index(item: Exclude<FeedItem, { kind: 'end' }>, position: number): void {
    const { reference, place } = referenceOf(item)
    if (item.kind === 'problem') problems.add(item.message, place, reference)
    if (item.kind === 'listing') counts.read += 1
    if (item.kind === 'leftOut') counts.leftOut += 1
    if (reference === undefined) return
    if (!isReference(reference)) {
      problems.add('Its reference is empty, or longer than 200 characters, so it is left out.', place)
      counts.refused += 1
      return
    }
    const before = entries.get(reference)
    if (before?.kind === 'listing' && item.kind === 'listing') {
      counts.duplicates += 1
      problems.add('The file has this reference more than once: the last one counts.', place, reference)
    }
    entries.set(copied(reference), {
      at: position,
      kind: item.kind,
      ...(item.kind === 'listing' && { hash: listingHash(item.listing) }),
      ...(item.kind === 'market' && { market: item.market }),
    })
    if (entries.size > MAX_HOMES)
      throw new FetchError(
        `It has more than ${MAX_HOMES.toLocaleString('en')} homes. Please send them in several feeds.`,
      )
  }
}

/** A part of a text keeps all of it in memory, here the whole file; a copy doesn't. */
const copied = (text: string): string => Buffer.from(text).toString()

const referenceOf = (item: Exclude<FeedItem, { kind: 'end' }>): { reference?: string | undefined; place: FeedPlace } =>
  item.kind === 'listing' ? item.listing : item

const isReference = (text: string): boolean =>
  text.trim() !== '' && text.length <= MAX_REFERENCE_LENGTH && !/[\0\p{Surrogate}]/u.test(text)

/** Reads a file once more, and yields the listings that are meant: the last of each reference. */
export async function* listingsAgain(
  source: FeedSource,
  isMeant: (reference: string, at: number) => boolean,
): AsyncGenerator<FeedListing> {
  let at = 0
  for await (const item of source.items) {
    if (item.kind === 'listing' && isMeant(item.listing.reference, at)) yield item.listing
    at += 1
  }
}
