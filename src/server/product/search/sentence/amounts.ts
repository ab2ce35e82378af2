import { decadeAt, decimalsAt, hundredsAt } from './number-words.ts'
import { phraseAt, phrasesOf } from './phrases.ts'
import { FACTORS, type Token } from './tokens.ts'

export type Amount = {
  value: number
  factor: number
  currency: string
  hasPlus: boolean
  isDecade?: true
  isSpoken?: true
}
type Read<Value> = { read: Value; next: number }

const SIGNS: Record<string, string> = {
  dollar: '$',
  dollars: '$',
  bucks: '$',
  usd: '$',
  aud: '$',
  nzd: '$',
  cad: '$',
  pound: '£',
  pounds: '£',
  quid: '£',
  gbp: '£',
  euro: '€',
  euros: '€',
  eur: '€',
  rupees: '₹',
  rs: '₹',
  inr: '₹',
}
const plain = { factor: 1, currency: '', hasPlus: false }

/** Reads an amount in digits or words, with the name of its currency behind it. */
export function amountAt(tokens: Token[], at: number): Read<Amount> | undefined {
  const amount = bareAmountAt(tokens, at)
  const sign = SIGNS[tokens[amount?.next ?? 0]?.low ?? '']
  if (!amount || !sign || (amount.read.currency && amount.read.currency !== sign)) return amount
  return { read: { ...amount.read, currency: sign }, next: amount.next + 1 }
}

function bareAmountAt(tokens: Token[], at: number): Read<Amount> | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (!first) return undefined
  const part = partAt(tokens, at)
  if (part) return scaledAt(tokens, part.value, part.next)
  const rest = first.kind === 'number' ? partAt(tokens, at + 1, MEASURED_OR_BATHS) : undefined
  if (rest) return scaledAt(tokens, first.value + rest.value, rest.next)
  if (first.kind === 'number') {
    const decade = decadeOfDigits(tokens, at)
    if (decade) return decade
    if (second?.low === 'hundred') return scaledAt(tokens, first.value * 100, at + 2)
    const half = halfBehind(tokens, at + 1)
    if (half === undefined) return { read: amountOf(first), next: at + 1 }
    return whole(first.value + first.factor / 2, first.factor, half, first.currency)
  }
  const decade = decadeAt(tokens, at)
  if (decade) return { read: { ...plain, ...decade.read, isDecade: true }, next: decade.next }
  const couple = coupleAt(tokens, at)
  if (couple) return whole(couple.value, 1, couple.next)
  const isArticle = first.low === 'a' || first.low === 'an'
  const number = isArticle ? oneAt(tokens, at + 1) : hundredsAt(tokens, at)
  if (!number) return undefined
  const decimals = tokens[number.next]?.low === 'point' ? decimalsAt(tokens, number.next + 1) : undefined
  const read = scaledAt(tokens, number.value + (decimals?.value ?? 0), decimals?.next ?? number.next)
  return withRest(tokens, read)
}

/** Adds the "and ten" of "two thousand and ten" and the "two hundred thousand" of "one million two hundred thousand". */
function withRest(tokens: Token[], read: Read<Amount>): Read<Amount> {
  const { value, factor } = read.read
  if (factor < 1000 || value % factor !== 0) return read
  const from = tokens[read.next]?.low === 'and' ? read.next + 1 : read.next
  const rest = hundredsAt(tokens, from)
  const scaledRest = rest && scaledAt(tokens, rest.value, rest.next)
  const isRest = scaledRest && scaledRest.read.value < factor && !isOfRooms(tokens, scaledRest.next)
  if (!isRest || (scaledRest.read.factor === 1 && factor > 1000)) return read
  return whole(value + scaledRest.read.value, factor, scaledRest.next)
}

/** Returns true behind the "three" of "four hundred thousand three bedrooms". */
const isOfRooms = (tokens: Token[], at: number): boolean => /^(bed|bath|br|bd|ba)/.test(tokens[at]?.low ?? '')

/** Reads "a couple of", and the "single" of "single bedroom flat". */
function coupleAt(tokens: Token[], at: number): { value: number; next: number } | undefined {
  const low = (place: number) => tokens[place]?.low ?? ''
  if (low(at) === 'single' && isOfRooms(tokens, at + 1)) return { value: 1, next: at + 1 }
  const from = low(at) === 'a' ? at + 1 : at
  return low(from) === 'couple' && low(from + 1) === 'of' ? { value: 2, next: from + 2 } : undefined
}

/** Reads "1930s", "1930's" and "30s". */
function decadeOfDigits(tokens: Token[], at: number): Read<Amount> | undefined {
  const [first, second, third] = tokens.slice(at, at + 3)
  const hasSign = /^['’]$/.test(second?.low ?? '')
  const letter = hasSign ? third : second
  if (!first || letter?.low !== 's' || second?.start !== first.end || first.value % 10 !== 0) return undefined
  const isShort =
    first.text.length === 2 && first.value > 20 && /^(the|in|from|built|or|and|to|-)$/.test(tokens[at - 1]?.low ?? '-')
  const value = isShort ? first.value + 1900 : first.value
  if (value % 100 === 0 && /^(early|late|mid)$/.test(tokens[at - 1]?.low ?? '')) return undefined
  return value < 1000
    ? undefined
    : { read: { ...amountOf(first), value, isDecade: true }, next: at + (hasSign ? 3 : 2) }
}

/** Reads the "a" of "a million", "a hundred thousand" and "an acre". */
function oneAt(tokens: Token[], at: number): { value: number; next: number } | undefined {
  const low = tokens[at]?.low ?? ''
  if (low === 'hundred') return { value: 100, next: at + 1 }
  return FACTORS[low] || /^(acre|hectare)$/.test(low) ? { value: 1, next: at } : undefined
}

/** Reads the "thousand", "and a half million" or "million and a half" behind a number. */
function scaledAt(tokens: Token[], value: number, at: number): Read<Amount> {
  const half = halfBehind(tokens, at)
  const factor = FACTORS[tokens[half ?? at]?.low ?? '']
  if (!factor) return whole(half ? value + 0.5 : value, 1, half ?? at)
  if (half) return whole((value + 0.5) * factor, factor, half + 1)
  const behind = halfBehind(tokens, at + 1)
  return whole((behind ? value + 0.5 : value) * factor, factor, behind ?? at + 1)
}

function halfBehind(tokens: Token[], at: number): number | undefined {
  return ['and', 'a', 'half'].every((word, index) => tokens[at + index]?.low === word) ? at + 3 : undefined
}

const PARTS: Record<string, number> = { half: 0.5, quarter: 0.25, quarters: 0.25, '½': 0.5, '¼': 0.25, '¾': 0.75 }
const MEASURED = /^(acres?|hectares?|ha|miles?|mi|kms?|kilomet(?:re|er)s?|million|mill?|m|crores?|lakhs?)$/
const MEASURED_OR_BATHS = new RegExp(`${MEASURED.source}|^ba(?:ths?|throoms?)?$`)

/** Reads "half", "a quarter of a" or "3/4" before "million", "acre" or "mile": "1/2 bed" is one or two bedrooms. */
function partAt(tokens: Token[], at: number, measured = MEASURED): { value: number; next: number } | undefined {
  const low = (place: number) => tokens[place]?.low ?? ''
  const [over, under] = [tokens[at], tokens[at + 2]]
  const isDivided = over?.kind === 'number' && low(at + 1) === '/' && under?.kind === 'number'
  const from = low(at) === 'a' || low(at) === 'three' ? at + 1 : at
  const part = isDivided ? over.value / under.value : (PARTS[low(from)] ?? 0) * (low(at) === 'three' ? 3 : 1)
  let next = isDivided ? at + 3 : from + 1
  if (low(next) === 'of') next++
  if (low(next) === 'a' || low(next) === 'an') next++
  return part > 0 && part < 1 && measured.test(low(next)) ? { value: part, next } : undefined
}

const whole = (value: number, factor: number, next: number, currency = ''): Read<Amount> => ({
  read: { ...plain, value, factor, currency },
  next,
})
const amountOf = ({ value, factor, currency, hasPlus }: Token): Amount => ({ value, factor, currency, hasPlus })

export type Range = { low: Amount; high?: Amount; isOr: boolean }

const joints = phrasesOf<'or' | 'and' | 'to'>([
  ['or', 'or|/|- or'],
  ['and', 'and|&|and up to|and max|and a max of'],
  ['to', '-|–|—|to|up to|- to|to max|to a max of|through|thru|until|till|~'],
])

/** Reads "300", "300-400k", "300 and 400k" (if `isBetween`) or "3 or 4" from here, the lower one first. */
export function rangeAt(tokens: Token[], at: number, isBetween: boolean): Read<Range> | undefined {
  const low = amountAt(tokens, at)
  if (!low) return undefined
  const joint = phraseAt(joints, tokens, low.next)
  const isOr = joint?.meaning === 'or'
  if (!joint || (joint.meaning === 'and' && !isBetween)) return { read: { low: low.read, isOr }, next: low.next }
  const high = amountAt(tokens, joint.next)
  if (!high || low.read.hasPlus) return { read: { low: low.read, isOr: false }, next: low.next }
  const both = [scaled(low.read, high.read), scaled(high.read, low.read)] as const
  const [least, most] = both[0].value > both[1].value ? [both[1], both[0]] : both
  return { read: { low: least, high: most, isOr }, next: high.next }
}

/** Applies the thousands of "400k" to "300" in "300-400k", and thousands to the "800" of "800-1.2m". */
function scaled(amount: Amount, other: Amount): Amount {
  if (amount.factor > 1 || other.factor <= 1 || amount.value >= 1000) return amount
  const said = other.value / other.factor
  if (amount.value < 10 && said >= 100 && said % 100 === 0)
    return { ...amount, value: amount.value * 100 * other.factor }
  const factor = amount.value >= 100 && other.factor >= 1e5 ? 1e3 : other.factor
  return { ...amount, value: amount.value * factor, factor }
}
