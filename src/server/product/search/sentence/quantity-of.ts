import { MAX_AREA, MAX_ROOMS } from '#contract/fact-options'
import { isYear } from '#contract/filter-schemas'
import { MAX_PICTURES } from '#contract/property-facts'
import type { Amount, Range } from './amounts.ts'
import type { Comparison } from './comparisons.ts'
import type { Kind, Quantity } from './quantity.ts'

export const YEARS_OF_DECADE = 10

const STEPS: Partial<Record<Kind, number>> = { beds: 1, baths: 0.5, year: 1, pictures: 1 }

export function quantityOf(kind: Kind, { low, high }: Range, comparison: Comparison | undefined): Quantity | undefined {
  const step = STEPS[kind] ?? 0
  if (high?.isDecade) return { kind, least: low.value, most: high.value + YEARS_OF_DECADE - 1, isBare: false }
  if (low.isDecade) return { kind, ...decade(low, comparison), isBare: false }
  if (high) return { kind, least: low.value, most: high.value, isBare: false }
  const isBare = comparison === undefined
  const { value } = low
  switch (comparison) {
    case 'least':
      return { kind, least: value, isBare }
    case 'above':
      return { kind, least: value + step, isBare }
    case 'most':
      return { kind, most: value, isBare }
    case 'below':
      return { kind, most: value - step, isBare }
    case 'between':
      return undefined
    case 'only':
      return step > 0 ? { kind, least: value, most: value, isBare } : undefined
    case 'exact':
      return { kind, least: value, most: value, isBare }
    default:
      if (kind === 'price' || kind === 'perArea') return undefined
      return kind === 'year' ? { kind, least: value, most: value, isBare } : { kind, least: value, isBare }
  }
}

function decade({ value }: Amount, comparison: Comparison | undefined): { least?: number; most?: number } {
  const end = value + YEARS_OF_DECADE - 1
  if (comparison === 'least') return { least: value }
  if (comparison === 'above') return { least: end + 1 }
  if (comparison === 'most') return { most: end }
  return comparison === 'below' ? { most: value - 1 } : { least: value, most: end }
}

export function isPossible({ kind, least = 0, most = Number.POSITIVE_INFINITY }: Quantity): boolean {
  const given = [least, most].filter((value) => Number.isFinite(value) && value !== 0)
  if (least > most || least < 0 || most < 0) return false
  const isCount = (max: number, step: number) => given.every((value) => value <= max && Number.isInteger(value / step))
  if (kind === 'beds') return isCount(MAX_ROOMS, 1)
  if (kind === 'baths') return isCount(MAX_ROOMS, 0.5)
  if (kind === 'pictures') return least >= 1 && isCount(MAX_PICTURES + 1, 1)
  if (kind === 'year') return given.every(isYear)
  return kind === 'area' || kind === 'plot' ? given.every((value) => value <= MAX_AREA) : true
}
