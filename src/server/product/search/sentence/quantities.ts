import { M2_PER_FT2 } from '#contract/area'
import { MAX_AREA, MAX_ROOMS } from '#contract/fact-options'
import { isYear } from '#contract/filter-schemas'
import { MAX_PICTURES } from '#contract/property-facts'
import type { PropertyFilters } from '#contract/property-search'
import { type Amount, type Range, rangeAt } from './amounts.ts'
import {
  before,
  beforeYear,
  behind,
  type Comparison,
  type Noun,
  nouns,
  ofYears,
  roomNouns,
  type Unit,
  units,
} from './comparisons.ts'
import { type Found, phraseAt } from './phrases.ts'
import type { Token } from './tokens.ts'

type Kind = 'price' | 'perArea' | 'beds' | 'baths' | 'area' | 'plot' | 'year' | 'pictures'
/** Limits of one filter. `isBare`: a number without a comparison. */
export type Quantity = { kind: Kind; least?: number; most?: number; unit?: 'ft2' | 'm2'; isBare: boolean }

export const fieldsOf = {
  price: ['minPrice', 'maxPrice'],
  perArea: ['minPerArea', 'maxPerArea'],
  beds: ['beds', 'maxBeds'],
  baths: ['baths', 'maxBaths'],
  area: ['area', 'maxArea'],
  plot: ['plot', 'maxPlot'],
  year: ['minYear', 'maxYear'],
  pictures: ['pictures', undefined],
} as const satisfies Record<Kind, readonly [keyof PropertyFilters, keyof PropertyFilters | undefined]>

type Read = { quantity: Quantity; next: number }

/** Reads a quantity with its comparison, such as "under 500k" or "3 or more bedrooms"; undefined if none is here. */
export function quantityAt(tokens: Token[], at: number, sign: string): Read | undefined {
  const head = headAt(tokens, at)
  const range = rangeAt(tokens, head.next, head.comparison === 'between')
  if (!range) return undefined
  const { low, high } = range.read
  if ([low, high].some((amount) => amount?.currency && amount.currency !== sign)) return undefined
  const early = phraseAt(behind, tokens, range.next)
  const isEarly =
    early !== undefined && head.comparison === undefined && phraseAt(units, tokens, early.next) !== undefined // "3 or more bedrooms"
  const isRooms = head.noun === 'beds' || head.noun === 'baths'
  const measured = isRooms ? { isPer: false, next: range.next } : measureAt(tokens, isEarly ? early.next : range.next)
  const isEnd = measured.unit === undefined && head.comparison !== undefined
  const after = behindAt(tokens, measured.next, head.comparison)
  const withEarly = isEarly ? early.meaning : undefined
  const comparison = (low.hasPlus ? 'least' : withEarly) ?? (isEnd ? undefined : after?.meaning)
  const perUnit = perUnits[head.noun as keyof typeof perUnits]
  const kind = perUnit
    ? measured.unit === undefined && 'perArea'
    : kindOf({ ...head, unit: measured.unit, isPer: measured.isPer, range: range.read })
  if (!kind || (range.read.isOr && high && kind !== 'beds' && kind !== 'baths')) return undefined
  const isAfter = comparison !== undefined && !low.hasPlus && !isEarly
  const found = quantityOf(
    kind,
    range.read,
    comparison ?? head.comparison ?? (head.noun === 'budget' ? 'most' : undefined),
  )
  const unit = perUnit ?? unitOf(measured.unit)
  if (!found || !isPossible(found)) return undefined
  return {
    quantity: { ...found, ...converted(found, measured.unit), ...(unit && { unit }) },
    next: isAfter && after ? after.next : measured.next,
  }
}

const perUnits: Partial<Record<Noun, 'ft2' | 'm2'>> = { perFt2: 'ft2', perM2: 'm2' }

/** In "minimum 3 beds maximum 5" and "max price 500000 min beds 3", the second comparison belongs to what follows. */
function behindAt(tokens: Token[], at: number, comparison: Comparison | undefined): Found<Comparison> | undefined {
  const after = phraseAt(behind, tokens, at)
  return comparison && (tokens[after?.next ?? 0]?.kind ?? 'stop') !== 'stop' ? undefined : after
}

type Head = { noun?: Noun; comparison?: Comparison; next: number }

function headAt(tokens: Token[], at: number): Head {
  const head: Head = { next: at }
  for (let step = 0; step < 4; step++) {
    const named = head.comparison
      ? (phraseAt(roomNouns, tokens, head.next) ?? phraseAt(nouns, tokens, head.next))
      : phraseAt(nouns, tokens, head.next)
    const noun = head.noun ? undefined : named
    const years = head.comparison || head.noun ? undefined : phraseAt(ofYears, tokens, head.next)
    const comparison = head.comparison
      ? undefined
      : (years ??
        phraseAt(before, tokens, head.next) ??
        (head.noun === 'year' ? phraseAt(beforeYear, tokens, head.next) : undefined))
    if (noun) Object.assign(head, { noun: noun.meaning, next: noun.next })
    else if (comparison) Object.assign(head, { comparison: comparison.meaning, next: comparison.next })
    else if (head.next > at && /^(of|is|at|in|the|-|:)$/.test(tokens[head.next]?.low ?? '')) head.next++
    else break
    if (years) head.noun = 'year'
  }
  return head
}

function measureAt(tokens: Token[], at: number): { unit?: Unit; isPer: boolean; next: number } {
  const isPer = /^(per|\/|a)$/.test(tokens[at]?.low ?? '')
  const from = isPer || tokens[at]?.low === '-' ? at + 1 : at
  const unit = phraseAt(units, tokens, from)
  if (!unit || (isPer && unit.meaning !== 'ft2' && unit.meaning !== 'm2')) return { isPer: false, next: at }
  return { unit: unit.meaning, isPer, next: unit.next }
}

type Measured = Head & { unit: Unit | undefined; isPer: boolean; range: Range }

const MIN_PLAIN_PRICE = 10_000

function kindOf({ noun, comparison, unit, isPer, range: { low, high } }: Measured): Kind | undefined {
  const isMoney = [low, high].some((amount) => amount && (amount.factor > 1 || amount.currency))
  if (noun === 'beds' || noun === 'baths') return isMoney ? undefined : noun
  if (isPer) return comparison || high || low.currency || noun ? 'perArea' : 'perArea'
  if (unit && isMoney) return undefined
  if (unit === 'beds' || unit === 'baths' || unit === 'pictures') return unit
  if (unit === 'acre' || unit === 'ha' || unit === 'yd2') return 'plot'
  if (unit) return noun === 'plot' ? 'plot' : 'area'
  if (low.isDecade || noun === 'year') return isMoney ? undefined : 'year'
  if (noun === 'plot' || noun === 'area') return undefined
  const isPrice = isMoney || [low, high].every((amount) => !amount || amount.value >= MIN_PLAIN_PRICE)
  const isLimit = comparison !== undefined || high !== undefined || noun === 'budget' || low.hasPlus
  return isPrice && (isLimit || isMoney) ? 'price' : undefined
}

const STEPS: Partial<Record<Kind, number>> = { beds: 1, baths: 0.5, year: 1, pictures: 1 }

function quantityOf(kind: Kind, { low, high }: Range, comparison: Comparison | undefined): Quantity | undefined {
  const step = STEPS[kind] ?? 0
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
    case 'exact':
      return { kind, least: value, most: value, isBare }
    default:
      if (kind === 'price' || kind === 'perArea') return undefined
      return kind === 'year' ? { kind, least: value, most: value, isBare } : { kind, least: value, isBare }
  }
}

function decade({ value }: Amount, comparison: Comparison | undefined): { least?: number; most?: number } {
  const end = value + 9
  if (comparison === 'least') return { least: value }
  if (comparison === 'above') return { least: end + 1 }
  if (comparison === 'most') return { most: end }
  return comparison === 'below' ? { most: value - 1 } : { least: value, most: end }
}

function isPossible({ kind, least = 0, most = Number.POSITIVE_INFINITY }: Quantity): boolean {
  const given = [least, most].filter((value) => Number.isFinite(value) && value !== 0)
  if (least > most || least < 0 || most < 0) return false
  const isCount = (max: number, step: number) => given.every((value) => value <= max && Number.isInteger(value / step))
  if (kind === 'beds') return isCount(MAX_ROOMS, 1)
  if (kind === 'baths') return isCount(MAX_ROOMS, 0.5)
  if (kind === 'pictures') return least >= 1 && isCount(MAX_PICTURES + 1, 1)
  if (kind === 'year') return given.every(isYear)
  return kind === 'area' || kind === 'plot' ? given.every((value) => value <= MAX_AREA) : true
}

const FT2_PER_ACRE = 43_560
const M2_PER_HECTARE = 10_000
const FT2_PER_YD2 = 9
const unitOf = (unit: Unit | undefined): 'ft2' | 'm2' | undefined =>
  unit === 'acre' || unit === 'yd2' || unit === 'ft2' ? 'ft2' : unit === 'ha' || unit === 'm2' ? 'm2' : undefined

const FACTORS: Partial<Record<Unit, number>> = { acre: FT2_PER_ACRE, yd2: FT2_PER_YD2, ha: M2_PER_HECTARE }

function converted({ least, most }: Quantity, unit: Unit | undefined): { least?: number; most?: number } {
  const factor = unit ? (FACTORS[unit] ?? 1) : 1
  return { ...(least !== undefined && { least: least * factor }), ...(most !== undefined && { most: most * factor }) }
}

export function inUnit(quantity: Quantity, unit: 'ft2' | 'm2'): Quantity {
  if (!quantity.unit || quantity.unit === unit) return quantity
  const toM2 = quantity.kind === 'perArea' ? 1 / M2_PER_FT2 : M2_PER_FT2
  const factor = unit === 'm2' ? toM2 : 1 / toM2
  const { least, most } = quantity
  const round = (value: number) => Math.round(value * factor * 100) / 100
  return {
    ...quantity,
    unit,
    ...(least !== undefined && { least: round(least) }),
    ...(most !== undefined && { most: round(most) }),
  }
}
