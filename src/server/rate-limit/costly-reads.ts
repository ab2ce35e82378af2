import { availableParallelism } from 'node:os'
import { type FairQueue, fairQueue } from '../timing/fair-queue.ts'

/**
 * Searches, and lists of a thousand whole rows, each occupy a processor for some milliseconds: addresses take turns, as many at a time
 * as there are processors, and the database's other connections are free for everybody else's requests (D-48).
 */
export const costlyReads = (): FairQueue =>
  fairQueue({
    concurrency: Math.max(2, availableParallelism()),
    maxWaitingPerKey: 500,
    maxWaiting: 1000,
    maxWaitMs: 30_000,
    busy: 'Many people are searching right now. Please try again in a moment.',
  })
