import type { DescribedPicture } from 'same-picture'
import { processPool, scriptNextTo } from '../../platform/process/process-pool.ts'

/** A picture to describe, or one as it is looked up, twice, and those that it may be a copy of. */
export type MatchingRequest =
  | { picture: Uint8Array }
  | { lookups: Uint8Array[]; candidates: { features: Uint8Array; lookup: number }[] }
/** `described` is left out for a picture that shows too little; `failure`: of one that can't be read. */
export type MatchingAnswer = { described?: DescribedPicture; same?: boolean[]; failure?: string }

export type Matcher = ReturnType<typeof matcher>

const TIMEOUT_MS = 60_000
const IDLE_MS = 10_000
const ENTRY = scriptNextTo(import.meta.url, 'matching-process')

/** Describes and compares pictures in a process of its own, which one that is built to break it may end. */
export function matcher({ entry = ENTRY, timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS } = {}) {
  const { ask, stop } = processPool<MatchingRequest, MatchingAnswer>({ entry, timeoutMs, idleMs })
  return {
    /** Returns `undefined` for a picture that can't be compared: unreadable, nearly empty, or built to end the process. */
    describe: async (picture: Uint8Array) => (await ask({ picture }))?.described,
    /** Returns which of the candidates are the same picture; `undefined` when one of them ended the process. */
    confirm: async (lookups: Uint8Array[], candidates: { features: Uint8Array; lookup: number }[]) =>
      (await ask({ lookups, candidates }))?.same,
    stop,
  }
}
