/**
 * Does `work`, which never fails, every `seconds`; a turn that comes due while it is still busy is left out. `now` asks for a turn
 * immediately, or right after the one underway. `stop` asks the work underway to end and waits for it.
 * For what no job of the queue can do (D-428).
 */
export function recurring(seconds: number, work: (stopping: AbortSignal) => Promise<void>) {
  const stopping = new AbortController()
  let underway: Promise<void> | undefined
  let isWantedAgain = false
  const turn = () => {
    if (stopping.signal.aborted) return
    underway ??= work(stopping.signal).finally(() => {
      underway = undefined
      if (isWantedAgain) now()
    })
  }
  const now = () => {
    isWantedAgain = underway !== undefined
    turn()
  }
  const timer = setInterval(turn, seconds * 1000)
  const stop = async (): Promise<void> => {
    clearInterval(timer)
    stopping.abort()
    await underway
  }
  return { now, stop }
}
