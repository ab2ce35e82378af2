import { Busy, type RefusalText } from '../../refusal.ts'

export type FairQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

type Limits = {
  concurrency: number
  maxRunningPerKey?: number
  maxWaitingPerKey: number
  maxWaiting: number
  maxWaitMs: number
  busy: RefusalText
}
type Turn = { key: string; start: () => void; refuse: () => void }

/**
 * Returns a queue that limits concurrent work. Keys (such as client addresses) take turns, so that one with much work
 * delays another by only one turn. Refuses with `Busy` if the queue is full or the wait too long; in a full queue, the
 * key with the most waiting work loses its last item to a key with less.
 */
export function fairQueue(limits: Limits): FairQueue {
  const { concurrency, maxRunningPerKey = concurrency, maxWaitingPerKey, maxWaiting, maxWaitMs, busy } = limits
  const running = new Map<string, number>()
  let runningInAll = 0
  const waiting = new Map<string, Turn[]>() // keys in the order of their turns
  const waitingOf = (key: string): Turn[] => waiting.get(key) ?? []
  const runningOf = (key: string): number => running.get(key) ?? 0
  const mayRun = (key: string): boolean => runningInAll < concurrency && runningOf(key) < maxRunningPerKey
  const enter = (key: string) => {
    running.set(key, runningOf(key) + 1)
    runningInAll++
  }
  const exit = (key: string) => {
    if (runningOf(key) > 1) running.set(key, runningOf(key) - 1)
    else running.delete(key)
    runningInAll--
  }

  const leave = (turn: Turn) => {
    const rest = waitingOf(turn.key).filter((other) => other !== turn)
    if (rest.length > 0) waiting.set(turn.key, rest)
    else waiting.delete(turn.key)
  }
  const startNext = () => {
    const next = [...waiting.values()].flatMap(([first]) => first ?? []).find(({ key }) => mayRun(key))
    if (!next) return
    leave(next)
    const rest = waitingOf(next.key)
    if (waiting.delete(next.key)) waiting.set(next.key, rest) // moves behind the other keys
    enter(next.key)
    next.start()
  }
  const hasRoom = (key: string): boolean => {
    if (waitingOf(key).length >= maxWaitingPerKey) return false
    const turns = [...waiting.values()]
    if (turns.reduce((sum, { length }) => sum + length, 0) < maxWaiting) return true
    const most = turns.reduce((one, other) => (other.length > one.length ? other : one))
    if (most.length <= waitingOf(key).length + 1) return false
    most.at(-1)?.refuse()
    return true
  }
  const wait = (key: string) =>
    new Promise<void>((resolve, reject) => {
      if (!hasRoom(key)) return reject(new Busy(busy))
      const refuse = () => {
        clearTimeout(timer)
        leave(turn)
        reject(new Busy(busy))
      }
      const timer = setTimeout(refuse, maxWaitMs)
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const turn = { key, start, refuse }
      waiting.set(key, [...waitingOf(key), turn])
    })

  return async (key, work) => {
    if (mayRun(key)) enter(key)
    else await wait(key)
    try {
      return await work()
    } finally {
      exit(key)
      startNext()
    }
  }
}
