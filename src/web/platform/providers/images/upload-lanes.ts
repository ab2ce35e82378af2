import { MAX_UPLOADS_AT_A_TIME } from '#contract/image'

/**
 * Returns a function that runs at most `most` uploads at a time, in order, because more would time out at the server.
 */
export function uploadLanes(most: number = MAX_UPLOADS_AT_A_TIME) {
  let free = most
  const waiting: (() => void)[] = []
  const enter = async () => {
    if (free === 0) return new Promise<void>((go) => waiting.push(go)) // a finished upload lets the next one begin
    free -= 1
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
