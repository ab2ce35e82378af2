import { availableParallelism } from 'node:os'
import { type FairQueue, fairQueue } from '../timing/fair-queue.ts'

/**
 * Searches by words or price, and lists of a thousand whole rows, each occupy a processor: addresses take turns, and one processor
 * stays free for everybody else's requests.
 */
export const costlyReads = (): FairQueue =>
  fairQueue({
    concurrency: Math.max(1, availableParallelism() - 1),
    maxWaitingPerKey: 500,
    maxWaiting: 1000,
    maxWaitMs: 30_000,
    busy: 'Many people are searching right now. Please try again in a moment.',
  })
