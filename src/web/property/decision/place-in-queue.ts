import type { DecisionQueue } from '#contract/decision-queue'

/** "2 of 4" for a home that waits; "3 left" for one that is decided. */
export function placeInQueue({ before, after }: DecisionQueue, isPending: boolean): string {
  if (typeof before === 'string' || typeof after === 'string') return 'More than 10,000 left'
  return isPending ? `${before + 1} of ${before + after + 1}` : `${before + after} left`
}
