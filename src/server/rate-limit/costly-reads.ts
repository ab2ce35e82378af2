import { availableParallelism } from 'node:os'
import { type FairQueue, fairQueue } from '../timing/fair-queue.ts'

/** Searches by words or price, and lists of a thousand whole rows, each occupy a processor: a few run at a time, by address in turns. */
export const costlyReads = (): FairQueue =>
  fairQueue({
    concurrency: Math.max(2, availableParallelism()),
    maxWaitingPerKey: 500,
    maxWaiting: 1000,
    maxWaitMs: 30_000,
    busy: 'Many people are searching right now. Please try again in a moment.',
  })
