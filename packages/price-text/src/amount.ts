import {
  END,
  factorsOf,
  isCommaSign,
  isForeignUnit,
  isWord,
  SIGN,
  SIGN_IN_FRONT,
  UNIT_BEFORE,
  UNIT_BEHIND,
} from './amount-words.ts'
import { withoutSign } from './currency.ts'
import { type DecimalMark, inPlainSigns, NUMBER, readingsOf } from './number-text.ts'

/**
 * An amount in a text: `value` times `factor`, in whole units of currency. `from` and `to`: its start and end in the
 * text, with its sign and unit.
 */
export type Amount = {
  value: number
  factor: number
  number: string
  decimals: number
  from: number
  to: number
  sign: string
}
export type Unsure = { unsure: string; readings: number[] }
/** The expected currency (ISO 4217) and the user's decimal mark: hints for ambiguous text. */
export type Hints = { currency?: string | undefined; mark?: DecimalMark | undefined }

export const MAX_TYPED_LENGTH = 60
const MAX_TYPED_CENTS = 999_999_999_999_99
/**
 * The largest ratio between the units of two parts of one amount. Beyond it, the text is ambiguous: in "3억5000", the 만
 * of the second number may be missing.
 */
const MAX_STEP = 10_000
const NO_LETTER = String.raw`(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}])`
const LETTER_BEFORE = new RegExp(`${NO_LETTER}[\\p{L}\\d]$`, 'u')
const LETTER_BEHIND = new RegExp(`^${NO_LETTER}[\\p{L}\\d]`, 'u')
const SIGN_BEFORE = new RegExp(`(${SIGN_IN_FRONT})\\.? ?$`, 'iu')
const SIGN_BEHIND = new RegExp(`^(?:[.,:]-+)? ?(${SIGN}|l|[a-z]{3})(?:(?<=[円元圓원엔]|บาท)|${END})`, 'iu')
/** An amount that has one reading in every currency, and needs none of the patterns of words, which are slow to compile. */
const WHOLE_NUMBER = /^[1-9]\d*$/
const COMMA_NUMBER = /\d\.\d{3}\.\d{3}|\d\.\d{3},\d/

/**
 * Parses an amount typed into a field, to cents: "500k", "1.2m", "500,000", "500 000", "$500k". Returns its readings in
 * whole units if it is ambiguous, and none for any other text or another currency.
 */
export function readTyped(text: string, { currency, mark }: Hints): { cents?: number; readings: number[] } {
  if (text.length > MAX_TYPED_LENGTH) return { readings: [] }
  const plain = inPlainSigns(withoutSign(text, currency)).trim()
  if (WHOLE_NUMBER.test(plain)) return amountOfCents(Number(plain) * 100)
  const read = amountsIn(plain, { currency, mark })
  if (!Array.isArray(read)) return { readings: read.unsure === plain ? read.readings : [] }
  const [amount, more] = read
  if (!amount || more || amount.from > 0 || amount.to < plain.length) return { readings: [] }
  const cents = Math.round(amount.value * amount.factor * 100)
  const isForeign = amount.sign !== '' && withoutSign(amount.sign, currency) !== ''
  return isForeign ? { readings: [] } : amountOfCents(cents)
}

const amountOfCents = (cents: number) => (cents > MAX_TYPED_CENTS ? { readings: [] } : { cents, readings: [] })

export const unsureAt = ({ number, value }: Amount): Unsure => ({ unsure: number, readings: [value] })

/** Parses the amounts in a normalized text, and joins the parts of one amount: "1 crore 25 lakh". */
export function amountsIn(plain: string, { currency, mark }: Hints): Amount[] | Unsure {
  const numbers = [...plain.matchAll(NUMBER)].map(({ 0: number, index }) => numberAt(plain, number, index))
  const sign = numbers.map(({ front, behind }) => front || behind).find((each) => each !== '') ?? ''
  const commas = mark === ',' || COMMA_NUMBER.test(plain) || (sign === '' && isCommaSign(currency ?? ''))
  const found: Amount[] = []
  for (const number of numbers) {
    const amount = amountOf(plain, number, { sign: sign || (currency ?? ''), commas })
    if ('unsure' in amount) return amount
    const last = found.at(-1)
    const between = last && plain.slice(last.to, amount.from)
    const isNext = (between === '' || between === ' ') && /\d/.test(plain[amount.from] ?? '')
    if (last && isNext && isPartOf(last, amount, between)) {
      if (last.factor / amount.factor > MAX_STEP) return unsureAt(amount)
      last.value += (amount.value * amount.factor) / last.factor
      last.to = amount.to
    } else found.push(amount)
  }
  return found
}

const isPartOf = (first: Amount, { factor, value }: Amount, between: string): boolean =>
  first.factor > 1000 && factor < first.factor && value * factor < first.factor && (factor > 1 || between === '')

/**
 * A number in a text, with the currency sign in front, the word for a power of ten after it, and a sign after that.
 * `to`: the end of all of these.
 */
type NumberInText = {
  number: string
  at: number
  front: string
  frontLength: number
  unit: string | undefined
  behind: string
  to: number
}

function numberAt(text: string, number: string, at: number): NumberInText {
  const [all = '', front = ''] = SIGN_BEFORE.exec(text.slice(0, at)) ?? []
  const isNone = isWord(front) || (/^\p{L}/u.test(front) && LETTER_BEFORE.test(text.slice(0, at - all.length)))
  const rest = text.slice(at + number.length)
  const [unitText = '', ...units] = isLempira(number, rest) ? [] : (UNIT_BEHIND.exec(rest) ?? [])
  const [signText = '', sign = ''] = SIGN_BEHIND.exec(rest.slice(unitText.length)) ?? []
  const [behindText, behind] = isWord(sign) ? ['', ''] : [signText, sign]
  return {
    number,
    at,
    ...(isNone ? { front: '', frontLength: 0 } : { front, frontLength: all.length }),
    unit: units.find((each) => each !== undefined),
    behind,
    to: at + number.length + unitText.length + behindText.length,
  }
}

/**
 * Returns true if "L" after a number means lempiras or leke: "4,500,000 L" can't be lakhs, as no price has 100,000
 * lakhs.
 */
const isLempira = (number: string, rest: string): boolean =>
  /^ ?l(?![\p{L}\d])/iu.test(rest) && number.replace(/\D/g, '').length > 5

function amountOf(text: string, found: NumberInText, defaults: { sign: string; commas: boolean }): Amount | Unsure {
  const { number, at, to } = found
  const unsure = (readings: number[] = []): Unsure => ({ unsure: number, readings })
  const [unitBefore = '', letter, signWithUnit = ''] = UNIT_BEFORE.exec(text.slice(0, at)) ?? []
  const front = signWithUnit || found.front
  const from = at - (unitBefore.length || found.frontLength)
  const before = text.slice(0, from)
  if (LETTER_BEFORE.test(before) || /(?:^|[ \p{Sc}(;-])[.,]$/u.test(text.slice(0, at))) return unsure()
  if (/(?:^|[^\p{L}\d.,)\p{Sc}+; ]) ?-$/u.test(before)) return unsure()
  const unit = letter ?? found.unit
  const rest = text.slice(at + number.length)
  if (to === at + number.length && (LETTER_BEHIND.test(rest) || rest.startsWith("'s"))) return unsure()
  const sign = front || found.behind
  const money = sign || defaults.sign
  const isOfCommas = defaults.commas || isCommaSign(money)
  const values = valuesOf(number, { commas: isOfCommas, unit })
  const factors = unit === undefined ? [1] : factorsOf(unit, money, values[0] ?? { value: 0, decimals: 0 })
  const [value, otherValue] = values
  const [factor, otherFactor] = factors
  if (!value || !factor || otherValue || otherFactor)
    return unsure(values.flatMap((each) => factors.map((one) => each.value * one)))
  return { ...value, factor, number, from, to, sign }
}

type Value = { value: number; decimals: number }

/**
 * Returns the possible values of a number. Three digits after a comma are thousands. Three digits after a point are
 * thousands if `commas` (a decimal comma is usual), decimals before a unit, and otherwise ambiguous. With `commas` and
 * a unit, the number is ambiguous, except that a comma before a foreign unit is decimal.
 */
function valuesOf(number: string, { commas, unit }: { commas: boolean; unit: string | undefined }): Value[] {
  if (/^0\d/.test(number)) return []
  const readings = readingsOf(number)
  const [decimal, whole] = readings
  const isComma = number.includes(',')
  if (!decimal || !whole) return decimal && decimal.decimals > 2 && unit === undefined ? [] : readings
  if (unit !== undefined && commas) return isComma && isForeignUnit(unit) ? [decimal] : readings
  if (unit !== undefined) return [isComma ? whole : decimal]
  return isComma || commas ? [whole] : readings
}
