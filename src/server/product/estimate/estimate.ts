import { type EstimateModel, estimatedPrice, MAX_COMPARABLES, pastSale } from 'price-estimate'
import { now } from '#contract/clock'
import type { Currency } from '#contract/currency'
import type { Estimate } from '#contract/estimate'
import { MAX_SALES_SHOWN } from '#contract/sold-price'
import type { Database } from '../../platform/db/database.ts'
import { openedGazetteer } from '../../providers/geocoder/gazetteer-data.ts'
import { areaOf } from '../sold-price/changed-areas.store.ts'
import { licenceOf, postcodeIn } from '../sold-price/near-sales.ts'
import { salesOfOne } from '../sold-price/sales-of-one.ts'
import { shownSale } from '../sold-price/shown-sale.ts'
import { candidatesNear, modelOf } from './estimate.store.ts'
import { type EstimatedHome, factsOfListing } from './listing-facts.ts'

/**
 * Estimates a home's price from sales of similar homes (P-290). Returns undefined without a type, a known postcode, a
 * model of its area, or enough similar sales with one from the last two years, and if a bound of the interval is more
 * than 40 % away from the middle.
 */
export async function estimateOf(db: Database, home: EstimatedHome): Promise<Estimate | undefined> {
  if (home.type === undefined) return undefined
  const postcode = await postcodeIn(db, home.location)
  return postcode === undefined ? undefined : estimateAt(db, postcode, home)
}

export async function estimateAt(db: Database, postcode: string, home: EstimatedHome): Promise<Estimate | undefined> {
  const [model, near] = await Promise.all([keptModel(db, areaOf(postcode)), candidatesNear(db, postcode, 'sector')])
  if (!model) return undefined
  const { currency } = model
  const stored = near.length > MAX_COMPARABLES ? near : await candidatesNear(db, postcode, 'district')
  const candidates = salesOfOne(stored.filter((sale) => sale.currency === currency)).map(pastSale)
  const facts = factsOfListing(await openedGazetteer(), home, postcode, candidates)
  const estimate = estimatedPrice(model, facts, Math.floor(now().getTime() / DAY_MS), candidates)
  if (!estimate || estimate.isWide) return undefined
  const { low, middle, high, errorPercent, comparables } = estimate
  const shown = comparables.slice(0, MAX_SALES_SHOWN).map(({ sale }) => sale)
  return {
    low,
    middle,
    high,
    currency,
    errorPercent,
    count: comparables.length,
    newestSoldOn: new Date(estimate.newest * DAY_MS).toISOString().slice(0, 10),
    comparables: shown.map(shownSale),
    ...licenceOf(shown),
  }
}

export type AreaModel = EstimateModel & { currency: Currency }
type KeptModel = { model: AreaModel | undefined; until: number }
const kept = new WeakMap<Database, Map<string, KeptModel>>()
const DAY_MS = 86_400_000
const KEEP_MS = 60_000
const MAX_KEPT = 50

/** Returns the model of a postcode area, cached for a minute, because loading it takes most of an estimate's time. */
async function keptModel(db: Database, area: string): Promise<AreaModel | undefined> {
  const models = kept.get(db) ?? new Map<string, KeptModel>()
  kept.set(db, models)
  const known = models.get(area)
  if (known && known.until > performance.now()) return known.model
  const model = ((await modelOf(db, area)) ?? undefined) as AreaModel | undefined // stored by this version
  const [oldest] = models.keys()
  if (models.size >= MAX_KEPT && oldest !== undefined) models.delete(oldest)
  models.set(area, { model, until: performance.now() + KEEP_MS })
  return model
}
