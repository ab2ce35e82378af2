/** Waits at most `ms` milliseconds for `work`, then rejects with `late()`. The work is not cancelled. */
export function inTime<Result>(work: Promise<Result>, ms: number, late: () => Error): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
