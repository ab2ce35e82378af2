import { availableParallelism } from 'node:os'
import * as t from '#messages/refusals'
import { type FairQueue, fairQueue } from '../timing/fair-queue.ts'

/**
 * The number of concurrent searches: each waits for the database several times, so a lower number would leave
 * processors idle.
 */
const CONCURRENCY = Math.max(6, 2 * availableParallelism())

/**
 * Returns a queue for searches and lists of a thousand whole rows, each of which occupies a processor for milliseconds.
 * Client addresses take turns, and some database connections stay free for other requests (D-48).
 */
export const costlyReads = (): FairQueue =>
  fairQueue({
    concurrency: CONCURRENCY,
    maxWaitingPerKey: 500,
    maxWaiting: 1000,
    maxWaitMs: 30_000,
    busy: t.searchBusy,
  })

export const exportReads = (): FairQueue =>
  fairQueue({
    concurrency: 2,
    maxRunningPerKey: 1,
    maxWaitingPerKey: 20,
    maxWaiting: 500,
    maxWaitMs: 30_000,
    busy: t.exportBusy,
  })
