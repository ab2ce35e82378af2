import { ENERGY_RATINGS, type EnergyRating } from '#contract/fact-options'
import { isDay } from '#contract/iso-time'
import { MAX_DAYS_BACK } from '#contract/since'
import { amountAt } from './amounts.ts'
import { before, behind } from './comparisons.ts'
import { phraseAt, phrasesOf } from './phrases.ts'
import type { Token } from './tokens.ts'

type Read<Value> = { value: Value; next: number }

const ENERGY_WORDS = new Set(
  'efficiency rating rated class performance certificate label of score band grade : -'.split(' '),
)

/** Reads "EPC C or better", "energy rating of at least D" or "at least EPC B", but not "EPC C at most". */
export function energyAt(tokens: Token[], at: number): Read<EnergyRating> | undefined {
  const comparison = phraseAt(before, tokens, at)
  const isLeast = comparison?.meaning === 'least'
  let next = isLeast && comparison ? comparison.next : at
  const head = tokens[next]?.low ?? ''
  if (head === 'rated') return ratedAt(tokens, next)
  const rated = ratedBeforeAt(tokens, next)
  if (rated) return rated
  if (!/^(energy|epc|ber)$/.test(head)) return undefined
  next++
  next = afterEnergyWords(tokens, next)
  const above = phraseAt(better, tokens, next)
  if (above) return aboveAt(tokens, above.next)
  const first = head === 'ber' ? irishRatingAt(tokens, next) : ratingAt(tokens, next)
  if (!first) return undefined
  next += first.length // the sign of A+ is a part of its own
  const others = otherRatingsAt(tokens, next)
  if (others.length > 0)
    return {
      value:
        ENERGY_RATINGS.findLast((rating) => rating === first || others.some(({ value }) => value === rating)) ?? first,
      next: others.at(-1)?.next ?? next,
    }
  const after = phraseAt(behind, tokens, next)
  if (after?.meaning === 'most') return undefined
  return { value: first, next: after && after.meaning === 'least' ? after.next : next }
}

/** Reads the "to C" of "A to C" and the ", B or C" of "A, B or C". */
function otherRatingsAt(tokens: Token[], at: number): Read<EnergyRating>[] {
  const [joint, second] = tokens.slice(at, at + 2)
  const from = joint?.low === ',' && /^(or|and)$/.test(second?.low ?? '') ? at + 2 : at + 1
  const value = /^(to|-|–|or|and|\/|,)$/.test(joint?.low ?? '') ? ratingAt(tokens, from) : undefined
  const isWord = value === 'A' && tokens[from]?.text === 'a'
  if (!value || isWord) return []
  const next = from + value.length
  return [{ value, next }, ...otherRatingsAt(tokens, next)]
}

const better = phrasesOf<true>([[true, 'better than|above|higher than|over']])

/** Reads the "D" of "EPC better than D" as C. */
function aboveAt(tokens: Token[], at: number): Read<EnergyRating> | undefined {
  const rating = ratingAt(tokens, at)
  const value = rating && ENERGY_RATINGS[ENERGY_RATINGS.indexOf(rating) - 1]
  return value && { value, next: at + rating.length }
}

/** Reads "rated B or better", which is said of energy alone. */
function ratedAt(tokens: Token[], at: number): Read<EnergyRating> | undefined {
  const value = ratingAt(tokens, at + 1)
  const after = value && phraseAt(behind, tokens, at + 1 + value.length)
  return after?.meaning === 'least' && value ? { value, next: after.next } : undefined
}

/** Reads "A-rated" and "C rated EPC". */
function ratedBeforeAt(tokens: Token[], at: number): Read<EnergyRating> | undefined {
  const value = tokens[at]?.text === tokens[at]?.low ? undefined : ratingAt(tokens, at)
  const behind = at + (value?.length ?? 0)
  const rated = tokens[behind]?.low === '-' ? behind + 1 : behind
  if (!value || tokens[rated]?.low !== 'rated') return undefined
  return { value, next: /^(epc|energy)$/.test(tokens[rated + 1]?.low ?? '') ? rated + 2 : rated + 1 }
}

/** Skips "rating of at least" and the like. */
function afterEnergyWords(tokens: Token[], at: number): number {
  const least = phraseAt(before, tokens, at)
  if (least?.meaning === 'least') return afterEnergyWords(tokens, least.next)
  const isWord = ENERGY_WORDS.has(tokens[at]?.low ?? '') || isArticle(tokens, at)
  return isWord ? afterEnergyWords(tokens, at + 1) : at
}

function ratingAt(tokens: Token[], at: number): EnergyRating | undefined {
  const letter = tokens[at]?.low.toUpperCase()
  const withSign = tokens[at + 1]?.low === '+' ? `${letter}+` : undefined
  return ENERGY_RATINGS.find((rating) => rating === withSign) ?? ENERGY_RATINGS.find((rating) => rating === letter)
}
/** Reads a BER of which the steps are left out, as homes have the letter alone: "B2" is B. */
function irishRatingAt(tokens: Token[], at: number): EnergyRating | undefined {
  const letter = /^([a-g])[1-3]?$/.exec(tokens[at]?.low ?? '')?.[1]?.toUpperCase()
  return ENERGY_RATINGS.find((rating) => rating === letter)
}
const isArticle = (tokens: Token[], at: number): boolean =>
  tokens[at]?.low === 'a' && ratingAt(tokens, at + 1) !== undefined

const DAYS: Record<string, number> = {
  hour: 1 / 24,
  hr: 1 / 24,
  h: 1 / 24,
  day: 1,
  week: 7,
  wk: 7,
  fortnight: 14,
  month: 30,
  mth: 30,
  year: 365,
  yr: 365,
}
const recent = phrasesOf<string>([
  ['P1D', 'today|since yesterday'],
  ['P7D', 'this week'],
  ['P30D', 'this month'],
])

const shorter = phrasesOf<true>([
  [
    true,
    'less than|under|up to|no more than|not more than|for less than|for under|for up to|for no more than|in less than|in under|in up to',
  ],
])

/** `isListed`: behind "on the market", where "less than 2 weeks" is a period. */
export function sinceAt(tokens: Token[], at: number, isListed = false): Read<string> | undefined {
  const known = phraseAt(recent, tokens, at)
  if (known) return { value: known.meaning, next: known.next }
  const low = (place: number) => tokens[place]?.low ?? ''
  if (low(at) === 'since' || low(at) === 'after') return dayAt(tokens, at + 1)
  const limit = isListed ? phraseAt(shorter, tokens, at) : undefined
  let next = limit?.next ?? (/^(in|within|during|over|from|for)$/.test(low(at)) ? at + 1 : at)
  if (low(next) === 'the') next++
  const hasLast = /^(last|past)$/.test(low(next))
  if (hasLast) next++
  if (!hasLast && !limit && low(at) !== 'within') return undefined
  const count = amountAt(tokens, next)
  const unit = DAYS[low(count?.next ?? next).replace(/s$/, '')]
  if (unit === undefined) return undefined
  const days = Math.ceil((count?.read.value ?? 1) * unit)
  return days >= 1 && days <= MAX_DAYS_BACK ? { value: `P${days}D`, next: (count?.next ?? next) + 1 } : undefined
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ')

/** Reads "2026-11-01", "1 November 2026", "the 1st of Nov 2026" or "November 1st, 2026". */
function dayAt(tokens: Token[], at: number): Read<string> | undefined {
  const [first, second, third, fourth, fifth] = tokens.slice(at, at + 5)
  if (first?.text.length === 4 && second?.low === '-' && fourth?.low === '-' && third && fifth)
    return dayOf(`${first.text}-${third.text}-${fifth.text}`, at + 5)
  const parts = tokens
    .slice(at, at + MAX_DAY_TOKENS)
    .map((token, index) => ({ ...token, next: at + index + 1 }))
    .filter(({ low }) => !/^(st|nd|rd|th|of|the|,)$/.test(low))
    .slice(0, 3)
  const [day, month] = parts[0]?.kind === 'number' ? parts : [parts[1], parts[0]]
  const year = parts[2]
  const number = MONTHS.findIndex(
    (name) => name === month?.low || (month?.low.length === 3 && name.startsWith(month.low)),
  )
  if (number === -1 || year?.text.length !== 4) return undefined
  const pad = (value: string | number) => String(value).padStart(2, '0')
  return dayOf(`${year.text}-${pad(number + 1)}-${pad(day?.text ?? '')}`, year.next)
}

const MAX_DAY_TOKENS = 7

const dayOf = (value: string, next: number): Read<string> | undefined => (isDay(value) ? { value, next } : undefined)
