import { Refusal } from './refusal.ts'

/** Runs `work` when it is the turn of `key`: an address, a person, or whatever shares a place in the queue. */
export type FairQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

type Limits = {
  /** How many run at a time. */
  concurrency: number
  /** How many of one key may wait. */
  maxWaitingPerKey: number
  /** How many may wait in all. */
  maxWaiting: number
  /** What is said to whom there is no room for. */
  busy: string
}

/**
 * Bounds work that occupies a processor. Keys take turns, whatever the number of works that each has waiting, so one that sends
 * many delays another by one round. Refuses with `unavailable` when too many wait.
 */
export function fairQueue({ concurrency, maxWaitingPerKey, maxWaiting, busy }: Limits): FairQueue {
  const waiting = new Map<string, (() => void)[]>() // keys in the order of their turns
  let running = 0
  let waitingInAll = 0

  const startNext = () => {
    const [next] = waiting
    if (!next) return
    const [key, starts] = next
    waiting.delete(key)
    const start = starts.shift()
    if (starts.length > 0) waiting.set(key, starts) // behind the others
    waitingInAll--
    running++
    start?.()
  }
  const wait = (key: string) => {
    const starts = waiting.get(key) ?? []
    if (starts.length >= maxWaitingPerKey || waitingInAll >= maxWaiting) throw new Refusal('unavailable', busy)
    waitingInAll++
    return new Promise<void>((resolve) => waiting.set(key, [...starts, resolve]))
  }

  return async (key, work) => {
    if (running < concurrency) running++
    else await wait(key)
    try {
      return await work()
    } finally {
      running--
      startNext()
    }
  }
}
