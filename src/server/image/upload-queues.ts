import { availableParallelism } from 'node:os'
import { type FairQueue, fairQueue } from '../timing/fair-queue.ts'

/** Keyed by person: people take turns. */
export type UploadQueues = {
  /** Holds a picture's place in memory, from its first byte to its answer. Pictures that wait stay unread on their connection. */
  memory: FairQueue
  /** Holds a processor for a conversion. */
  conversions: FairQueue
}

/** One processor stays free for requests, and one of Node's four working threads for its files. */
const CONVERSIONS = Math.min(3, Math.max(1, availableParallelism() - 1))
const PLACES = 64 // of 8 MB at most
const busy = 'Too many pictures are being sent. Please wait until some have arrived, and send yours again.'

/**
 * Bounds what uploads cost. Each person has few places, so that slow uploads only hold up their sender. `maxWaitMs` is above the
 * time after which a silent upload loses its place.
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
