/** Rejects with `late()` when `work` takes longer than `timeoutMs`. The work itself goes on: nothing waits for it any more. */
export function inTime<Result>(work: Promise<Result>, timeoutMs: number, late: () => Error): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), timeoutMs)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
