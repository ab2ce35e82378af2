import { loadPictureMatcher } from 'same-picture'
import type { ComparedPair } from './find-covered.ts'

const MAX_PAIRS = 40

/** Returns the milliseconds of a processor that a pair takes to compare, at the median. */
export async function pairMs(pairs: ComparedPair[]): Promise<number> {
  const matcher = await loadPictureMatcher()
  const every = Math.max(1, Math.floor(pairs.length / MAX_PAIRS))
  const times: number[] = []
  for (const [one, other] of pairs.filter((_, at) => at % every === 0)) {
    const before = process.cpuUsage()
    await matcher.isSame(one, other)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return times.sort((one, other) => one - other)[times.length >> 1] ?? 0
}
