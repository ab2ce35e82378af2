import type { Token } from './tokens.ts'

const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const DECADES = 'twenties thirties forties fifties sixties seventies eighties nineties'.split(' ')
const MIN_CENTURY = 17

type Number = { value: number; next: number }

/** Reads "four", "sixty-five", "three hundred and fifty", "two fifty" (250), "nineteen fifty" and "twenty ten". */
export function hundredsAt(tokens: Token[], at: number): Number | undefined {
  const first = belowHundredAt(tokens, at)
  if (!first) return undefined
  if (tokens[first.next]?.low !== 'hundred') return withoutHundredAt(tokens, first) ?? first
  const from = tokens[first.next + 1]?.low === 'and' ? first.next + 2 : first.next + 1
  const rest =
    tokens[belowHundredAt(tokens, from)?.next ?? 0]?.low === 'hundred' ? undefined : belowHundredAt(tokens, from) // "two hundred and three hundred"
  return { value: first.value * 100 + (rest?.value ?? 0), next: rest?.next ?? first.next + 1 }
}

function withoutHundredAt(tokens: Token[], { value, next }: Number): Number | undefined {
  const rest = value < 10 || (value >= MIN_CENTURY && value <= 20) ? belowHundredAt(tokens, next) : undefined
  const isSaid = rest && rest.value >= 10 && (rest.value >= 20 || value >= MIN_CENTURY)
  return isSaid ? { value: value * 100 + rest.value, next: rest.next } : undefined
}

function belowHundredAt(tokens: Token[], at: number): Number | undefined {
  const number = WORDS.indexOf(tokens[at]?.low ?? '') + 1
  if (number > 0) return { value: number, next: at + 1 }
  const ten = TENS.indexOf(tokens[at]?.low ?? '')
  if (ten === -1) return undefined
  const value = (ten + 2) * 10
  const from = tokens[at + 1]?.low === '-' ? at + 2 : at + 1
  const one = WORDS.indexOf(tokens[from]?.low ?? '') + 1
  return one > 0 && one < 10 ? { value: value + one, next: from + 1 } : { value, next: at + 1 }
}

/** Reads the digits of "one point two five" behind the "point". */
export function decimalsAt(tokens: Token[], at: number): Number | undefined {
  let next = at
  let digits = ''
  for (;;) {
    const digit = WORDS.indexOf(tokens[next]?.low ?? '') + 1
    if (digit === 0 || digit > 9) break
    digits += digit
    next++
  }
  return digits === '' ? undefined : { value: Number(`0.${digits}`), next }
}

/** Returns true in the midst of a number in words, where no other number begins. */
export const isWithinNumber = (tokens: Token[], at: number): boolean =>
  /^(hundred|thousand|million|point)$/.test(tokens[at - 1]?.low ?? '') && belowHundredAt(tokens, at) !== undefined

const OF_PEOPLE = /^(my|our|his|her|their|your|early|late|mid)$/

/** Reads the first year of "the thirties", which only "built" makes years, and of "nineteen sixties". */
export function decadeAt(
  tokens: Token[],
  at: number,
): { read: { value: number; isSpoken?: true }; next: number } | undefined {
  const from = tokens[at]?.low === 'nineteen' ? at + 1 : at
  const ten = DECADES.indexOf(tokens[from]?.low ?? '')
  if (ten === -1 || OF_PEOPLE.test(tokens[at - 1]?.low ?? '')) return undefined
  return { read: { value: FIRST_DECADE + ten * 10, ...(from === at && { isSpoken: true }) }, next: from + 1 }
}

const FIRST_DECADE = 1920
