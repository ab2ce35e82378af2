import { estimateAt } from '../../estimate/estimate.ts'
import type { EstimatedHome } from '../../estimate/listing-facts.ts'
import type { CheckedHome } from './checked-homes.store.ts'
import { salesHere } from './nearby-sales.ts'
import { isWide, worthOf } from './price-terms.ts'
import type { Rule } from './rule.ts'
import { thresholds } from './thresholds.ts'

type Interval = { low: number; high: number }
type Outside = { percent: number; side: 'below' | 'above' }

/**
 * Returns how far a price is outside an interval, as a percentage of the nearer end; `undefined` within or near it.
 * `least`, `most`: the fractions of the ends that the price is compared with.
 */
export function outsideInterval(price: number, { low, high }: Interval, { least, most } = WHOLE): Outside | undefined {
  const { minOfLower, maxOfUpper } = thresholds.priceOutsideEstimate
  if (price < low * least * minOfLower) return { percent: Math.round((1 - price / low) * 100), side: 'below' }
  if (price > high * most * maxOfUpper) return { percent: Math.round((price / (high * most) - 1) * 100), side: 'above' }
  return undefined
}

const WHOLE = { least: 1, most: 1 }

/** Returns the facts from which the page of a home estimates its price. */
export const estimatedHome = ({ title, location, description, ...home }: CheckedHome): EstimatedHome => ({
  title,
  location,
  description,
  type: home.type ?? undefined,
  features: home.features ?? undefined,
  tenure: home.tenure ?? undefined,
  yearBuilt: home.yearBuilt ?? undefined,
  newBuild: home.figures?.newBuild,
})

export const priceOutsideEstimate: Rule = {
  rule: 'priceOutsideEstimate',
  check: 'price',
  find: async (context, home) => {
    const { type, priceMax } = home
    const here = type && (await salesHere(context, home))
    const estimate = here && (await estimateAt(context.db, here.postcode, estimatedHome(home)))
    if (!estimate || estimate.currency !== context.currency) return 'notMade'
    const worth = await worthOf(context, home)
    if (priceMax === null) return 'notMade'
    const outside = outsideInterval(priceMax / 100, estimate, worth)
    if (!outside) return isWide(worth) ? 'notMade' : []
    const facts = { ...outside, lower: estimate.low * 100, upper: estimate.high * 100, ...worth.why }
    return [{ other: String(priceMax), facts }]
  },
}
