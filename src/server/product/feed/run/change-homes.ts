import type { Market } from '#contract/market-state'
import { setMarket } from '../../market/set-market.ts'
import { lockForListed } from '../../open-time/set-listed-open-times.ts'
import { changeFeedHome, feedHomesOf } from '../feed-home.store.ts'
import { writeHomes } from './add-homes.ts'
import { type ChangedHome, changeHome, heldMarket } from './change-home.ts'
import type { Reason } from './problems.ts'
import type { HomeWork, Step } from './run-work.ts'

export const changeHomes = (work: HomeWork, homes: ChangedHome[]): Promise<void> =>
  writeHomes(work, homes, (together) => changeTogether(work, together))

async function changeTogether(work: HomeWork, homes: ChangedHome[]): Promise<void> {
  const { feed, agent } = work
  const byReference = new Map(homes.map((home) => [home.listing.sourceId, home]))
  const untouched: [reference: string, reason: Reason][] = []
  const refused: typeof untouched = []
  const onRefused = (...problem: (typeof refused)[number]) => void refused.push(problem)
  await work.writeStep(async (tx) => {
    await lockForListed(
      tx,
      homes.map(({ listing }) => listing),
      agent.id,
    )
    await work.checkMayList(tx)
    const step: Step & { counts: Record<string, number> } = { counts: {}, named: { changed: [] }, done: homes.length }
    for (const feedHome of await feedHomesOf(tx, feed.id, [...byReference.keys()])) {
      const home = byReference.get(feedHome.reference)
      if (!home) continue
      const outcome = await changeHome(tx, { ...work, onRefused }, feedHome, home)
      const kind = typeof outcome === 'string' ? outcome : 'untouched'
      step.counts[kind] = (step.counts[kind] ?? 0) + 1
      if (typeof outcome !== 'string') untouched.push([feedHome.reference, outcome.untouched])
      else if (outcome !== 'unchanged')
        step.named?.changed?.push({ reference: feedHome.reference, title: home.listing.title })
    }
    return step
  })
  for (const [reference, reason] of untouched) work.problems.add(reason, undefined, reference)
  for (const [reference, reason] of refused) work.warn(reference, reason)
}

export async function changeMarkets(work: HomeWork, markets: [reference: string, market: Market][]): Promise<void> {
  const { feed } = work
  const byReference = new Map(markets)
  const held: [string, Market][] = []
  await work.writeStep(async (tx) => {
    await work.checkMayList(tx)
    let changed = 0
    for (const home of await feedHomesOf(tx, feed.id, [...byReference.keys()])) {
      const market = byReference.get(home.reference)
      if (!market || !home.propertyId || home.goneAt || home.said.market === market) continue
      const outcome = await setMarket(tx, { id: home.propertyId, market }, work.clock)
      if (outcome === 'acceptedOffer') held.push([home.reference, market])
      else await changeFeedHome(tx, home.id, { said: { ...home.said, market }, hash: '' })
      if (outcome === 'set') changed += 1
    }
    return { counts: { changed, untouched: held.length }, done: markets.length }
  })
  for (const [reference, market] of held) work.problems.add(heldMarket(market), undefined, reference)
}
