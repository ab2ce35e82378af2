import { availableParallelism } from 'node:os'
import { type FairQueue, fairQueue } from '../fair-queue.ts'

/** Both are entered by person, who take turns. */
export type UploadQueues = {
  /** For pictures in memory, from the first byte that is read of them to their answer. Others stay unread on their connection. */
  memory: FairQueue
  /** For pictures that are being converted. */
  conversions: FairQueue
}

/** One processor stays free for requests, and one of Node's four working threads for its files. */
const CONVERSIONS = Math.min(3, Math.max(1, availableParallelism() - 1))
const PLACES = 64 // of 8 MB at most
const busy = 'Too many pictures are being sent. Please wait until some have arrived, and send yours again.'

/**
 * Bounds what uploads cost. Few places for each person, so that somebody whose pictures arrive slowly only holds up themselves;
 * they wait for another as long as a silent body has.
 */
export function uploadQueues({ places = PLACES, placesPerPerson = 2, maxWaitMs = 90_000 } = {}): UploadQueues {
  return {
    memory: fairQueue({
      concurrency: places,
      maxRunningPerKey: placesPerPerson,
      maxWaitingPerKey: 60,
      maxWaiting: 1000,
      maxWaitMs,
      busy,
    }),
    conversions: fairQueue({
      concurrency: CONVERSIONS,
      maxWaitingPerKey: places,
      maxWaiting: places,
      maxWaitMs: 180_000,
      busy,
    }),
  }
}
