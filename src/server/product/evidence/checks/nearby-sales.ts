import { postcodesOf } from '../../sold-price/near-sales.ts'
import { salesOfOne } from '../../sold-price/sales-of-one.ts'
import {
  type PaidPrice,
  partOf,
  pricesAround,
  type StoredSale,
  type Surroundings,
  salesOfPostcodes,
} from '../../sold-price/sold-price.store.ts'
import type { CheckedHome } from './checked-homes.store.ts'
import { oncePerBatch, oncePerKey, type RuleContext } from './rule.ts'
import { thresholds } from './thresholds.ts'

export const salesHere = oncePerBatch<{ postcode: string; sales: StoredSale[] }>(async (db, batch) => {
  const locations = batch.map(({ location }) => location)
  const postcodes = await postcodesOf(db, locations)
  const sales = await salesOfPostcodes(db, [...new Set(postcodes.values())])
  const found = batch.flatMap(({ id, location }) => {
    const postcode = postcodes.get(location)
    return postcode ? [[id, { postcode, sales: sales.filter((sale) => sale.postcode === postcode) }] as const] : []
  })
  return new Map(found)
})

const around = oncePerKey(
  ({ area, postcode, type }: Surroundings) => `${area} ${partOf(area, postcode)} ${type}`,
  pricesAround,
)

export async function salesNearby(context: RuleContext, home: CheckedHome): Promise<PaidPrice[]> {
  const { type } = home
  const here = type && (await salesHere(context, home))
  if (!type || !here) return []
  const { postcode, sales } = here
  const isComparable = (sale: PaidPrice) => sale.type === type && sale.currency === context.currency
  const levels = [
    async (): Promise<PaidPrice[]> => sales,
    () => around(context, { area: 'sector', postcode, type }),
    () => around(context, { area: 'district', postcode, type }),
  ]
  for (const level of levels) {
    const comparable = salesOfOne((await level()).filter(isComparable))
    if (comparable.length >= thresholds.priceBelowSales.minSales) return comparable
  }
  return []
}
