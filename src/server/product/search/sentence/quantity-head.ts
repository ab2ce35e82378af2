import { rangeAt } from './amounts.ts'
import { before, beforeYear, type Comparison, type Noun, nouns, ofYears, roomNouns, units } from './comparisons.ts'
import { type Found, phraseAt } from './phrases.ts'
import type { Token } from './tokens.ts'

export type Head = { noun?: Noun; comparison?: Comparison; next: number }

/** Reads what stands before a number: "price up to", "built after", "min beds", "bathrooms:". */
export function headAt(tokens: Token[], at: number): Head {
  const head: Head = { next: at }
  for (let step = 0; step < 4; step++) {
    const noun = head.noun ? undefined : nounAt(tokens, head)
    const years = head.comparison || head.noun ? undefined : phraseAt(ofYears, tokens, head.next)
    const comparison = head.comparison ? undefined : (years ?? comparisonAt(tokens, head))
    if (noun) Object.assign(head, { noun: noun.meaning, next: noun.next })
    else if (comparison) Object.assign(head, { comparison: comparison.meaning, next: comparison.next })
    else if (head.next > at && /^(of|is|at|in|the|-|:|=)$/.test(tokens[head.next]?.low ?? '')) head.next++
    else break
    if (years) head.noun = 'year'
  }
  return head
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
