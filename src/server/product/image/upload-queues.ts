import { availableParallelism } from 'node:os'
import { MAX_UPLOADS_AT_A_TIME } from '#contract/image'
import * as t from '#messages/refusals'
import { type FairQueue, fairQueue } from '../../platform/timing/fair-queue.ts'

type Sender = { person: string; address: string }

export type UploadQueues = {
  /**
   * Limits concurrent uploads. A place is held from the first byte of a body to its response; waiting bodies are not
   * read.
   */
  bodies: <Result>(sender: Sender, work: () => Promise<Result>) => Promise<Result>
  /** Limits concurrent conversions, which need a processor and memory. Client addresses take turns. */
  conversions: FairQueue
}

/**
 * The number of concurrent conversions: it leaves one processor free for requests, and one of Node's four worker
 * threads for files.
 */
const CONVERSIONS = Math.min(3, Math.max(1, availableParallelism() - 1))
const MAX_BODIES = 256 // each at most MAX_IMAGE_BYTES: 2 GB of disk space

/**
 * Limits concurrent uploads per user and per client address: a slow upload delays only its own user, and many accounts
 * at one address delay only that address. `maxWaitMs` must exceed the time limit of a stalled upload.
 */
export function uploadQueues({
  maxBodies = MAX_BODIES,
  maxBodiesPerAddress = 32,
  maxBodiesPerPerson = MAX_UPLOADS_AT_A_TIME as number,
  maxWaitMs = 90_000,
} = {}): UploadQueues {
  const waiting = { maxWaiting: 1000, maxWaitMs, busy: t.uploadsBusy }
  const people = fairQueue({
    concurrency: Number.POSITIVE_INFINITY,
    maxRunningPerKey: maxBodiesPerPerson,
    maxWaitingPerKey: 60,
    ...waiting,
  })
  const addresses = fairQueue({
    concurrency: maxBodies,
    maxRunningPerKey: maxBodiesPerAddress,
    maxWaitingPerKey: 200,
    ...waiting,
  })
  return {
    bodies: ({ person, address }, work) => people(person, () => addresses(address, work)),
    conversions: fairQueue({
      concurrency: CONVERSIONS,
      maxWaitingPerKey: maxBodies,
      maxWaiting: maxBodies,
      maxWaitMs: 180_000,
      busy: t.uploadsBusy,
    }),
  }
}
