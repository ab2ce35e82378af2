/**
 * Does `work`, which never fails, every `seconds`; a turn that comes while it is still busy is left out. `stop` tells the work at
 * hand to end and waits for it.
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
