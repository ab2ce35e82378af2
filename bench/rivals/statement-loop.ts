// The bare loop: the statements of writes over the same driver and pool, by as many at once as the load has connections.
import { answering } from './child.ts'
import type { Recording } from './recording.ts'
import { replayOn } from './replay.ts'

/** The writes of each of those who work at once. */
export type LoopSetup = { databaseUrl: string; lists: Recording[][] }

/** Each message is one run through all of them; the answer to it is how many a second. */
answering(({ databaseUrl, lists }: LoopSetup) => {
  const replay = replayOn(databaseUrl)
  return async () => {
    const began = performance.now()
    await Promise.all(
      lists.map(async (list) => {
        for (const waves of list) await replay(waves)
      }),
    )
    return lists.flat().length / ((performance.now() - began) / 1000)
  }
})
