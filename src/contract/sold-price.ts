import * as z from 'zod/mini'
import { CURRENCIES } from './currency.ts'
import { endpoint } from './endpoint.ts'
import { PropertyType } from './property-facts.ts'

/** The sales of one address, and those nearby, that are shown. */
export const MAX_SALES_SHOWN = 6

/** A price that was really paid. */
export const SoldPrice = z.object({
  _id: z.string(),
  address: z.string(),
  price: z.number(),
  currency: z.enum(CURRENCIES),
  soldOn: z.string(), // YYYY-MM-DD
  type: z.optional(PropertyType),
  /** The price of a square metre, where the area is known. */
  perM2: z.optional(z.number()),
})
export type SoldPrice = z.infer<typeof SoldPrice>

/** The middle of the newest sales around a home. */
const SoldMedian = z.object({
  price: z.number(),
  perM2: z.optional(z.number()),
  currency: z.enum(CURRENCIES),
  /** The sales that it is the middle of, all of one type where `type` is there. */
  count: z.number(),
  type: z.optional(PropertyType),
  /** The postcode, or its beginning, that they share. */
  postcode: z.string(),
  from: z.string(), // YYYY-MM-DD
  to: z.string(),
})
export type SoldMedian = z.infer<typeof SoldMedian>

export const SoldPrices = z.object({
  ofAddress: z.array(SoldPrice),
  nearby: z.array(SoldPrice),
  median: z.optional(SoldMedian),
  /** The line that the licence of the data asks for. */
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
