import { type Amount, amountsIn, type Hints, MAX_TYPED_LENGTH, type Unsure, unsureAt } from './amount.ts'
import { inPlainSigns, NUMBER } from './number-text.ts'
import {
  ASIDE_BEFORE,
  ASIDE_BEHIND,
  CAPITAL_SIGN,
  COUNTED_BEFORE,
  COUNTED_BEHIND,
  hasOtherWords,
  LEFT_UNIT,
  LINK,
  NOISE,
  RATE_BEHIND,
} from './price-words.ts'

/** Amounts in cents, or the ambiguous part of the text with its readings in whole units. */
type AmountReading =
  | { amounts: number[]; unsure?: undefined; readings?: undefined }
  | ({ amounts?: undefined } & Unsure)

const WHOLE = String.raw`(?:\p{Sc} ?)?([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{4,10})`
/**
 * Matches one amount of whole units, or two with a dash, as most prices are typed: "$250,000", "250000 - 300000". They
 * have one reading with every hint, and need none of the patterns of words, which take a browser 50 ms to compile.
 */
const WHOLE_AMOUNTS = new RegExp(`^${WHOLE}(?: ?[-–] ?${WHOLE})?$`, 'u')

/** The ratio from which two amounts of one text are a misreading, such as of a house number: "420-440000". */
const MAX_RATIO = 100

/**
 * Parses every amount of a price text: "250k - $300,000", "1.250.000 €", "$420-440K", "₹ 50 lakh" (P-34). Returns the
 * ambiguous part instead of a guess.
 */
export function readAmounts(text: string, hints: Hints = {}): AmountReading {
  if (text.length > MAX_TYPED_LENGTH) return { amounts: [] }
  const whole = wholeAmounts(text)
  if (whole) return { amounts: whole }
  const plain = withoutNoise(inPlainSigns(text))
  const all = amountsIn(plain, hints)
  if (!Array.isArray(all)) return all
  const prices = pricesAmong(all, plain)
  if (!Array.isArray(prices)) return prices
  const [first] = prices
  if (first && prices.every(mayCount) && (plain.includes(';') || hasOtherWords(outside(plain, all))))
    return unsureAt(first)
  const amounts = prices.map(({ value, factor }) => Math.round(value * factor * 100))
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const small = prices[amounts.indexOf(least)]
  if (small && least > 0 && most / least >= MAX_RATIO) return unsureAt(small)
  const odd = prices.find(({ factor, value, decimals }) => factor === 1 && decimals === 1 && value < 1000)
  if (odd) return unsureAt(odd) // an amount with one decimal is incomplete: "1,5" lacks "million"
  const left = LEFT_UNIT.exec(outside(plain, all))
  return left && amounts.length > 0 ? { unsure: left[0], readings: [] } : { amounts }
}

function wholeAmounts(text: string): number[] | undefined {
  const found = WHOLE_AMOUNTS.exec(text)
  if (!found) return undefined
  const amounts = found.slice(1).flatMap((digits) => (digits ? [Number(digits.replaceAll(',', '')) * 100] : []))
  return Math.max(...amounts) / Math.min(...amounts) < MAX_RATIO ? amounts : undefined
}

const withoutNoise = (plain: string): string =>
  plain
    .replace(NOISE, (noise) => ';'.repeat(noise.length))
    .replace(NUMBER, (number, at: number, whole: string) =>
      isCount(number, whole.slice(at + number.length)) ? ';'.repeat(number.length) : number,
    )

/**
 * Returns true if the text after a number makes it a count of rooms, metres or minutes, not a price. KM in capitals
 * after more than four digits is the Bosnian mark: "350 000 KM" is a price, "35 km" is not.
 */
const isCount = (number: string, behind: string): boolean =>
  COUNTED_BEHIND.test(behind) && !(CAPITAL_SIGN.test(behind) && number.replace(/\D/g, '').length > 4)

const outside = (plain: string, all: Amount[]): string =>
  [{ to: 0 }, ...all].map(({ to }, at) => plain.slice(to, all[at]?.from)).join(';')

function pricesAmong(all: Amount[], plain: string): Amount[] | Unsure {
  const numbered = all.find(
    ({ from, number }) => COUNTED_BEFORE.test(plain.slice(0, from)) && /^\d{1,4}$| /.test(number),
  )
  if (numbered) return { unsure: numbered.number, readings: [] }
  const linked = new Set<Amount>()
  const others = new Set(all.filter((amount) => isRate(amount, plain) || isFeet(amount)))
  for (const [at, second] of all.entries()) {
    const first = all[at - 1]
    if (first && isCutApart(first, second, plain)) return { unsure: plain.slice(first.from, second.to), readings: [] }
    if (!first || !LINK.test(plain.slice(first.to, second.from))) continue
    linked.add(first).add(second)
    if (others.has(second)) others.add(first)
    const unsure = shareUnit(first, second)
    if (unsure) return unsure
  }
  const prices = all.filter((amount) => !others.has(amount))
  const [loose] = prices.filter((amount) => !linked.has(amount) && isBare(amount)).sort((a, b) => a.value - b.value)
  return loose && prices.length > 1 ? unsureAt(loose) : prices
}

const isCutApart = (first: Amount, second: Amount, plain: string): boolean =>
  /^\d[.,] \d{1,2}(?!\d)/.test(plain.slice(first.to - 1, second.from + 3)) &&
  second.factor === 1 &&
  second.number.length <= 2

const isRate = ({ from, to }: Amount, plain: string): boolean =>
  RATE_BEHIND.test(plain.slice(to)) || ASIDE_BEHIND.test(plain.slice(to)) || ASIDE_BEFORE.test(plain.slice(0, from))

const mayCount = ({ number, sign, factor }: Amount): boolean =>
  /^\p{L}{0,3}$/u.test(sign) && factor === 1 && /^(?:\d{1,3}(?:[.,]\d\d?)?|19\d\d|20\d\d)$/.test(number)

/** Returns true for an area such as "1,800 ft"; an amount in forints (Ft) would have at least six digits. */
const isFeet = ({ sign, value, factor }: Amount): boolean => sign.toLowerCase() === 'ft' && value * factor < 100_000

const isBare = ({ number, sign, factor }: Amount): boolean => sign === '' && factor === 1 && /^\d+$/.test(number)

/**
 * Applies a unit or thousands that are written once to both ends of a range: "$420-440K", "$250-300,000". Returns the
 * ambiguous part if the ends would not be in ascending order.
 */
function shareUnit(first: Amount, second: Amount): Unsure | undefined {
  const [bare, full] = first.factor === 1 ? [first, second] : [second, first]
  const unit =
    full.factor > 1
      ? full.factor
      : bare === first && /\D\d{3}$/.test(full.number) && full.value >= 1000
        ? 1000 ** Math.floor(Math.log10(full.value) / 3)
        : 1
  if (bare.factor > 1 || unit === 1 || bare.value >= (unit === 1e4 ? 10_000 : 1000)) return undefined
  const scaled = bare.value * unit
  const isInOrder = bare === first ? scaled <= full.value * full.factor : scaled >= full.value * full.factor
  if (!isInOrder) return { unsure: bare.number, readings: [bare.value, scaled / (unit / 1000)] }
  bare.factor = unit
  return undefined
}
