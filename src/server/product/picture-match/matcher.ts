import type { DescribedPicture } from 'same-picture'
import { processPool, scriptNextTo } from '../../platform/process/process-pool.ts'

export type MatchingRequest =
  | { picture: Uint8Array }
  | { lookups: Uint8Array[]; candidates: { features: Uint8Array; lookup: number }[] }
/**
 * The response of the comparing process. `described`: omitted for a picture with too little detail. `failure`: for an
 * unreadable one.
 */
export type MatchingAnswer = { described?: DescribedPicture; same?: boolean[]; failure?: string }

export type Matcher = ReturnType<typeof matcher>

const TIMEOUT_MS = 60_000
const IDLE_MS = 10_000
const ENTRY = scriptNextTo(import.meta.url, 'matching-process')

export function matcher({ entry = ENTRY, timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS } = {}) {
  const { ask, stop } = processPool<MatchingRequest, MatchingAnswer>({ entry, timeoutMs, idleMs })
  return {
    /** Returns `undefined` for a picture that can't be compared: unreadable, nearly empty, or crashing the process. */
    describe: async (picture: Uint8Array) => (await ask({ picture }))?.described,
    /** Returns for each candidate whether it is the same picture; `undefined` if one of them crashed the process. */
    confirm: async (lookups: Uint8Array[], candidates: { features: Uint8Array; lookup: number }[]) =>
      (await ask({ lookups, candidates }))?.same,
    stop,
  }
}
