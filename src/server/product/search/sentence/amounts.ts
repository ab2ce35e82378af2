import type { Token } from './tokens.ts'

export type Amount = { value: number; factor: number; currency: string; hasPlus: boolean; isDecade?: true }
type Read<Value> = { read: Value; next: number }

const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Record<string, number> = {
  crore: 1e7,
  crores: 1e7,
  million: 1e6,
  lakh: 1e5,
  lakhs: 1e5,
  thousand: 1e3,
  k: 1e3,
}
const SIGNS: Record<string, string> = { dollars: '$', pounds: '£', quid: '£', euro: '€', euros: '€' }
const plain = { factor: 1, currency: '', hasPlus: false }

/** Reads an amount in digits or words, with the name of its currency behind it. */
export function amountAt(tokens: Token[], at: number): Read<Amount> | undefined {
  const amount = bareAmountAt(tokens, at)
  const sign = SIGNS[tokens[amount?.next ?? 0]?.low ?? '']
  if (!amount || !sign || (amount.read.currency && amount.read.currency !== sign)) return amount
  return { read: { ...amount.read, currency: sign }, next: amount.next + 1 }
}

function bareAmountAt(tokens: Token[], at: number): Read<Amount> | undefined {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!first) return undefined
  if (first.low === 'half' && (second?.low === 'a' || second?.low === 'an')) {
    const factor = SCALES[third?.low ?? '']
    return factor ? whole(0.5, factor, at + 3) : whole(0.5, 1, at + 2)
  }
  const fraction = fractionAt(tokens, at)
  if (fraction) return whole(fraction.value, 1, fraction.next)
  const rest = first.kind === 'number' ? fractionAt(tokens, at + 1) : undefined
  if (rest) return whole(first.value + rest.value, 1, rest.next)
  if (first.kind === 'number') {
    if (second?.low === 's' && second.start === first.end && first.value % 10 === 0)
      return { read: { ...amountOf(first), isDecade: true }, next: at + 2 }
    return { read: amountOf(first), next: at + 1 }
  }
  const isArticle = first.low === 'a' || first.low === 'an'
  const number = isArticle ? { value: 1, next: at + 1 } : hundredsAt(tokens, at)
  if (!number) return undefined
  const factor = SCALES[tokens[number.next]?.low ?? '']
  if (factor) return whole(number.value, factor, number.next + 1)
  if (isArticle) return /^(acre|hectare)$/.test(second?.low ?? '') ? whole(1, 1, at + 1) : undefined
  return whole(number.value, 1, number.next)
}

const MEASURES = /^(acres?|hectares?|miles?)$/
const SIGNED: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

/** Reads "1/2" or "½" before "acre" or "mile" alone: "1/2 bed" is one or two bedrooms. */
function fractionAt(tokens: Token[], at: number): { value: number; next: number } | undefined {
  const [part, sign, parts, behind] = tokens.slice(at, at + 4)
  const known = SIGNED[part?.low ?? '']
  if (known !== undefined) return MEASURES.test(sign?.low ?? '') ? { value: known, next: at + 1 } : undefined
  if (part?.kind !== 'number' || sign?.low !== '/' || parts?.kind !== 'number') return undefined
  const value = part.value / parts.value
  return value > 0 && value < 1 && MEASURES.test(behind?.low ?? '') ? { value, next: at + 3 } : undefined
}

/** Reads "four", "sixty-five" or "three hundred and fifty". */
function hundredsAt(tokens: Token[], at: number): { value: number; next: number } | undefined {
  const first = belowHundredAt(tokens, at)
  if (!first || tokens[first.next]?.low !== 'hundred') return first
  const from = tokens[first.next + 1]?.low === 'and' ? first.next + 2 : first.next + 1
  const rest = belowHundredAt(tokens, from)
  return { value: first.value * 100 + (rest?.value ?? 0), next: rest?.next ?? first.next + 1 }
}

function belowHundredAt(tokens: Token[], at: number): { value: number; next: number } | undefined {
  const number = WORDS.indexOf(tokens[at]?.low ?? '') + 1
  if (number > 0) return { value: number, next: at + 1 }
  const ten = TENS.indexOf(tokens[at]?.low ?? '')
  if (ten === -1) return undefined
  const value = (ten + 2) * 10
  const from = tokens[at + 1]?.low === '-' ? at + 2 : at + 1
  const one = WORDS.indexOf(tokens[from]?.low ?? '') + 1
  return one > 0 && one < 10 ? { value: value + one, next: from + 1 } : { value, next: at + 1 }
}

const whole = (value: number, factor: number, next: number): Read<Amount> => ({
  read: { ...plain, value: value * factor, factor },
  next,
})
const amountOf = ({ value, factor, currency, hasPlus }: Token): Amount => ({ value, factor, currency, hasPlus })

export type Range = { low: Amount; high?: Amount; isOr: boolean }

/** Reads "300", "300-400k", "300 and 400k" (if `isBetween`) or "3 or 4" from here. */
export function rangeAt(tokens: Token[], at: number, isBetween: boolean): Read<Range> | undefined {
  const low = amountAt(tokens, at)
  if (!low) return undefined
  const joint = tokens[low.next]?.low ?? ''
  const isOr = joint === 'or' || joint === '/'
  if (!['-', '–', '—', 'to', 'or', '/', ...(isBetween ? ['and'] : [])].includes(joint))
    return { read: { low: low.read, isOr }, next: low.next }
  const high = amountAt(tokens, low.next + 1)
  if (!high || low.read.hasPlus) return { read: { low: low.read, isOr: false }, next: low.next }
  return { read: { low: scaled(low.read, high.read), high: scaled(high.read, low.read), isOr }, next: high.next }
}

/** Applies the thousands of "400k" to "300" in "300-400k". */
const scaled = (amount: Amount, other: Amount): Amount =>
  amount.factor === 1 && other.factor > 1 && amount.value < 1000
    ? { ...amount, value: amount.value * other.factor, factor: other.factor }
    : amount
