import { amountAt } from './amounts.ts'
import { before, behind, type Comparison } from './comparisons.ts'
import { isWithinNumber } from './number-words.ts'
import { phraseAt, phrasesOf } from './phrases.ts'
import { quantityAt } from './quantities.ts'
import { quantityOf } from './quantity-of.ts'
import { endsPart, JOINTS, keepUntil, type Reader } from './reader.ts'
import type { Token } from './tokens.ts'

export function readQuantity(reader: Reader, at: number): number | undefined {
  const { tokens, known, found } = reader
  if (isWithinNumber(tokens, at)) return undefined
  const read = quantityAt(tokens, at, known.currency)
  if (!read) return readSameRooms(reader, at) ?? readLimits(reader, at)
  const { quantity, next } = read
  if (quantity.kind === 'price' && isOfOtherCosts(tokens, at, next)) return keepUntil(reader, at, next)
  if (quantity.kind === 'area' && isOfPart(tokens, at, next)) return keepUntil(reader, at, next)
  if (quantity.isShort) found.setShortPrice(quantity, tokens.slice(at, next))
  else found.setQuantity(quantity)
  if (quantity.kind === 'beds' || quantity.kind === 'baths') reader.lastRooms = quantity.kind
  return next
}

const PARTS =
  /^(garden|gardens|yard|terrace|balcony|patio|kitchen|lounge|room|rooms|garage|basement|cellar|loft|workshop|office|studio|outbuildings?|annexe?|bedrooms?|barn|shed)$/

/** Returns true for the sizes of "a garden of 500 sq m" and "20 m2 terrace", which are not the home's. */
function isOfPart(tokens: Token[], at: number, next: number): boolean {
  const isBehind = tokens[at - 1]?.low === 'of' && PARTS.test(tokens[at - 2]?.low ?? '')
  return isBehind || PARTS.test(tokens[next]?.low ?? '')
}

const COSTS =
  /^(rent|rents|rental|fee|fees|charge|charges|hoa|hoas|corp|corporate|strata|tax|taxes|rates|mortgage|deposit|lease|bills|duty|dues|repayments?|income|salary|costs?)$/
const PERIODS = /^(month|mo|mth|monthly|pcm|pw|ppw|pm|week|weekly|year|yearly|annum|pa|annually|quarter)$/

/** Returns true for the amounts of "service charge under 2k", "1,500 a month" and "40k deposit". */
function isOfOtherCosts(tokens: Token[], at: number, next: number): boolean {
  const before = tokens.slice(0, at).findLast(({ low }) => !/^(of|is|are|:|at|about|around)$/.test(low))
  const [first = '', second = ''] = [tokens[next]?.low, tokens[next + 1]?.low]
  const isPeriodic = PERIODS.test(first) || (/^(a|per|\/|every|each)$/.test(first) && PERIODS.test(second))
  return COSTS.test(before?.low ?? '') || isPeriodic || COSTS.test(first)
}

/** Reads the second limit of "less than 4 bedrooms, more than 1" and "three bed, four at a push". */
function readSameRooms({ tokens, found, lastRooms, understoodTo }: Reader, at: number): number | undefined {
  const first = phraseAt(before, tokens, at)
  const amount = amountAt(tokens, first?.next ?? at)
  const last =
    first || !amount ? undefined : (phraseAt(behind, tokens, amount.next) ?? phraseAt(isEnough, tokens, amount.next))
  const comparison = first ?? last
  if (!comparison || !amount || !lastRooms || amount.read.factor > 1 || amount.read.currency) return undefined
  const between = tokens.slice(understoodTo, at)
  if (!between.every(({ kind, low }) => kind === 'stop' || JOINTS.has(low) || /^(but|well|say|maybe)$/.test(low)))
    return undefined
  const isRooms = amount.read.value <= MAX_SAID_ROOMS && endsPart(tokens, last?.next ?? amount.next)
  const quantity = isRooms && quantityOf(lastRooms, { low: amount.read, isOr: false }, comparison.meaning)
  if (!quantity) return undefined
  found.setQuantity(quantity)
  return last?.next ?? amount.next
}

/** Says that fewer rooms than were named would be enough: "4 bedrooms but 3 would do". */
const isEnough = phrasesOf<Comparison>([
  ['least', 'would do|will do|would be ok|would be fine|is ok|is fine|is enough|would be enough|is acceptable'],
])
const MAX_SAID_ROOMS = 12

/** Reads two limits of which the second alone says of what: "min 3 max 4 beds", "over 300 but under 400k". */
function readLimits({ tokens, known, found }: Reader, at: number): number | undefined {
  const comparison = phraseAt(before, tokens, at)
  const amount = comparison && amountAt(tokens, comparison.next)
  if (!comparison || !amount || amount.read.factor > 1) return undefined
  let next = amount.next
  while (JOINTS.has(tokens[next]?.low ?? '') || /^(but|,)$/.test(tokens[next]?.low ?? '')) next++
  const second = phraseAt(before, tokens, next) && quantityAt(tokens, next, known.currency)
  if (!second) return undefined
  const { kind, least, most, isShort, unit } = second.quantity
  const of = kind === 'price' ? inThousandsLike(amount.read.value, most ?? least ?? 0) : amount.read.value
  const first = quantityOf(kind, { low: { ...amount.read, value: of }, isOr: false }, comparison.meaning)
  const [low, high] = [first?.least ?? least, first?.most ?? most]
  if (!first || isShort || low === undefined || high === undefined || low > high) return undefined
  found.setQuantity({ ...first, ...(unit && { unit }) })
  found.setQuantity(second.quantity)
  return second.next
}

/** Applies the thousands or millions of "400k" to the 300 of "over 300 but under 400k". */
function inThousandsLike(value: number, other: number): number {
  if (value >= 1000) return value
  return other >= 1e6 && value < 100 ? value * 1e6 : value * 1000
}
