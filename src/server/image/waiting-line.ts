import { availableParallelism } from 'node:os'
import { Refusal } from '../refusal.ts'

export type WaitingLine = {
  /** Runs `work` as one of those that are in hand, which hold memory; refuses it when there are too many. */
  admit<T>(work: () => Promise<T>): Promise<T>
  /** Runs `work` when it is its turn, first come, first served. */
  turn<T>(work: () => Promise<T>): Promise<T>
}

/** One processor stays free for requests, and one of Node's four working threads for its files. */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1))
const IN_HAND = 64

/** Bounds what uploads cost: `inHand` of them in memory, `atOnce` of those being converted. */
export function waitingLine({ inHand = IN_HAND, atOnce = AT_ONCE } = {}): WaitingLine {
  let held = 0
  let working = 0
  const waiting: (() => void)[] = []
  return {
    admit: async (work) => {
      if (held >= inHand) throw new Refusal('unavailable', 'Too many pictures are being sent. Please try again soon.')
      held++
      return work().finally(() => held--)
    },
    turn: async (work) => {
      if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
      else working++
      return work().finally(() => {
        const next = waiting.shift() // takes over this place
        if (next) next()
        else working--
      })
    },
  }
}
