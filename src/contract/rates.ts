import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The age beyond which rates are not used, because prices would be too far off. */
export const MAX_RATES_AGE_DAYS = 7

/**
 * The exchange rates of a day, by which prices are also shown in a reader's currency. `date`: YYYY-MM-DD. `of`: the
 * amount in each currency (ISO 4217) for one unit of the site's.
 */
export const Rates = z.object({ date: z.string(), of: z.record(z.string(), z.number()) })
export type Rates = z.infer<typeof Rates>

const DAY_MS = 86_400_000

export const isFresh = ({ date }: Pick<Rates, 'date'>, now: Date): boolean =>
  now.getTime() - Date.parse(date) < (MAX_RATES_AGE_DAYS + 1) * DAY_MS // the day itself has 24 hours

export const ratesApi = {
  read: endpoint({
    method: 'GET',
    path: '/site/rates',
    access: 'public',
    summary:
      'The rates of currencies by which a reader sees what prices are about; `rates` is absent while there are none',
    answer: z.object({ rates: z.optional(Rates) }),
  }),
}
