import { type Currency, withoutSign } from './currency.ts'

/** An amount in a text, in cents; `from` and `to` are the ends of its number, sign and unit included. */
type Amount = { cents: number; number: string; value: number; factor: number; from: number; to: number; sign?: string }
/** The reading of a text: its amounts in cents, or the part of it of which the reader is not sure, with what it may mean (in whole units). */
export type AmountReading = { amounts: number[]; unsure?: undefined } | UnsureReading
type UnsureReading = { amounts?: undefined; unsure: string; readings: number[] }

const MAX_TYPED_LENGTH = 60
const MAX_TYPED_CENTS = 999_999_999_999_99
/** A larger ratio of two amounts in one price is one that was misread: a house number, "420-440000". */
const MAX_RATIO = 100

const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10,
]
const NUMBER = /\d+(?:[.,'_]\d+| \d{3}(?!\d))*/g
const UNITS: [number, string][] = [
  [1e3, 'k|thousand|thou|tsd|tausend|mille|mila|tusen|tusind|tkr|tys|bin|ribu|тыс|тысяч|हज़ार|千'],
  [1e4, '万|萬|만'],
  [1e5, 'lakhs?|lacs?|लाख'],
  [
    1e6,
    'm|mm|mn|mio|mln|mkr|millions?|millionen|mill|milj|miljoen|miljoner|miljoonaa|millones|millón|milhões|milhão|milioni|milione|milionů|milionów|milion|milyon|juta|triệu|млн|миллионов|миллион|百万',
  ],
  [1e7, 'crores?|cr|करोड़'],
  [1e8, '億|亿|억'],
  [1e9, 'bn|billions?|mrd|mld|milliards?|milliarden|miliardi|miliarde|млрд|十亿'],
]
/** Currencies as they are written, and how their countries write decimals: with a point, or with a comma and points between thousands. */
const POINT_SIGNS = String.raw`(?:us|ca|au|nz|hk|mx|a|c|s)?\$|£|₹|¥|₩|฿|₪|rs|rm|sfr|fr|chf|usd|gbp|aud|cad|nzd|hkd|sgd|inr|mxn|myr|thb|aed|jpy|cny|krw|ils|dollars?|pounds?|rupees?`
const COMMA_SIGNS = String.raw`r\$|€|₺|₽|₫|₴|kr|kč|zł|ft|lei|eur|brl|dkk|nok|sek|pln|czk|ron|huf|try|rub|uah|idr|vnd|clp|cop|ars|isk|euros?|reais|kronor|kroner|złotych|korun`
const SIGN = `(?:${POINT_SIGNS}|${COMMA_SIGNS})`
const end = String.raw`(?![\p{L}\d²³])`
const SIGN_BEFORE = new RegExp(`(${SIGN})\\.? ?$`, 'iu')
const SIGN_AFTER = new RegExp(`^(?:[.,]-+)? ?(${SIGN})${end}`, 'iu')
const COMMA_SIGN = new RegExp(`^(?:${COMMA_SIGNS})$`, 'iu')
const UNIT = new RegExp(String.raw`^ ?(${UNITS.map(([, words]) => words).join('|')})${end}\.?`, 'iu')
const NO_PRICE_BEHIND = new RegExp(
  `^ ?-?(?:%|percent|beds?|bedrooms?|bd|br|baths?|bathrooms?|rooms?|zimmer|zi|pièces?|habitaciones|hab|dorm|camere|sq|sqm|sqft|ft|feet|foot|qm|m²|m2|acres?|ha|hectares?|km|miles?|min|minutes?|years?|yrs?|months?|weeks?|days?|floors?|storeys?|stories|units?|plots?|apartments?|flats?|houses?|homes?|people)${end}`,
  'iu',
)
const NO_PRICE_BEFORE = /(?:built|build|year|since|baujahr|anno|año|année|in|©)(?: in)?:? ?$/iu
const PHONE_BEFORE = /(?:tel|phone|mobile|call|fax|whatsapp|☎|📞)[.: ]*[+(]?$|\+$/iu
const COUNTED_BEFORE = /(?:lot|unit|flat|apt|apartment|plot|house|no|nr|number|room|#)[. ]*$/iu
const LINK = new RegExp(
  String.raw`^ ?(?:-+|to|until|till|up to|bis|à|a|and|und|et|y|e|tot|til|till|do|до|~|/) ?(?:${SIGN})?\.? ?$`,
  'iu',
)

/** Reads every amount of a price text: "250k - $300,000", "1.250.000 €", "$420-440K", "₹ 50 lakh" (P-34). Says of what it is not sure, and never guesses. */
export function readAmounts(text: string): AmountReading {
  const plain = inPlainSigns(text)
  const found: Amount[] = []
  let endOfPhone = 0
  for (const match of plain.matchAll(NUMBER)) {
    if (match.index < endOfPhone) continue
    if (PHONE_BEFORE.test(plain.slice(0, match.index))) {
      endOfPhone = match.index + (/^[\d ()./-]*/.exec(plain.slice(match.index))?.[0].length ?? 0)
      continue
    }
    const amount = amountAt(plain, match[0], match.index)
    if (amount === 'other') continue
    if ('unsure' in amount) return amount
    found.push(amount)
  }
  for (const [at, second] of found.entries()) {
    const first = found[at - 1]
    if (!first || !LINK.test(plain.slice(first.to, second.from))) continue
    const unsure = shareUnit(first, second)
    if (unsure) return unsure
  }
  const amounts = found.map(({ cents }) => cents)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const small = found.find(({ cents }) => cents === least)
  if (small && least > 0 && most / least >= MAX_RATIO) return { unsure: small.number, readings: [small.value] }
  return { amounts }
}

/**
 * An amount that is typed into a field, in cents: "500k", "1.2m", "500,000", "500 000", "$500k". `undefined` when the text is
 * anything else, or one in another currency.
 */
export function typedAmount(text: string, currency: Currency | undefined): number | undefined {
  if (text.length > MAX_TYPED_LENGTH) return undefined
  const plain = inPlainSigns(withoutSign(text, currency)).trim()
  const [match, more] = plain.matchAll(NUMBER)
  if (!match || more) return undefined
  const commas = currency !== undefined && COMMA_SIGN.test(currency)
  const amount = amountAt(plain, match[0], match.index, commas)
  if (amount === 'other' || 'unsure' in amount || amount.from > 0 || amount.to < plain.length) return undefined
  const isForeign = amount.sign !== undefined && withoutSign(amount.sign, currency) !== ''
  return isForeign || amount.cents > MAX_TYPED_CENTS ? undefined : amount.cents
}

/** One spelling of blanks, digits, apostrophes, dashes and separators of all scripts, each as long as before. */
const inPlainSigns = (text: string) =>
  text
    .replace(/\p{Z}/gu, ' ')
    .replace(/[’‘ʼ`´′\u066C]/g, "'")
    .replace(/[‒–—−]/g, '-')
    .replace(/[\u066B，]/g, ',')
    .replace(/．/g, '.')
    .replace(/\p{Nd}/gu, digitOf)

function digitOf(character: string): string {
  const code = character.charCodeAt(0)
  const zero = ZEROS.find((each) => code >= each && code < each + 10)
  return zero === undefined ? character : String(code - zero)
}

/** The number at `at` as an amount; `other` where the words around it say that it is none. */
function amountAt(text: string, number: string, at: number, commas = false): Amount | 'other' | UnsureReading {
  const [before, behind] = [text.slice(0, at), text.slice(at + number.length)]
  const unsure = (...readings: number[]) => ({ unsure: number, readings })
  if (NO_PRICE_BEHIND.test(behind)) return 'other'
  if (/^\d{4}$/.test(number) && NO_PRICE_BEFORE.test(before)) return 'other'
  const [signBefore, front] = signEnding(before)
  const inFront = before.slice(0, before.length - signBefore.length)
  if (/[\p{L}\d]$/u.test(front === undefined ? before : inFront) || COUNTED_BEFORE.test(before)) return unsure()
  if (/(?:^|[^\p{L}\d.,)]) ?-$/u.test(inFront) && !/[\d\p{L}\p{Sc}] -$/u.test(inFront)) return unsure()
  const [unitText = '', unit] = UNIT.exec(behind) ?? []
  const [signBehind = '', back] = SIGN_AFTER.exec(behind.slice(unitText.length)) ?? []
  if (unit === undefined && back === undefined && /^[\p{L}\d]/u.test(behind)) return unsure()
  const sign = front ?? back
  const usesCommas = sign === undefined ? commas : COMMA_SIGN.test(sign)
  const values = valuesOf(number, { usesCommas, hasUnit: unit !== undefined })
  const [value, other] = values
  if (value === undefined || other !== undefined) return unsure(...values)
  const factor = unit === undefined ? 1 : factorOf(unit)
  const ends = { from: at - signBefore.length, to: at + number.length + unitText.length + signBehind.length }
  return {
    cents: Math.round(value * factor * 100),
    number,
    value,
    factor,
    ...ends,
    ...(sign !== undefined && { sign }),
  }
}

/** The sign or code of a currency at the end of a text, with the blank behind it; letters at the end of a longer word are none. */
function signEnding(text: string): [string, string?] {
  const [all = '', sign = ''] = SIGN_BEFORE.exec(text) ?? []
  const isEndOfWord = /^\p{L}/u.test(sign) && /\p{L}$/u.test(text.slice(0, text.length - all.length))
  return all === '' || isEndOfWord ? [''] : [all, sign]
}

const factorOf = (unit: string) => UNITS.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(unit))?.[0] ?? 1

/** Every number that these digits and separators may mean: one where it is sure, none where they are no number. */
function valuesOf(number: string, { usesCommas, hasUnit }: { usesCommas: boolean; hasUnit: boolean }): number[] {
  const separators = number.replace(/\d/g, '')
  const groups = number.split(/\D/)
  const whole = Number(groups.join(''))
  if (separators === '') return /^0\d/.test(number) ? [] : [whole]
  const last = separators.at(-1) ?? ''
  const others = separators.slice(0, -1)
  const decimals = groups.at(-1) ?? ''
  const isGrouped = (parts: string[]) =>
    /^[1-9]\d{0,2}$/.test(parts[0] ?? '') &&
    (parts.slice(1).every((part) => part.length === 3) ||
      (parts.slice(1, -1).every((part) => part.length === 2) && parts.at(-1)?.length === 3))
  const asDecimal = Number(`${groups.slice(0, -1).join('')}.${decimals}`)
  if (others !== '') {
    if (others.split('').every((each) => each === last)) return isGrouped(groups) ? [whole] : []
    const isMixed =
      !others.split('').every((each) => each === others[0]) || !/[.,]/.test(last) || !isGrouped(groups.slice(0, -1))
    return isMixed || decimals.length > 2 ? [] : [asDecimal]
  }
  if (!/[.,]/.test(last)) return isGrouped(groups) ? [whole] : []
  if (decimals.length < 3 || groups[0] === '0') return [asDecimal]
  if (hasUnit && (decimals.length > 3 || last === '.')) return [asDecimal]
  if (decimals.length > 3 || !isGrouped(groups)) return []
  return last === ',' || usesCommas ? [whole] : [asDecimal, whole]
}

/** In a range, a unit or thousands that stand once count for both ends: "$420-440K", "$250-300,000". */
function shareUnit(first: Amount, second: Amount): UnsureReading | undefined {
  const [bare, full] = first.factor === 1 ? [first, second] : [second, first]
  const unit =
    full.factor > 1
      ? full.factor
      : bare === first && /\D\d{3}$/.test(full.number) && full.value >= 1000
        ? 1000 ** Math.floor(Math.log10(full.value) / 3)
        : 1
  if (bare.factor > 1 || unit === 1 || bare.value >= 1000) return undefined
  const scaled = bare.value * unit
  const isInOrder = bare === first ? scaled <= full.cents / 100 : scaled >= full.cents / 100
  if (!isInOrder) return { unsure: bare.number, readings: [bare.value, scaled / (unit / 1000)] }
  bare.cents = Math.round(scaled * 100)
  return undefined
}
