import { MAX_UNASKED_REMOVALS, MAX_UNASKED_SHARE } from '#contract/feed-run'

type Removal = { gone: number; homes: number; isComplete: boolean; isEmptyStock: boolean; mayRemove: number }

/**
 * Returns whether the agent must confirm removals: more than a fifth of the homes (and more than 5), an incomplete
 * file, or a complete file that lists no home. `mayRemove`: the number confirmed. Prevents a truncated feed from emptying an
 * agency's list.
 */
export function mustAsk({ gone, homes, isComplete, isEmptyStock, mayRemove }: Removal): boolean {
  if (gone === 0 || gone <= mayRemove) return false
  return !isComplete || isEmptyStock || (gone > MAX_UNASKED_REMOVALS && gone > homes * MAX_UNASKED_SHARE)
}
