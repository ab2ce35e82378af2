import * as z from 'zod/mini'
import { CURRENCIES } from './currency.ts'
import { endpoint } from './endpoint.ts'
import { PropertyType, Tenure } from './property-facts.ts'
import { MAX_LOCATION_LENGTH, MAX_TITLE_LENGTH } from './property-reference.ts'
import { SoldPrice } from './sold-price.ts'
import { optionalText, requiredLine } from './text.ts'

/** The share of sales, in percent, whose price is within the interval of its estimate. */
export const ESTIMATES_THAT_HOLD = 80

/** The price of a home by what was paid for those like it, in whole units of the currency of these sales. */
export const Estimate = z.object({
  low: z.number(),
  middle: z.number(),
  high: z.number(),
  currency: z.enum(CURRENCIES),
  /** Half of the estimates like this one were nearer to the price, in percent of it. */
  errorPercent: z.number(),
  /** The sales that it is made of. */
  count: z.number(),
  /** Those that weigh most. */
  comparables: z.array(SoldPrice),
  /** The line that the licence of the data asks for. */
  licence: z.optional(z.string()),
})
export type Estimate = z.infer<typeof Estimate>

/** There is none where too little is known. */
const Answer = z.object({ estimate: z.optional(Estimate) })

export const estimateApi = {
  ofHome: endpoint({
    method: 'GET',
    path: '/allProperty/:id/estimate',
    access: 'public',
    summary: 'The price of a home by what was paid for those like it, with an interval; none where too little is known',
    answer: Answer,
  }),
  ofListing: endpoint({
    method: 'GET',
    path: '/estimate',
    access: 'agentOrAdmin',
    summary: 'The same for a listing that is being written',
    query: z.object({
      location: requiredLine('Location', MAX_LOCATION_LENGTH),
      type: PropertyType,
      title: z.optional(optionalText('Title', MAX_TITLE_LENGTH)),
      tenure: z.optional(Tenure),
    }),
    answer: Answer,
  }),
}
