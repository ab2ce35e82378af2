import { MAX_UNASKED_REMOVALS, MAX_UNASKED_SHARE } from '#contract/feed-run'

type Removal = { gone: number; homes: number; isComplete: boolean; isEmptyStock: boolean; mayRemove: number }

/**
 * Returns true if the agent must confirm removals: more than a fifth of the homes and more than 5, an incompletely read
 * file, or a file without homes, or none that the site takes. This protects an agency's listings from a truncated feed. `mayRemove`: the number that
 * the agent has confirmed.
 */
export function mustAsk({ gone, homes, isComplete, isEmptyStock, mayRemove }: Removal): boolean {
  if (gone === 0 || gone <= mayRemove) return false
  return !isComplete || isEmptyStock || (gone > MAX_UNASKED_REMOVALS && gone > homes * MAX_UNASKED_SHARE)
}
