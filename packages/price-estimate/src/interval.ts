import { setImmediate as turn } from 'node:timers/promises'
import { CholeskyDecomposition, Matrix } from 'ml-matrix'
import { KINDS, type Kind } from './past-sale.ts'

/** The predictors of an estimate's error. `middle`: the logarithm of the estimated price. */
export type Uncertainty = { kind: Kind; isNew: boolean; middle: number; variance: number; spread: number }
/** An estimate of a home whose price is known. `error`: its log price minus the middle. */
export type Trial = Uncertainty & { error: number }

/**
 * The distribution of errors, learnt from trials (conformal prediction). `scale` predicts the width of an interval;
 * `low` and `high` are its ends in multiples of that width. Expensive homes are underestimated and cheap ones
 * overestimated: `tilt` and `widening` shift and widen the intervals at both ends of the market.
 */
export type Intervals = {
  kinds: Kind[]
  /** True if there are enough trials of new homes for intervals of their own; otherwise new homes get no estimate. */
  hasNew: boolean
  market: { middle: number; width: number }
  scale: number[]
  tilt: number
  widening: number
  low: number
  high: number
  error: number
}

export const PERCENT_THAT_HOLD = 80
const MIN_OF_KIND = 30
/**
 * Quantiles of the normal distribution: 80 % of it lies within 1.2816 standard deviations, and half of it within
 * 0.6745.
 */
const SIGMAS_THAT_HOLD = 1.2816
const SIGMAS_OF_HALF = 0.6745
const TAIL = (1 - PERCENT_THAT_HOLD / 100) / 2
const MAX_POSITION = 1.5
/** A lower limit that keeps an error near 0 by chance from counting as high accuracy. */
const SMALLEST_ERROR = 0.03
const TILTS = Array.from({ length: 16 }, (_, step) => step / 10)
const WIDENINGS = Array.from({ length: 9 }, (_, step) => step / 10)

/**
 * Returns the ends of the interval around an estimate and its median error, as differences of logarithms; undefined for
 * a kind, or for new homes, with too few trials. `drift`: the standard deviation of the price change since the newest
 * sale of the training data.
 */
export function intervalOf(intervals: Intervals, estimate: Uncertainty, drift = 0) {
  if (!intervals.kinds.includes(estimate.kind) || (estimate.isNew && !intervals.hasNew)) return undefined
  const { low, high, error, tilt } = intervals
  const scale = scaleOf(intervals, estimate)
  const shift = tilt * positionIn(intervals.market, estimate.middle)
  return {
    low: -Math.hypot(Math.min((low + shift) * scale, 0), SIGMAS_THAT_HOLD * drift),
    high: Math.hypot(Math.max((high + shift) * scale, 0), SIGMAS_THAT_HOLD * drift),
    error: Math.hypot(error * scale, SIGMAS_OF_HALF * drift),
  }
}

type Scale = Pick<Intervals, 'kinds' | 'market' | 'scale' | 'widening'>

function scaleOf({ kinds, market, scale, widening }: Scale, estimate: Uncertainty): number {
  const columns = columnsOf(kinds, market, estimate)
  const log = columns.reduce((sum, column, at) => sum + column * (scale[at] ?? 0), 0)
  return Math.exp(log) * (1 + widening * Math.abs(positionIn(market, estimate.middle)))
}

const positionIn = ({ middle, width }: Intervals['market'], price: number): number =>
  Math.min(Math.max((price - middle) / width, -MAX_POSITION), MAX_POSITION)

function columnsOf(kinds: Kind[], market: Intervals['market'], estimate: Uncertainty) {
  const { kind, isNew, middle, variance, spread } = estimate
  const position = positionIn(market, middle)
  const ofKind = kinds.map((one) => (one === kind ? 1 : 0))
  return [1, Math.log(variance) / 2, Math.log(spread + 0.003), position, Math.abs(position), isNew ? 1 : 0, ...ofKind]
}

/** Learns intervals from trials, yielding to the event loop; returns undefined with too few trials. */
export async function learnIntervals(trials: Trial[]): Promise<Intervals | undefined> {
  const kinds = KINDS.filter((kind) => trials.filter((trial) => trial.kind === kind).length >= MIN_OF_KIND)
  const ofKinds = trials.filter(({ kind }) => kinds.includes(kind))
  const hasNew = ofKinds.filter(({ isNew }) => isNew).length >= MIN_OF_KIND
  const known = hasNew ? ofKinds : ofKinds.filter(({ isNew }) => !isNew)
  if (kinds.length === 0 || known.length === 0) return undefined
  const middles = sorted(known.map(({ middle }) => middle))
  const width = Math.max(quantile(middles, 0.75) - quantile(middles, 0.25), 0.01)
  const market = { middle: quantile(middles, 0.5), width }
  const groups = groupsOf(known, kinds)
  const plain = { kinds, hasNew, market, scale: learnScale(known, kinds, market), widening: 0 }
  const points = known.map((trial) => ({
    error: trial.error / scaleOf(plain, trial),
    position: positionIn(market, trial.middle),
  }))
  let best: { intervals: Intervals; unevenness: number } | undefined
  for (const tilt of TILTS) {
    await turn()
    for (const widening of WIDENINGS) {
      const errors = points.map(({ error, position }) => error / (1 + widening * Math.abs(position)))
      const tilted = points.map(({ position }, at) => (errors[at] ?? 0) - tilt * position)
      const ends = endsOf(tilted)
      const unevenness = unevennessOf(tilted, ends, groups)
      const error = quantile(sorted(errors.map(Math.abs)), 0.5)
      if (!best || unevenness < best.unevenness)
        best = { intervals: { ...plain, tilt, widening, ...ends, error }, unevenness }
    }
  }
  return best?.intervals
}

function learnScale(trials: Trial[], kinds: Kind[], market: Intervals['market']): number[] {
  const columns = new Matrix(trials.map((trial) => columnsOf(kinds, market, trial)))
  const errors = Matrix.columnVector(trials.map(({ error }) => Math.log(Math.abs(error) + SMALLEST_ERROR)))
  const transposed = columns.transpose()
  const normal = transposed.mmul(columns)
  return new CholeskyDecomposition(normal.add(Matrix.eye(normal.rows))).solve(transposed.mmul(errors)).to1DArray()
}

type Ends = Pick<Intervals, 'low' | 'high'>

/**
 * Returns the quantiles that exclude a tenth of the errors on each side, minus 1 / (number + 1), a correction for small
 * samples.
 */
function endsOf(errors: number[]): Ends {
  const ascending = sorted(errors)
  const tail = Math.max(TAIL - 1 / (ascending.length + 1), 0)
  return { low: quantile(ascending, tail), high: quantile(ascending, 1 - tail) }
}

/**
 * Returns the groups whose coverage should equal the overall coverage: each kind, and each quartile of estimated and of
 * real prices, as indexes of trials. Not new homes, too few to tell an uneven coverage from chance, nor tenures, which go
 * with kinds.
 */
function groupsOf(trials: Trial[], kinds: Kind[]): number[][] {
  const places = [...trials.keys()]
  const quarters = (price: (trial: Trial) => number) => {
    const prices = trials.map(price)
    const ascending = sorted(prices)
    const bounds = [0, 0.25, 0.5, 0.75].map((share) => quantile(ascending, share))
    return bounds.map((bound, quarter) =>
      places.filter((at) => (prices[at] ?? 0) >= bound && (prices[at] ?? 0) < (bounds[quarter + 1] ?? Infinity)),
    )
  }
  return [
    ...kinds.map((kind) => places.filter((at) => trials[at]?.kind === kind)),
    ...quarters(({ middle }) => middle),
    ...quarters(({ middle, error }) => middle + error),
  ].filter((group) => group.length > 0)
}

function unevennessOf(errors: number[], { low, high }: Ends, groups: number[][]): number {
  const isHeld = errors.map((error) => error >= low && error <= high)
  const distances = groups.map((group) => {
    const share = group.filter((at) => isHeld[at]).length / group.length
    return Math.abs(share - PERCENT_THAT_HOLD / 100)
  })
  return Math.max(...distances)
}

const sorted = (numbers: number[]): number[] => [...Float64Array.from(numbers).sort()]

const quantile = (ascending: number[], share: number): number =>
  ascending[Math.min(Math.floor(share * ascending.length), ascending.length - 1)] ?? 0
