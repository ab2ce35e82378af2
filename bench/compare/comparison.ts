import { median } from './median.ts'
import { CONNECTIONS, type Length } from './rate.ts'

export type Rival = 'ours' | 'logged' | 'limit' | 'peer' | 'fastify' | 'older' | 'bare' | 'loop'
/** Returns requests per second; `length` replaces the default. */
type Run = (length?: Length) => Promise<number>
export type Target = { rival: 'ours' | 'logged'; against: Rival; atLeast: number }
/** The same requests to each rival; `warmUp` requests come first where the code takes longer to be compiled. */
export type Comparison = {
  group: string
  name: string
  runs: Partial<Record<Rival, Run>>
  targets: Target[]
  warmUp?: Length
}

export type Ratio = Target & { value: number; isMet: boolean }
export type ComparisonResult = Pick<Comparison, 'group' | 'name'> & {
  rates: Partial<Record<Rival, number>>
  ratios: Ratio[]
}

const WARM_UP: Length = { requests: 20 * CONNECTIONS }

/**
 * Runs the rivals in rounds after a warm-up. Each rival follows every other equally often, because load that one leaves
 * behind affects the next. A ratio is the median over the rounds.
 */
export async function compare(comparison: Comparison, rounds: number): Promise<ComparisonResult> {
  const { group, name, runs, targets, warmUp = WARM_UP } = comparison
  const rivals = Object.entries(runs) as [Rival, Run][] // its own keys
  const rates = new Map(rivals.map(([rival]) => [rival, [] as number[]]))
  for (const [, run] of rivals) await run(warmUp)
  for (let round = 0; round < rounds; round++)
    for (const [rival, run] of inTurn(rivals, round)) rates.get(rival)?.push(await run())
  const ratios = targets.map((target) => {
    const others = rates.get(target.against) ?? []
    const value = median((rates.get(target.rival) ?? []).map((rate, round) => rate / (others[round] ?? Number.NaN)))
    return { ...target, value, isMet: value >= target.atLeast }
  })
  const medians = Object.fromEntries([...rates].map(([rival, each]) => [rival, median(each)]))
  return { group, name, rates: medians, ratios }
}

/**
 * Orders a round by a balanced Latin square: 0 1 3 2, 1 2 0 3, 2 3 1 0, 3 0 2 1. An odd number of items also needs each
 * order reversed.
 */
function inTurn<Item>(items: Item[], round: number): Item[] {
  const count = items.length
  const order = items.map((_item, at) => (at % 2 === 1 ? (at + 1) / 2 : count - at / 2))
  const places = order.map((place) => (place + round) % count)
  const isBackwards = count % 2 === 1 && Math.floor(round / count) % 2 === 1
  return (isBackwards ? places.toReversed() : places).map((place) => items[place] as Item) // at one of them
}
