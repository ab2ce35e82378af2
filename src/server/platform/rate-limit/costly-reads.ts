import { availableParallelism } from 'node:os'
import { type FairQueue, fairQueue } from '../timing/fair-queue.ts'

/** Twice the processors: while one search is made into an answer, the database works on another. */
const CONCURRENCY = 2 * Math.max(2, availableParallelism())

/**
 * Searches, and lists of a thousand whole rows, each occupy a processor for some milliseconds: addresses take turns, a few at a time, and
 * the database's other connections are free for all other requests (D-48).
 */
export const costlyReads = (): FairQueue =>
  fairQueue({
    concurrency: CONCURRENCY,
    maxWaitingPerKey: 500,
    maxWaiting: 1000,
    maxWaitMs: 30_000,
    busy: 'Many people are searching right now. Please try again in a moment.',
  })

/** Files of whole lists are read a piece at a time: people take turns, so that a hundred exports don’t occupy the database. */
export const exportReads = (): FairQueue =>
  fairQueue({
    concurrency: 2,
    maxRunningPerKey: 1,
    maxWaitingPerKey: 20,
    maxWaiting: 500,
    maxWaitMs: 30_000,
    busy: 'Many people are exporting right now. Please try again in a moment.',
  })
