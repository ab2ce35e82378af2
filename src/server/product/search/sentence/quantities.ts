import { type Amount, type Range, rangeAt } from './amounts.ts'
import { converted, unitOf } from './area-units.ts'
import {
  areaNouns,
  before,
  behind,
  behindPrice,
  type Comparison,
  type Noun,
  plotNouns,
  ROOM_WORDS,
  type Unit,
  units,
} from './comparisons.ts'
import { type Found, phraseAt } from './phrases.ts'
import type { Kind, Quantity } from './quantity.ts'
import { type Head, headAt } from './quantity-head.ts'
import { isPossible, quantityOf, YEARS_OF_DECADE } from './quantity-of.ts'
import { endsPart } from './reader.ts'
import type { Token } from './tokens.ts'
import { types } from './vocabulary.ts'

type Read = { quantity: Quantity; next: number }

/** Reads a quantity with its comparison, such as "under 500k" or "3 or more bedrooms"; undefined if none is here. */
export function quantityAt(tokens: Token[], at: number, sign: string): Read | undefined {
  const head = headAt(tokens, at)
  const range = rangeAt(tokens, head.next, head.comparison === 'between')
  if (!range) return undefined
  const { low, high, isOr } = range.read
  if ([low, high].some((amount) => amount?.currency && amount.currency !== sign)) return undefined
  const early = head.comparison ? undefined : earlyAt(tokens, range.next)
  const isRooms = head.noun === 'beds' || head.noun === 'baths'
  const measured = isRooms ? { isPer: false, next: range.next } : measureAt(tokens, early?.next ?? range.next)
  const { unit } = measured
  const perUnit = perUnits[head.noun as keyof typeof perUnits]
  const kind = perUnit
    ? unit === undefined && 'perArea'
    : kindOf(
        withLimitBehind(tokens, {
          ...head,
          ...measured,
          isPlot: measured.isPlot || tokens[at - 1]?.low === 'on',
          range: range.read,
        }),
      )
  if (!kind || (isOr && high && !isOneRange(kind, range.read))) return undefined
  const after = early || low.hasPlus ? undefined : behindAt(tokens, { at: measured.next, kind, head })
  const isShort = kind === 'price' && isShortPrice(range.read)
  if (isShort && !endsPart(tokens, after?.next ?? measured.next)) return undefined
  const comparisonBehind = (early ?? after)?.meaning
  const comparison =
    (low.hasPlus ? 'least' : comparisonBehind === 'only' && head.comparison ? undefined : comparisonBehind) ??
    head.comparison ??
    (head.noun === 'budget' ? 'most' : undefined)
  const found = quantityOf(kind, isShort ? inThousands(range.read) : range.read, comparison)
  if (!found || !isPossible(found)) return undefined
  const areaUnit = perUnit ?? unitOf(unit)
  return {
    quantity: { ...found, ...converted(found, unit), ...(areaUnit && { unit: areaUnit }), ...(isShort && { isShort }) },
    next:
      kind === 'year' && !head.noun
        ? behindBuilt(tokens, after?.next ?? measured.next)
        : (after?.next ?? measured.next),
  }
}

const OF_YEARS = /^(newer|later|older|earlier|onwards?)$/

/** Adds what stands behind the number: "275,000 or less" is a limit, "2010 or newer" of a year. */
function withLimitBehind(tokens: Token[], measured: Measured): Measured {
  const { noun, next, range } = measured
  const limit = phraseAt(behind, tokens, next)
  const isYear = limit && !noun && !range.high && isBuilt(range.low) && OF_YEARS.test(tokens[limit.next - 1]?.low ?? '')
  return {
    ...measured,
    ...(isYear && { noun: 'year' as const }),
    isLimited: limit !== undefined && limit.meaning !== 'only',
  }
}

/** Skips the "built" of "between 1900 and 1930 built". */
const behindBuilt = (tokens: Token[], at: number): number =>
  /^(built|build|constructed)$/.test(tokens[at]?.low ?? '') ? at + 1 : at

/** Returns true for "2 or 3" rooms and "1920s or 1930s", but not for "300k or 500k". */
const isOneRange = (kind: Kind, { low, high }: Range): boolean =>
  kind === 'beds' || kind === 'baths' || (low.isDecade === true && high?.value === low.value + YEARS_OF_DECADE)

const perUnits: Partial<Record<Noun, 'ft2' | 'm2'>> = { perFt2: 'ft2', perM2: 'm2' }

/** Reads the "or more" of "3 or more bedrooms". */
function earlyAt(tokens: Token[], at: number): Found<Comparison> | undefined {
  const early = phraseAt(behind, tokens, at)
  return early && phraseAt(units, tokens, early.next) ? early : plusAt(tokens, at)
}

/**
 * Reads a comparison behind a quantity. In "minimum 3 beds maximum 5", "max price 500000 min beds 3" and "3 beds max
 * 200k", it belongs to what follows.
 */
function behindAt(
  tokens: Token[],
  { at, kind, head }: { at: number; kind: Kind; head: Head },
): Found<Comparison> | undefined {
  const after = (kind === 'price' ? phraseAt(behindPrice, tokens, at) : undefined) ?? phraseAt(behind, tokens, at)
  if (!after) return plusAt(tokens, at)
  const isOfNext =
    after.meaning !== 'exact' &&
    after.meaning !== 'only' &&
    before.has(tokens[at]?.low ?? '') &&
    rangeAt(tokens, after.next, false) !== undefined
  if (isOfNext && kind !== 'price') return undefined
  return head.comparison && !endsPart(tokens, after.next) ? undefined : after
}

/** Reads the sign of "3 beds+", but not of "3 beds + garage". */
function plusAt(tokens: Token[], at: number): Found<Comparison> | undefined {
  const [sign, before] = [tokens[at], tokens[at - 1]]
  const isGlued = sign?.low === '+' && (sign.start === before?.end || endsPart(tokens, at + 1))
  const isPlus = isGlued || (sign?.low === 'plus' && endsPart(tokens, at + 1))
  return isPlus ? { meaning: 'least', next: at + 1 } : undefined
}

type Measure = { unit?: Unit; isPer: boolean; isPlot?: boolean; next: number }

function measureAt(tokens: Token[], at: number): Measure {
  const low = tokens[at]?.low ?? ''
  if (low === 'psf') return { unit: 'ft2', isPer: true, next: at + 1 }
  const isPer = /^(per|\/|a)$/.test(low)
  const unit = phraseAt(units, tokens, isPer || low === '-' ? at + 1 : at) ?? roomsAt(tokens, at)
  const isOfAreas = unit && unit.meaning !== 'beds' && unit.meaning !== 'baths' && unit.meaning !== 'pictures'
  if (!unit || (isPer && unit.meaning !== 'ft2' && unit.meaning !== 'm2')) return { isPer: false, next: at }
  const plot = isOfAreas && !isPer ? phraseAt(plotNouns, tokens, unit.next) : undefined
  const isLand = plot !== undefined && phraseAt(types, tokens, unit.next) !== undefined
  const isOfLand = tokens[unit.next]?.low === 'of' && tokens[unit.next + 1]?.low === 'land'
  const isPlot = plot !== undefined || isOfLand
  const area = isOfAreas && !plot ? phraseAt(areaNouns, tokens, unit.next) : undefined
  return { unit: unit.meaning, isPer, isPlot, next: plot && !isLand ? plot.next : (area?.next ?? unit.next) }
}

function roomsAt(tokens: Token[], at: number): Found<Unit> | undefined {
  let next = at
  while (ROOM_WORDS.test(tokens[next]?.low ?? '') || (next > at && tokens[next]?.low === '-')) next++
  const unit = next > at ? phraseAt(units, tokens, next) : undefined
  return unit?.meaning === 'beds' || unit?.meaning === 'baths' ? unit : undefined
}

type Measured = Head & Measure & { range: Range; isLimited?: boolean }

const MIN_PLAIN_PRICE = 10_000

function kindOf({ noun, comparison, unit, isPer, isPlot, range, isLimited }: Measured): Kind | undefined {
  const { low, high } = range
  const isMoney = [low, high].some((amount) => amount && (amount.factor > 1 || amount.currency))
  if (noun === 'beds' || noun === 'baths') return isMoney ? undefined : noun
  if (isPer) return 'perArea'
  if (isLength(low) || (high && isLength(high))) return undefined
  const isCurrency = [low, high].some((amount) => amount?.currency)
  if (unit && isCurrency) return undefined
  if (unit === 'beds' || unit === 'baths' || unit === 'pictures') return isMoney || noun ? undefined : unit
  if (unit === 'acre' || unit === 'ha' || unit === 'yd2') return 'plot'
  if (unit) return noun === 'plot' || isPlot ? 'plot' : 'area'
  if (low.isSpoken && noun !== 'year') return undefined
  if (low.isDecade || noun === 'year') return isCurrency || low.factor > 1000 ? undefined : 'year'
  if (noun === 'plot' || noun === 'area') return undefined
  if (high && /^(between|least)$/.test(comparison ?? '') && isBuilt(low) && isBuilt(high)) return 'year'
  const isPrice = isMoney || [low, high].every((amount) => !amount || amount.value >= MIN_PLAIN_PRICE)
  const isLimit = comparison !== undefined || high !== undefined || noun === 'budget' || low.hasPlus || isLimited
  if (isPrice) return isLimit || isMoney ? 'price' : undefined
  const isBelow = comparison === 'most' || comparison === 'below' || comparison === 'between'
  return isShortPrice(range) && (isBelow || noun) ? 'price' : undefined
}

/** Returns true for numbers that between "from" and "to" are years rather than anything else. */
const isBuilt = ({ value, factor, currency }: Amount): boolean =>
  factor === 1 && !currency && Number.isInteger(value) && value >= MIN_YEAR_ALONE && value <= MAX_YEAR_ALONE

const MIN_YEAR_ALONE = 1700
const MAX_YEAR_ALONE = 2040

/** Returns true for amounts that may be thousands left out, as in "3 bed semi max 400". */
const isShortPrice = ({ low, high }: Range): boolean =>
  [low, high].every(
    (amount) => !amount || (amount.factor === 1 && !amount.currency && amount.value >= 50 && amount.value < 1000),
  )

const inThousands = ({ low, high, ...others }: Range): Range => {
  const times = (amount: Amount) => ({ ...amount, value: amount.value * 1000 })
  return { ...others, low: times(low), ...(high && { high: times(high) }) }
}

/** Returns true for the "500m" of "500m from the beach", which is no price. */
const isLength = ({ value, factor }: Amount): boolean => factor === 1e6 && value >= MAX_PRICE_IN_MILLIONS * factor

const MAX_PRICE_IN_MILLIONS = 100
