import { MAX_AGE_DAYS, type PastSale } from 'price-estimate'
import { accuracyLine, errorLine, estimateHeldOut } from 'price-estimate/holdout'
import { baselines } from './baselines.ts'

const PERIODS_AHEAD = 3
const MIN_YEARS = 2

const yearOf = ({ sale }: PastSale): string => sale.soldOn.slice(0, 4)
const quarterOf = (sale: PastSale): string => `${yearOf(sale)} Q${Math.ceil(Number(sale.sale.soldOn.slice(5, 7)) / 3)}`

export function baselinesFrom(known: PastSale[]): (sales: PastSale[], label?: string) => string[] {
  const learnt = baselines.map(({ name, learn }) => ({ name, predict: learn(known) }))
  return (sales, label = '') =>
    learnt.map(({ name, predict }) => {
      const predictions = sales.map(({ facts, day, price }) => ({ price, predicted: predict(facts, day) }))
      return errorLine(`${label}${name}`, predictions)
    })
}

/**
 * Trains on the sales up to each year and tests on the next three years, yielding a line for each; by quarters if all
 * sales are from one year.
 */
export async function* triedByPeriod(sales: PastSale[]): AsyncGenerator<string> {
  const isByYear = new Set(sales.map(yearOf)).size >= MIN_YEARS
  const periodOf = isByYear ? yearOf : quarterOf
  const periods = [...new Set(sales.map(periodOf))].sort()
  yield isByYear
    ? 'learnt to each year, tried on the next three'
    : 'all sales are of one year: learnt to each quarter, tried on the next three'
  for (const [at, last] of periods.slice(0, -1).entries()) {
    const before = sales.filter((sale) => periodOf(sale) <= last)
    const newest = before.reduce((day, sale) => Math.max(day, sale.day), 0)
    const known = before.filter(({ day }) => day > newest - MAX_AGE_DAYS)
    const next = periods.slice(at + 1, at + 1 + PERIODS_AHEAD)
    const estimates = await estimateHeldOut({ known, heldOut: sales.filter((sale) => next.includes(periodOf(sale))) })
    const simpler = baselinesFrom(known)
    for (const period of next) {
      const own = estimates.filter(({ sale }) => periodOf(sale) === period)
      const estimated = own.flatMap(({ sale, estimate }) => (estimate ? [sale] : []))
      const silent = own.length - estimated.length
      yield `${accuracyLine(`to ${last}, tried on ${period}`, own)}, without an estimate ${silent} of ${own.length}`
      if (estimated.length > 0) yield* simpler(estimated, '  ')
    }
  }
}
