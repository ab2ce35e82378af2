/** Works on two items at once. After a failure none begins, and it is thrown when the other has ended, which may still write its files. */
export async function twoAtATime(items, work) {
  const waiting = items.toReversed()
  const workOnNext = async () => {
    try {
      while (waiting.length > 0) await work(waiting.pop())
    } catch (error) {
      waiting.length = 0
      throw error
    }
  }
  const ended = await Promise.allSettled([workOnNext(), workOnNext()])
  const failed = ended.find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}
