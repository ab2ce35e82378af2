/**
 * Runs `work`, which must not reject, every `seconds`; skips a run if the previous one has not ended. `now`: runs it
 * immediately, or right after the current run. `stop`: asks the current run to end and waits for it. Only for work that
 * can't be a job (D-428).
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
