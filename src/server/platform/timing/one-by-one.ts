/** Returns a function that runs each work after the previous one has ended or failed, and returns its result. */
export function oneByOne(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => {}) // the caller handles it
    return mine
  }
}
