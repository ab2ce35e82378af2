import type { FeedItem, FeedPrice } from 'feed-formats'
import type { FeedCounts } from '#contract/feed-run'
import type { Market } from '#contract/market-state'
import { shownNumber } from '#contract/shown-number'
import * as r from '#messages/feedReports'
import type { IndexItem } from '../reading/reading-task.ts'
import { MAX_REFERENCE_LENGTH, type Problems } from './problems.ts'
import { FetchError } from './public-request.ts'

const MAX_HOMES = 250_000

/** The last item in a file with a given reference; earlier ones don't count. `at`: its position in the file. */
export type Entry = { at: number; kind: FeedItem['kind']; hash?: string; market?: Market; price?: FeedPrice }

export type FileIndex = {
  entries: Map<string, Entry>
  isComplete: boolean
  isWhole: boolean | undefined
}

type Reading = { counts: FeedCounts; problems: Problems; onItem(): Promise<void> }

export async function indexFile(batches: AsyncIterable<{ items: IndexItem[] }>, reading: Reading): Promise<FileIndex> {
  const { counts, problems } = reading
  const entries = new Map<string, Entry>()
  let end: Extract<IndexItem, { kind: 'end' }> = { kind: 'end', complete: false }
  let at = 0
  for await (const { items } of batches)
    for (const item of items) {
      if (item.kind === 'end') end = item
      else index(item, at)
      at += 1
      await reading.onItem()
    }
  if (counts.read + counts.leftOut + problems.count + entries.size === 0) problems.add(r.noHomes)
  return { entries, isComplete: end.complete, isWhole: end.whole }

  function index(item: Exclude<IndexItem, { kind: 'end' }>, position: number): void {
    const { reference, place } = item
    if (item.kind === 'problem') problems.add(item.message, place, reference)
    if (item.kind === 'listing' || item.kind === 'price') counts.read += 1
    if (item.kind === 'leftOut') counts.leftOut += 1
    if (reference === undefined) return
    if (!isReference(reference)) {
      problems.add(r.notUsableReference, place)
      counts.refused += 1
      return
    }
    const before = entries.get(reference)
    if (before?.kind === 'listing' && item.kind === 'listing') {
      counts.duplicates += 1
      problems.add(r.referenceTwice, place, reference)
    }
    entries.set(reference, {
      at: position,
      kind: item.kind,
      ...(item.kind === 'listing' && { hash: item.hash }),
      ...(item.kind === 'market' && { market: item.market }),
      ...(item.kind === 'price' && { price: { price: item.price, currency: item.currency } }),
    })
    if (entries.size > MAX_HOMES) throw new FetchError(() => r.tooManyHomes({ most: shownNumber(MAX_HOMES) }))
  }
}

const isReference = (text: string): boolean =>
  text.trim() !== '' && text.length <= MAX_REFERENCE_LENGTH && !/[\0\p{Surrogate}]/u.test(text)
