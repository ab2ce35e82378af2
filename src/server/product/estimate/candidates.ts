import { MAX_COMPARABLES } from './comparables.ts'
import { MAX_OF_POSTCODE, MAX_OF_TYPE } from './estimate.store.ts'
import type { HomeFacts, PastSale } from './home-facts.ts'

/** Finds the sales that may be comparables of a home, those before a day alone. */
export type FindCandidates = (home: HomeFacts, before: number) => PastSale[]

/** Finds among sales in memory what `estimate.store.ts` finds in the database. */
export function candidatesAmong(sales: PastSale[]): FindCandidates {
  const newestFirst = sales.toSorted((one, other) => other.day - one.day)
  const postcodes = grouped(newestFirst, ({ postcode }) => postcode)
  const sectors = grouped(newestFirst, ({ sector }, type) => `${sector} ${type}`)
  const districts = grouped(newestFirst, ({ district }, type) => `${district} ${type}`)
  const types = [...new Set(sales.map(({ sale }) => sale.type))]
  return (home, before) => {
    const ofTypes = (groups: Map<string, PastSale[]>, part: string) =>
      types.flatMap((type) => newest(groups.get(`${part} ${type}`), before, MAX_OF_TYPE))
    const found = new Set(newest(postcodes.get(home.postcode), before, MAX_OF_POSTCODE))
    for (const sale of ofTypes(sectors, home.sector)) found.add(sale)
    if (found.size > MAX_COMPARABLES) return [...found]
    for (const sale of ofTypes(districts, home.district)) found.add(sale)
    return [...found]
  }
}

function grouped(sales: PastSale[], keyOf: (facts: HomeFacts, type: PastSale['sale']['type']) => string) {
  const groups = new Map<string, PastSale[]>()
  for (const sale of sales) {
    const key = keyOf(sale.facts, sale.sale.type)
    const group = groups.get(key)
    if (group) group.push(sale)
    else groups.set(key, [sale])
  }
  return groups
}

function newest(sales: PastSale[] = [], before: number, limit: number): PastSale[] {
  const from = sales.findIndex(({ day }) => day < before)
  return from === -1 ? [] : sales.slice(from, from + limit)
}
