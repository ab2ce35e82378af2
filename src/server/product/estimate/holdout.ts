import type { Currency } from '#contract/currency'
import { areaOf } from '../sold-price/changed-areas.store.ts'
import { salesOfOne } from '../sold-price/sales-of-one.ts'
import { candidatesAmong } from './candidates.ts'
import { learnModel } from './estimate-model.ts'
import { type EstimatedPrice, estimatedPrice } from './estimated-price.ts'
import type { PastSale } from './home-facts.ts'

/** A sale that was held out, and its estimate by the sales before; none where too little is known. */
export type HeldOut = { sale: PastSale; estimate: EstimatedPrice | undefined }

/** Learns from all sales but the last by date, and estimates these. `share`: of the sales that are held out. */
export async function estimateHeldOut(sales: PastSale[], currency: Currency, share: number): Promise<HeldOut[]> {
  const byDay = sales.toSorted((one, other) => one.day - other.day)
  const cut = Math.floor(byDay.length * (1 - share))
  const one = new Set(salesOfOne(byDay.map(({ sale }) => sale)))
  const known = byDay.slice(0, cut).filter(({ sale }) => one.has(sale))
  const heldOut = byDay.slice(cut).filter(({ sale }) => one.has(sale))
  const find = candidatesAmong(known)
  const estimates: HeldOut[] = []
  for (const area of new Set(heldOut.map(({ facts }) => areaOf(facts.postcode)))) {
    const isHere = ({ facts }: PastSale) => areaOf(facts.postcode) === area
    const model = await learnModel(known.filter(isHere), currency)
    for (const sale of heldOut.filter(isHere)) {
      const candidates = find(sale.facts, Number.POSITIVE_INFINITY)
      estimates.push({ sale, estimate: model && estimatedPrice(model, sale.facts, sale.day, candidates) })
    }
  }
  return estimates
}
