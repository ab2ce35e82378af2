// The milliseconds of a processor that one picture takes to describe, and one pair to compare.
import { readFile } from 'node:fs/promises'
import { loadPictureMatcher } from 'same-picture'

const ROUNDS = 20
const matcher = await loadPictureMatcher()
const [villa, house] = await Promise.all(
  ['01-modern-villa-pool', '02-mediterranean-house'].map((name) =>
    readFile(new URL(`../test/${name}.webp`, import.meta.url)),
  ),
)
const [one, other] = [await matcher.describe(villa), await matcher.describe(house)]
const timed = async (work) => {
  const start = performance.now()
  for (let round = 0; round < ROUNDS; round++) await work()
  return `${((performance.now() - start) / ROUNDS).toFixed(0)} ms`
}
console.log(`describe ${await timed(() => matcher.describe(villa))}`)
console.log(`compare copies ${await timed(() => matcher.isSame(one.features, one.features))}`)
console.log(`compare others ${await timed(() => matcher.isSame(one.features, other.features))}`)
