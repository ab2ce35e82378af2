import { rangeAt } from './amounts.ts'
import {
  before,
  beforeYear,
  type Comparison,
  type Noun,
  negations,
  nouns,
  ofYears,
  roomNouns,
  units,
} from './comparisons.ts'
import { type Found, phraseAt } from './phrases.ts'
import type { Token } from './tokens.ts'

export type Head = { noun?: Noun; comparison?: Comparison; next: number }

const MAX_STEPS = 6
/** Words within the head of a quantity that say nothing: "budget is roughly". */
const PASSED =
  /^(of|is|are|be|at|in|the|a|an|-|:|=|about|around|round|roughly|approx|approximately|circa|ca|say|like|just|total|year|my|our|your|with|has|can|could|would|will|should|must|we|i|to|go|being)$/

/** Reads what stands before a number: "price up to", "built after", "min beds", "bathrooms:", "nothing built before". */
export function headAt(tokens: Token[], at: number): Head {
  return negatedAt(tokens, at) ?? plainHeadAt(tokens, at)
}

function plainHeadAt(tokens: Token[], at: number): Head {
  const head: Head = { next: at }
  for (let step = 0; step < MAX_STEPS; step++) {
    const noun = head.noun ? undefined : nounAt(tokens, head)
    const years = head.comparison || head.noun ? undefined : phraseAt(ofYears, tokens, head.next)
    const comparison = head.comparison ? undefined : (years ?? comparisonAt(tokens, head))
    if (noun) Object.assign(head, { noun: noun.meaning, next: noun.next })
    else if (comparison) Object.assign(head, { comparison: comparison.meaning, next: comparison.next })
    else if (head.next > at && PASSED.test(tokens[head.next]?.low ?? '') && !isOneAt(tokens, head.next)) head.next++
    else break
    if (years) head.noun = 'year'
  }
  return head
}

/** Returns true for the "a" of "a million", which is a number. */
const isOneAt = (tokens: Token[], at: number): boolean =>
  /^an?$/.test(tokens[at]?.low ?? '') && rangeAt(tokens, at, false) !== undefined

const OPPOSITES: Partial<Record<Comparison, Comparison>> = { above: 'most', below: 'least', most: 'above' }
const MAX_NEGATED = 6
/** Words between a negation and the comparison that it turns round: "don't want to spend more than". */
const NEGATED =
  /^(want|wanting|wanted|to|be|been|being|spend|spending|pay|paying|go|going|get|see|show|anything|any|it|that|that's|thats|is|are|was|were|the|price|home|homes|property|properties|ones|me|able|afford|willing|looking|interested|in)$/

/** Reads "nothing built before" and "can't go over" as the opposite of the comparison. */
function negatedAt(tokens: Token[], at: number): Head | undefined {
  const negation = phraseAt(negations, tokens, at)
  if (!negation || phraseAt(before, tokens, at)) return undefined
  let from = negation.next
  for (let passed = 0; passed < MAX_NEGATED; passed++) {
    const head = plainHeadAt(tokens, from)
    const opposite = head.comparison && OPPOSITES[head.comparison]
    if (opposite) return { ...head, comparison: opposite }
    if (head.comparison || !NEGATED.test(tokens[from]?.low ?? '')) return undefined
    from++
  }
  return undefined
}

const comparisonAt = (tokens: Token[], { noun, next }: Head): Found<Comparison> | undefined =>
  (noun === 'year' ? phraseAt(beforeYear, tokens, next) : undefined) ?? phraseAt(before, tokens, next)

function nounAt(tokens: Token[], { comparison, next }: Head): Found<Noun> | undefined {
  const rooms = phraseAt(roomNouns, tokens, next)
  return rooms && (comparison || isNamedFirst(tokens, rooms.next)) ? rooms : phraseAt(nouns, tokens, next)
}

/** Returns true behind the noun of "bathrooms: 2" and "bedrooms 3 bathrooms 2", but not of "bathrooms 3 bedrooms". */
function isNamedFirst(tokens: Token[], at: number): boolean {
  const from = /^[:=-]$/.test(tokens[at]?.low ?? '') ? at + 1 : at
  const number = rangeAt(tokens, phraseAt(before, tokens, from)?.next ?? from, false)
  if (!number) return false
  const isOther = phraseAt(units, tokens, number.next) !== undefined
  const next = phraseAt(roomNouns, tokens, number.next)
  return !isOther || (next !== undefined && isNamedFirst(tokens, next.next))
}
