import type { Token } from './tokens.ts'

export type Amount = { value: number; factor: number; currency: string; hasPlus: boolean; isDecade?: true }
type Read<Value> = { read: Value; next: number }

const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const SCALES: Record<string, number> = { million: 1e6, thousand: 1e3, k: 1e3 }
const plain = { factor: 1, currency: '', hasPlus: false }

export function amountAt(tokens: Token[], at: number): Read<Amount> | undefined {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!first) return undefined
  if (first.low === 'half' && (second?.low === 'a' || second?.low === 'an')) {
    const factor = SCALES[third?.low ?? '']
    return factor ? whole(0.5, factor, at + 3) : whole(0.5, 1, at + 2)
  }
  if (first.kind === 'number') {
    if (second?.low === 's' && second.start === first.end && first.value % 10 === 0)
      return { read: { ...amountOf(first), isDecade: true }, next: at + 2 }
    return { read: amountOf(first), next: at + 1 }
  }
  const number = first.low === 'a' || first.low === 'an' ? 1 : WORDS.indexOf(first.low) + 1
  if (number === 0) return undefined
  const factor = SCALES[second?.low ?? '']
  if (factor) return whole(number, factor, at + 2)
  if (first.low.startsWith('a')) return /^(acre|hectare)$/.test(second?.low ?? '') ? whole(1, 1, at + 1) : undefined
  return whole(number, 1, at + 1)
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
  const isOr = joint === 'or'
  if (!['-', '–', '—', 'to', 'or', ...(isBetween ? ['and'] : [])].includes(joint))
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
