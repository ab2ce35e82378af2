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

/**
 * Thrown when the comparing process ended, as for lack of memory, or took too long: what may be the machine's fault as
 * well as the picture's.
 */
export class MatchingEnded extends Error {}

const TIMEOUT_MS = 60_000
const SINGLE_TIMEOUT_MS = 10_000
const IDLE_MS = 10_000
/** The limit of candidates that end the process, because each occupies it until its time is up. */
const MAX_ENDING = 3
const ENTRY = scriptNextTo(import.meta.url, 'matching-process')

type Candidate = { features: Uint8Array; lookup: number }

export function matcher({ entry = ENTRY, timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS } = {}) {
  const { ask, stop } = processPool<MatchingRequest, MatchingAnswer>({ entry, timeoutMs, idleMs })

  async function confirmSingly(lookups: Uint8Array[], candidates: Candidate[]): Promise<(boolean | undefined)[]> {
    const same: (boolean | undefined)[] = []
    let ended = 0
    for (const candidate of candidates) {
      const isSkipped = ended >= MAX_ENDING
      const answer = isSkipped
        ? undefined
        : await ask({ lookups, candidates: [candidate] }, Math.min(timeoutMs, SINGLE_TIMEOUT_MS))
      if (!answer?.same && !isSkipped) ended++
      same.push(answer?.same?.[0])
    }
    return same
  }

  return {
    /** Returns `undefined` for a picture that can't be compared: unreadable or nearly empty. */
    describe: async (picture: Uint8Array) => {
      const answer = await ask({ picture })
      if (!answer) throw new MatchingEnded('the process that describes pictures ended')
      return answer.described
    },
    /** Returns for each candidate whether it is the same picture; `undefined` for one that couldn't be compared. */
    confirm: async (lookups: Uint8Array[], candidates: Candidate[]): Promise<(boolean | undefined)[]> =>
      (await ask({ lookups, candidates }))?.same ?? confirmSingly(lookups, candidates),
    stop,
  }
}
