import * as z from 'zod/mini'
import * as f from '#messages/fields'
import { CURRENCIES } from './currency.ts'
import { endpoint } from './endpoint.ts'
import { PropertyType, Tenure } from './property-facts.ts'
import { MAX_LOCATION_LENGTH, MAX_TITLE_LENGTH } from './property-reference.ts'
import { SoldPrice } from './sold-price.ts'
import { optionalText, requiredLine } from './text.ts'

export const ESTIMATES_THAT_HOLD = 80

/**
 * An estimated price with its interval, in whole units of the currency of the compared sales. `errorPercent`: the
 * median error of similar estimates, as a percentage of the price. `newestSoldOn`: the day of the newest sale that it
 * rests on, as `YYYY-MM-DD`.
 */
export const Estimate = z.object({
  low: z.number(),
  middle: z.number(),
  high: z.number(),
  currency: z.enum(CURRENCIES),
  errorPercent: z.number(),
  count: z.number(),
  newestSoldOn: z.string(),
  comparables: z.array(SoldPrice),
  licence: z.optional(z.string()),
})
export type Estimate = z.infer<typeof Estimate>

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
      location: requiredLine(f.location, MAX_LOCATION_LENGTH),
      type: PropertyType,
      title: z.optional(optionalText(f.title, MAX_TITLE_LENGTH)),
      tenure: z.optional(Tenure),
    }),
    answer: Answer,
  }),
}
