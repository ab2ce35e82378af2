/**
 * Runs `work`, which must not fail, every `seconds`; skips a turn while it is busy. `now`: runs it immediately, or
 * right after the current run. `stop`: asks the current run to end and waits for it. For work that no job can do
 * (D-428).
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
