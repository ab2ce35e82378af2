import * as z from 'zod/mini'
import { CURRENCIES } from './currency.ts'
import { endpoint } from './endpoint.ts'
import { PropertyType } from './property-facts.ts'

export const MAX_SALES_SHOWN = 6

export const SoldPrice = z.object({
  _id: z.string(),
  address: z.string(),
  price: z.number(),
  currency: z.enum(CURRENCIES),
  soldOn: z.string(), // YYYY-MM-DD
  type: z.optional(PropertyType),
  perM2: z.optional(z.number()),
})
export type SoldPrice = z.infer<typeof SoldPrice>

/**
 * The median of sales. `count`: the number of sales. `type`: set if all are of one type. `postcode`: that of the sales,
 * or the prefix that their postcodes share.
 */
const SoldMedian = z.object({
  price: z.number(),
  perM2: z.optional(z.number()),
  currency: z.enum(CURRENCIES),
  count: z.number(),
  type: z.optional(PropertyType),
  postcode: z.string(),
  from: z.string(), // YYYY-MM-DD
  to: z.string(),
})
export type SoldMedian = z.infer<typeof SoldMedian>

export const SoldPrices = z.object({
  ofAddress: z.array(SoldPrice),
  nearby: z.array(SoldPrice),
  median: z.optional(SoldMedian),
  licence: z.optional(z.string()),
})
export type SoldPrices = z.infer<typeof SoldPrices>

export const soldPriceApi = {
  near: endpoint({
    method: 'GET',
    path: '/allProperty/:id/soldPrices',
    access: 'public',
    summary: 'Prices that were paid for this address and nearby, the newest first; empty where there is no data',
    answer: SoldPrices,
  }),
}
