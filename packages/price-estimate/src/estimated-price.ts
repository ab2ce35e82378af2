import { type EstimateModel, estimateBy } from './estimate-model.ts'
import { intervalOf } from './interval.ts'
import type { HomeFacts, PastSale, Sale } from './past-sale.ts'
import { yearlyDrift } from './price-level.ts'

/**
 * The limit of an interval's distance from the middle, as a fraction; with a wider interval, the estimate is not shown.
 */
const MAX_DISTANCE = 0.4
/** The maximum age in days of the newest sale that an estimate rests on: older ones say too little about today's prices. */
export const MAX_NEWEST_DAYS = 730
const DAYS_OF_YEAR = 365.25

/**
 * An estimate in whole units of currency. `isWide`: the interval is too wide for the estimate to be shown. `newest`:
 * the day of the newest sale that it rests on, in days since 1970; lighter comparables may be newer.
 */
export type EstimatedPrice<Source extends Sale = Sale> = {
  low: number
  middle: number
  high: number
  errorPercent: number
  isWide: boolean
  newest: number
  comparables: PastSale<Source>[]
}

/**
 * Estimates the price of a home on a day, with an interval that grows with the age of the newest sale it rests
 * on; returns undefined for a kind of home with too few sales, or if all that it rests on is older than two years.
 */
export function estimatedPrice<Source extends Sale>(
  { level, newest: newestLearnt, intervals }: EstimateModel,
  home: HomeFacts,
  day: number,
  candidates: PastSale<Source>[],
): EstimatedPrice<Source> | undefined {
  const ofKind = home.kind === 'house' ? intervals.formless : intervals.known
  const estimate = estimateBy(level, home, day, candidates)
  const { newest } = estimate
  if (day - newest > MAX_NEWEST_DAYS) return undefined // also without any
  const years = Math.max(day - Math.min(newest, newestLearnt), 0) / DAYS_OF_YEAR
  const distance = ofKind && intervalOf(ofKind, estimate, years * yearlyDrift(level))
  if (!distance) return undefined
  const exact = Math.exp(estimate.middle)
  const step = 10 ** Math.max(Math.floor(Math.log10(exact)) - 2, 0)
  const [low, middle, high] = [
    Math.floor((exact * Math.exp(distance.low)) / step) * step,
    Math.round(exact / step) * step,
    Math.ceil((exact * Math.exp(distance.high)) / step) * step,
  ]
  return {
    low,
    middle,
    high,
    errorPercent: Math.round((Math.exp(distance.error) - 1) * 1000) / 10,
    isWide: low < middle * (1 - MAX_DISTANCE) || high > middle * (1 + MAX_DISTANCE),
    newest,
    comparables: estimate.comparables,
  }
}
