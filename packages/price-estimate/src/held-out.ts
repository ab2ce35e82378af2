import { candidatesAmong } from './candidates.ts'
import { learnModel } from './estimate-model.ts'
import { type EstimatedPrice, estimatedPrice } from './estimated-price.ts'
import type { PastSale, Sale } from './past-sale.ts'

export type HeldOut<Source extends Sale = Sale> = {
  sale: PastSale<Source>
  estimate: EstimatedPrice<Source> | undefined
}

export type Cut<Source extends Sale = Sale> = { known: PastSale<Source>[]; heldOut: PastSale<Source>[] }

export function cutByDay<Source extends Sale>(sales: PastSale<Source>[], share: number): Cut<Source> {
  const byDay = sales.toSorted((one, other) => one.day - other.day)
  const cut = Math.floor(byDay.length * (1 - share))
  return { known: byDay.slice(0, cut), heldOut: byDay.slice(cut) }
}

export async function estimateHeldOut<Source extends Sale>({
  known,
  heldOut,
}: Cut<Source>): Promise<HeldOut<Source>[]> {
  const find = candidatesAmong(known)
  const estimates: HeldOut<Source>[] = []
  for (const area of new Set(heldOut.map(({ facts }) => areaOf(facts.postcode)))) {
    const isHere = ({ facts }: PastSale<Source>) => areaOf(facts.postcode) === area
    const model = await learnModel(known.filter(isHere))
    for (const sale of heldOut.filter(isHere)) {
      const candidates = find(sale.facts, Number.POSITIVE_INFINITY)
      estimates.push({ sale, estimate: model && estimatedPrice(model, sale.facts, sale.day, candidates) })
    }
  }
  return estimates
}

const areaOf = (postcode: string): string => /^[A-Z]+(?=\d)/.exec(postcode)?.[0] ?? postcode.slice(0, 2)
