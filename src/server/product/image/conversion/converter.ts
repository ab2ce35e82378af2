import { availableParallelism } from 'node:os'
import { processPool, scriptNextTo } from '../../../platform/process/process-pool.ts'
import { fairQueue } from '../../../platform/timing/fair-queue.ts'
import type { ConvertedPicture } from './convert-picture.ts'
import { type PictureProblem, RefusedPicture } from './picture-refusals.ts'

/**
 * The result of a conversion. `failure`: the reason of a failure other than a bad picture: a bug, or a process that ran
 * out of memory.
 */
export type Conversion = {
  picture?: ConvertedPicture
  refused?: PictureProblem
  failure?: string
}
/**
 * A converter of pictures. `key`: conversions take turns between keys, so that a sender of many pictures doesn't delay
 * others.
 */
export type Converter = {
  convert: (original: Uint8Array, key?: string) => Promise<ConvertedPicture>
  stop: () => void
}

const TIMEOUT_MS = 60_000
const IDLE_MS = 10_000
const ENTRY = scriptNextTo(import.meta.url, 'converter-process')

export function converter({ entry = ENTRY, timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS } = {}): Converter {
  const { ask, stop } = processPool<Uint8Array, Conversion>({ entry, timeoutMs, idleMs })
  return { convert: async (original) => pictureOf(await ask(original)), stop }
}

/** The process priority: lower than that of uploads and comparisons (10), but not so low that a busy app stops it. */
const BACKGROUND_PRIORITY = 12

/**
 * Converts pictures for which no user waits: as many concurrently as there are processors, at a lower priority than
 * uploads and comparisons.
 */
export function backgroundConverter({ entry = ENTRY, timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS } = {}): Converter {
  const { ask, stop } = processPool<Uint8Array, Conversion>({ entry, timeoutMs, idleMs, priority: BACKGROUND_PRIORITY })
  const turns = fairQueue({
    concurrency: availableParallelism(),
    maxWaitingPerKey: Number.POSITIVE_INFINITY, // the number of jobs limits it
    maxWaiting: Number.POSITIVE_INFINITY,
    maxWaitMs: 10 * TIMEOUT_MS,
    busy: 'Too many pictures are waiting.',
  })
  return { convert: async (original, key = '') => pictureOf(await turns(key, () => ask(original))), stop }
}

function pictureOf(answer: Conversion | undefined): ConvertedPicture {
  if (!answer) throw new RefusedPicture('unreadable')
  const { picture, refused, failure } = answer
  if (refused) throw new RefusedPicture(refused)
  if (!picture) throw new Error(`a picture could not be converted: ${failure}`)
  return picture
}
