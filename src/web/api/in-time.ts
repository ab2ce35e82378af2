/** The result of `work`, or a rejection with what `late` makes when it takes more than `timeoutMs`; `work` itself goes on. */
export function inTime<Result>(work: Promise<Result>, timeoutMs: number, late: () => Error): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), timeoutMs)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
