/** The limit in characters, checked before any pattern is applied. */
export const MAX_NUMBER_LENGTH = 30

export type DecimalMark = '.' | ','
type Reading = { value: number; decimals: number }

/** Matches digits with separators. "٫" is the Arabic decimal mark, which never separates thousands. */
export const NUMBER = /\d+(?:[.,٫'_]\d+| \d{2,3}(?!\d))*/g

/**
 * Replaces spaces, digits, fractions, apostrophes, dashes and most separators of all scripts by plain ones, `m2` by
 * `m²`, and removes invisible formatting characters.
 */
export const inPlainSigns = (text: string): string =>
  /^[\d.,' -]*$/.test(text) // already normalized, like nearly all numbers
    ? text
    : text
        .normalize('NFC')
        .replace(/\p{Cf}/gu, '')
        .replace(/[！-～￠-￦㎡]/g, (wide) => wide.normalize('NFKC'))
        .replace(/(\p{Nd}) ?([¼½¾])/gu, (_, digit: string, part: string) => `${digit}${FRACTIONS[part]}`)
        .replace(/[¼½¾]/g, (part) => `0${FRACTIONS[part]}`)
        .replace(/[\p{Z}\t]/gu, ' ')
        .replace(/[’‘ʼ`´′ʹ\u066C]/g, "'")
        .replace(/[\u2010-\u2015\u2212]/g, '-')
        .replace(/[〜∼]/g, '~')
        .replace(/·/g, '.')
        .replace(/[İı]/g, 'i')
        .replace(/(?!\d)\p{Nd}/gu, digitOf)
        .replace(/(^|\P{L})(sq ?m|m|ft|km)2(?!\d)/giu, '$1$2²')

const FRACTIONS: Record<string, string> = { '¼': '.25', '½': '.5', '¾': '.75' }

/**
 * Returns the value of a digit of any script: Unicode lists the ten digits of a script in order, so the number of
 * digits before a character is its value.
 */
export function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  let before = 0
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before++
  return String(before % 10)
}

/**
 * Returns every number that digits and separators may mean, judged by their pattern alone: one if unambiguous, none if
 * invalid.
 */
export function readingsOf(number: string): Reading[] {
  const separators = number.replace(/\d/g, '')
  const groups = number.split(/\D/)
  const whole = { value: Number(groups.join('')), decimals: 0 }
  const last = separators.at(-1) ?? ''
  const decimals = groups.at(-1) ?? ''
  const decimal = { value: Number(`${groups.slice(0, -1).join('')}.${decimals}`), decimals: decimals.length }
  if (separators === '') return [whole]
  if (/^[^٫]*٫$/.test(separators)) return separators === '٫' || isGrouped(groups.slice(0, -1)) ? [decimal] : []
  const others = separators.slice(0, -1)
  if (others === '') {
    if (!/[.,]/.test(last)) return isGrouped(groups) ? [whole] : []
    if (decimals.length !== 3 || !isGrouped(groups)) return [decimal]
    return [decimal, whole]
  }
  if (isOfOne(separators)) return isGrouped(groups) ? [whole] : []
  if (/^'[.,]$/.test(separators) && decimals.length === 3) return isGrouped(groups) ? [whole] : [] // $2'500,000 of Mexico
  return (isOfOne(others) || /^'[.,]$/.test(others)) &&
    !others.includes(last) &&
    /[.,]/.test(last) &&
    isGrouped(groups.slice(0, -1))
    ? [decimal]
    : []
}

const isOfOne = (signs: string): boolean => signs.split('').every((each) => each === signs[0])

const isGrouped = ([first = '', ...parts]: string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(first) &&
  parts.at(-1)?.length !== 2 &&
  (parts.every((part) => part.length === 3) ||
    (first.length < 3 && parts.at(-1)?.length === 3 && parts.slice(0, -1).every((part) => part.length === 2)))

const FIELD = /^([-+]?)([.,٫]?\d+|\d[\d.,٫'_ ]*\d)[.,]?$/

/**
 * Returns every number that the text of a field may mean: "1,5", "1 240", "٣", "-0.5". `mark` selects the reading in
 * the user's notation: with a decimal point, "1,240" is 1240. Three digits after the user's own decimal mark stay
 * ambiguous.
 */
export function numbersIn(text: string, mark?: DecimalMark): number[] {
  const bare = text.trim()
  if (bare.length > MAX_NUMBER_LENGTH) return []
  const plain = inPlainSigns(bare).trim()
  const [, sign = '', digits = ''] = FIELD.exec(plain) ?? []
  if (digits === '') return []
  const readings = readingsOf(digits.replace(/^(?=[.,٫])/, '0'))
  const separator = /[.,]/.exec(digits)?.[0]
  const sure = readings.length > 1 && mark && separator !== mark ? readings.slice(1) : readings
  return sure.map(({ value }) => (sign === '-' ? -value : value))
}

/**
 * Returns the decimal mark of a language tag; undefined for an unknown language, or one with a mark other than point
 * and comma.
 */
export function decimalMarkOf(language: string | undefined): DecimalMark | undefined {
  if (language === undefined || language === '*') return undefined
  try {
    const parts = new Intl.NumberFormat(language).formatToParts(1.5)
    const mark = parts.find(({ type }) => type === 'decimal')?.value
    return mark === '.' || mark === ',' ? mark : undefined
  } catch {
    return undefined // not a valid language tag
  }
}
