/** A queue of its own: what it returns runs each work after the one before has ended, whatever became of that, and hands over its result. */
export function oneByOne(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => {}) // the caller handles it
    return mine
  }
}
