import type { HomeFacts, PastSale } from './past-sale.ts'

/**
 * An additive model of the price level: a log price is the sum of the effects of a home's features. A feature with few
 * sales has less effect.
 */
export type PriceLevel = { base: number; effects: Record<string, number>; trend: Trend }
type Trend = { from: number; by: number[] }

const shrinkage = {
  kind: 3,
  form: 15,
  word: 10,
  named: 15,
  district: 5,
  districtKind: 8,
  sector: 6,
  sectorKind: 8,
  locality: 6,
  localityKind: 10,
} as const
const TREND_SHRINKAGE = 60
type Factor = keyof typeof shrinkage
const factors = Object.keys(shrinkage) as Factor[] // the keys of the object above
const ROUNDS = 10
/** The limit beyond which residuals are clipped: many recorded prices are not market prices. */
const MAX_PULL = 0.4
const QUARTERS_OF_YEAR = 4
const DAYS_OF_QUARTER = 365.25 / QUARTERS_OF_YEAR
const MOMENTUM = 0.5
/**
 * The yearly drift assumed without enough data: the root mean square of the yearly changes of British prices (as
 * logarithms) since 1993. `LEAST_DRIFT` is the lower limit.
 */
const USUAL_DRIFT = 0.085
const LEAST_DRIFT = 0.03

const keyOf: Record<Factor, (facts: HomeFacts) => string | undefined> = {
  kind: ({ kind }) => kind,
  form: ({ kind, isNew, tenure }) => `${kind} ${isNew} ${tenure}`,
  word: ({ street }) => (street ? street.split(' ').at(-1) : undefined),
  named: ({ house, kind }) => (house ? `${kind} ${/\d/.test(house)}` : undefined),
  district: ({ district }) => district,
  districtKind: ({ district, kind }) => `${district} ${kind}`,
  sector: ({ sector }) => sector,
  sectorKind: ({ sector, kind }) => `${sector} ${kind}`,
  locality: ({ locality }) => locality || undefined,
  localityKind: ({ locality, kind }) => (locality ? `${locality} ${kind}` : undefined),
}

export function levelOf({ base, effects, trend }: PriceLevel, facts: HomeFacts, day: number): number {
  let level = base + trendAt(trend, day)
  for (const factor of factors) level += effects[`${factor} ${keyOf[factor](facts)}`] ?? 0
  return level
}

const quarterOf = (day: number): number => Math.floor(day / DAYS_OF_QUARTER)

/** Returns the trend on a day. After the last known quarter, it continues at half of last year's pace. */
function trendAt({ from, by }: Trend, day: number): number {
  const last = by.length - 1
  const at = day / DAYS_OF_QUARTER - from
  const [lastChange = 0] = yearlyChanges(by)
  const years = Math.max(at - by.length, 0) / QUARTERS_OF_YEAR
  return (by[Math.min(Math.max(Math.floor(at), 0), last)] ?? 0) + MOMENTUM * lastChange * years
}

const yearlyChanges = (by: number[]): number[] =>
  by
    .slice(QUARTERS_OF_YEAR)
    .map((level, at) => level - (by[at] ?? 0))
    .reverse()

/**
 * Returns the expected drift of prices in a year after the last known sale, as a standard deviation of logarithms: the
 * root mean square of the known yearly changes, or `USUAL_DRIFT` with fewer than four. Tested on British prices since
 * 1953: with five years of changes, 80 % of the errors of `trendAt` 1 to 8 quarters ahead are within 1.3 times this
 * drift times the years.
 */
export function yearlyDrift({ trend: { by } }: PriceLevel): number {
  const changes = yearlyChanges(by)
  if (changes.length < QUARTERS_OF_YEAR) return USUAL_DRIFT
  return Math.max(Math.sqrt(changes.reduce((sum, change) => sum + change ** 2, 0) / changes.length), LEAST_DRIFT)
}

export function learnLevel(sales: PastSale[]): PriceLevel {
  const base = medianOf(sales.map(({ price }) => price))
  const rest = Float64Array.from(sales, ({ price }) => price - base)
  const columns = factors.map((factor) => columnOf(factor, sales))
  const quarters = sales.map(({ day }) => quarterOf(day))
  const from = quarters.reduce((least, quarter) => Math.min(least, quarter), Number.POSITIVE_INFINITY)
  const last = quarters.reduce((most, quarter) => Math.max(most, quarter), from)
  const trend = {
    ids: Int32Array.from(quarters, (quarter) => quarter - from),
    values: new Float64Array(last - from + 1),
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { factor, ...column } of columns) fitColumn(column, rest, () => 0, shrinkage[factor])
    fitColumn(trend, rest, (quarter) => trend.values[quarter - 1] ?? 0, TREND_SHRINKAGE)
  }
  const effects = columns.flatMap(({ factor, keys, values }) =>
    [...keys].map(([key, id]) => [`${factor} ${key}`, rounded(values[id] ?? 0)] as const),
  )
  return { base, effects: Object.fromEntries(effects), trend: { from, by: Array.from(trend.values, rounded) } }
}

/** A categorical feature. `ids`: the index of each sale's value, -1 without one. `values`: the effect of each value. */
type Column = { ids: Int32Array; values: Float64Array }

function columnOf(factor: Factor, sales: PastSale[]): Column & { factor: Factor; keys: Map<string, number> } {
  const keys = new Map<string, number>()
  const ids = Int32Array.from(sales, ({ facts }) => {
    const key = keyOf[factor](facts)
    if (key === undefined) return -1
    const id = keys.get(key) ?? keys.size
    keys.set(key, id)
    return id
  })
  return { factor, keys, ids, values: new Float64Array(keys.size) }
}

function fitColumn(
  { ids, values }: Column,
  rest: Float64Array,
  target: (id: number) => number,
  shrinkage: number,
): void {
  const sums = new Float64Array(values.length)
  const counts = new Float64Array(values.length)
  for (const [at, id] of ids.entries()) {
    if (id < 0) continue
    const left = rest[at] ?? 0
    const weight = 1 / Math.max(1, Math.abs(left) / MAX_PULL)
    const whole = left + (values[id] ?? 0)
    rest[at] = whole
    sums[id] = (sums[id] ?? 0) + weight * whole
    counts[id] = (counts[id] ?? 0) + weight
  }
  for (const id of values.keys())
    values[id] = ((sums[id] ?? 0) + shrinkage * target(id)) / ((counts[id] ?? 0) + shrinkage)
  for (const [at, id] of ids.entries()) if (id >= 0) rest[at] = (rest[at] ?? 0) - (values[id] ?? 0)
}

const rounded = (effect: number): number => Math.round(effect * 10_000) / 10_000

function medianOf(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
