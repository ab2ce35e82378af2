/**
 * Does `work`, which must not reject, every `seconds`, and skips a turn while the last one is still under way. `stop` aborts the
 * signal of the work under way and waits for it.
 */
export function recurring(seconds: number, work: (stopping: AbortSignal) => Promise<void>) {
  const stopping = new AbortController()
  let underway: Promise<void> | undefined
  const now = () => {
    underway ??= work(stopping.signal).finally(() => {
      underway = undefined
    })
  }
  const timer = setInterval(now, seconds * 1000)
  const stop = async (): Promise<void> => {
    clearInterval(timer)
    stopping.abort()
    await underway
  }
  return { now, stop }
}
