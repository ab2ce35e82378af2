import type { FeedPrice } from 'feed-formats'
import type { Market } from '#contract/market-state'
import { shownNumber } from '#contract/shown-number'
import * as r from '#messages/feedReports'
import type { KnownHome } from '../feed-home.store.ts'
import type { Entry, FileIndex } from './file-index.ts'
import type { RunWork } from './run-work.ts'

/**
 * Compares a file with the feed's previous homes and returns the changes. `due`: file positions of new or changed
 * listings, by reference.
 */
export function compared({ entries, isWhole, isComplete }: FileIndex, known: Map<string, KnownHome>, work: RunWork) {
  const due = new Map<string, number>()
  const gone: string[] = []
  const markets: [reference: string, market: Market][] = []
  const prices: [reference: string, price: FeedPrice][] = []
  let same = 0
  for (const [reference, { at, kind, hash, market, price }] of entries) {
    const home = known.get(reference)
    if (kind === 'listing' && home?.isDeleted) work.counts.untouched += 1
    else if (kind === 'listing' && home && home.hash === hash && !home.isGone) same += 1
    else if (kind === 'listing') due.set(reference, at)
    else if (kind === 'market' && market && home) markets.push([reference, market])
    else if (kind === 'price' && price && home && !home.isGone && !home.isDeleted) prices.push([reference, price])
    else if (kind === 'price') work.problems.add(r.priceOnly, undefined, reference)
    else if ((kind === 'removed' || kind === 'leftOut') && home && !home.isGone) gone.push(reference)
  }
  const missing =
    (isWhole ?? work.feed.isWholeStock)
      ? [...known]
          .filter(([reference, { isGone }]) => !isGone && !entries.has(reference))
          .map(([reference]) => reference)
      : []
  if (isComplete) gone.push(...missing)
  else if (missing.length > 0)
    work.problems.add(() => r.notReadCompletely({ count: missing.length, shown: shownNumber(missing.length) }))
  const isHome = ({ kind }: Entry) => kind !== 'removed' && kind !== 'leftOut'
  const lacksHomes = isComplete && missing.length > 0
  return {
    due,
    same,
    gone,
    markets,
    prices,
    lacksHomes,
    isEmptyStock: lacksHomes && ![...entries.values()].some(isHome),
  }
}
