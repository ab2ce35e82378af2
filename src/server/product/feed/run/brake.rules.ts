import { MAX_UNASKED_REMOVALS, MAX_UNASKED_SHARE } from '#contract/feed-run'

type Removal = { gone: number; homes: number; isComplete: boolean; isEmptyStock: boolean; mayRemove: number }

/**
 * Returns whether a run has to ask its agent before it removes homes: it would remove more than a fifth of them (and more than 5), or its
 * file was not read to the end, or is a whole stock without a home. `mayRemove`: the number that was confirmed. A feed that lost its file must
 * not empty an agency's list.
 */
export function mustAsk({ gone, homes, isComplete, isEmptyStock, mayRemove }: Removal): boolean {
  if (gone === 0 || gone <= mayRemove) return false
  return !isComplete || isEmptyStock || (gone > MAX_UNASKED_REMOVALS && gone > homes * MAX_UNASKED_SHARE)
}
