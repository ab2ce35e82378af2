import { MAX_COMPARABLES } from './comparables.ts'
import type { HomeFacts, PastSale, Sale } from './past-sale.ts'

export const MAX_OF_POSTCODE = 100
export const MAX_OF_TYPE = 60

/** Finds possible comparables for a home among the sales before a day, counted in days since 1970. */
export type FindCandidates<Source extends Sale = Sale> = (home: HomeFacts, before: number) => PastSale<Source>[]

/**
 * Returns a search among sales in memory. It finds the newest sales of the postcode, of each type in the sector, and,
 * if these are few, of each type in the district.
 */
export function candidatesAmong<Source extends Sale>(sales: PastSale<Source>[]): FindCandidates<Source> {
  const newestFirst = sales.toSorted((one, other) => other.day - one.day)
  const postcodes = grouped(newestFirst, ({ postcode }) => postcode)
  const sectors = grouped(newestFirst, ({ sector }, type) => `${sector} ${type}`)
  const districts = grouped(newestFirst, ({ district }, type) => `${district} ${type}`)
  const types = [...new Set(sales.map(({ sale }) => sale.type))]
  return (home, before) => {
    const ofTypes = (groups: Map<string, PastSale<Source>[]>, part: string) =>
      types.flatMap((type) => newest(groups.get(`${part} ${type}`), before, MAX_OF_TYPE))
    const found = new Set(newest(postcodes.get(home.postcode), before, MAX_OF_POSTCODE))
    for (const sale of ofTypes(sectors, home.sector)) found.add(sale)
    if (found.size > MAX_COMPARABLES) return [...found]
    for (const sale of ofTypes(districts, home.district)) found.add(sale)
    return [...found]
  }
}

function grouped<Source extends Sale>(
  sales: PastSale<Source>[],
  keyOf: (facts: HomeFacts, type: Sale['type']) => string,
) {
  const groups = new Map<string, PastSale<Source>[]>()
  for (const sale of sales) {
    const key = keyOf(sale.facts, sale.sale.type)
    const group = groups.get(key)
    if (group) group.push(sale)
    else groups.set(key, [sale])
  }
  return groups
}

function newest<Source extends Sale>(sales: PastSale<Source>[] = [], before: number, limit: number) {
  const from = sales.findIndex(({ day }) => day < before)
  return from === -1 ? [] : sales.slice(from, from + limit)
}
