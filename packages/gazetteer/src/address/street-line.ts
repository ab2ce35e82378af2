import { folded } from './folded-text.ts'
import { splitBehindType } from './street-words.ts'
import { withoutSigns } from './without-signs.ts'

/** A line with a house number. `rest`: the text before or after the street and number. */
export type StreetLine = { houseNumber: string; street: string; unit?: string; rest?: string }

/**
 * Regional conventions. `isUnitFirst`: `402-1230 Maple Street` is flat 402 of number 1230. `isUnitBehind`: in `12-2` or
 * `18/3 Leith Walk`, the flat is last. `country`: the likely one.
 */
export type Habits = { isUnitFirst?: boolean; isUnitBehind?: boolean; country?: string | undefined }

const NO = '(?:(?:no|nr|num|numero|number|n\\.?º|n|№)(?:[.:º]{1,2} ?| (?=\\d)|(?=\\d)))?'
const REPEATED = '(?: ?(?:bis|ter|quater)(?![a-z]))?'
/** The half of "221 1/2 Baker St", a home of its own between 221 and 223. */
const FRACTION_SIGN = '(?: ?[½¼¾])?'
const FRACTION = '(?: ?[½¼¾]|[ -][1-9]/[2-9](?=,? ))?'
const SLASH_BEFORE =
  /^(?:u(?=\d))?((?:[a-z]{2,12} )?[a-z]?\d{1,5}[a-z]?)\/(\d{1,5}[a-z]?(?:-\d{1,5}[a-z]?)?) (?=\p{L})/u
const DASH_BEFORE = /^#?(\d{1,5}[a-z]?)-(\d{1,6}[a-z]?) (?=\p{L})/u
const NUMBER_BEFORE = new RegExp(
  `^${NO}(\\d{1,6}(?:[-–]\\d{1,6})?[a-z]?${REPEATED}${FRACTION}),? (?=\\p{L}|\\d{1,3}(?:st|nd|rd|th) )`,
  'u',
)
const NUMBER_ALONE = new RegExp(
  `^${NO}(\\d{1,4}(?:[-–]\\d{1,4})?(?: ?[a-z])?${REPEATED}${FRACTION_SIGN}(?:/[a-z])?)$`,
  'u',
)
const NUMBER_BEHIND = new RegExp(
  `(?:^| |,|(?<=\\.))${NO}(\\d{1,5}(?:[-–]\\d{1,5})?(?: ?[a-z](?![a-z]))?${REPEATED}${FRACTION_SIGN})((?:[/ -]{1,2}(?:\\d{1,4}[a-z]?|[a-z]{1,3}))?(?:/\\d{1,4}[a-z]?)?)$`,
  'u',
)
const NUMBER_WITHIN = new RegExp(
  `^(\\D{3,60}?)[ ,]${NO}(\\d{1,5}[a-z]?(?:/\\d{1,4}[a-z]?){0,2}),? (?=\\p{L}{3}|\\d{4,6} \\p{L})`,
  'u',
)

export const numberAlone = (line: string): string | undefined => {
  const { text, at } = folded(line)
  const match = NUMBER_ALONE.exec(text)
  return match?.[1] && line.slice(at[text.length - match[1].length])
}

export function streetLine(line: string, habits: Habits = {}): StreetLine | undefined {
  return numberFirst(line, habits) ?? numberLast(line, habits) ?? numberWithin(line)
}

function numberFirst(line: string, { isUnitFirst, isUnitBehind }: Habits): StreetLine | undefined {
  const { text, at } = folded(line)
  const slash = SLASH_BEFORE.exec(text) ?? (isUnitFirst ? DASH_BEFORE.exec(text) : null)
  const plain = slash ? null : NUMBER_BEFORE.exec(text)
  const match = slash ?? plain
  if (!match) return undefined
  const name = line.slice(at[match[0].length]).trim()
  const split = splitBehindType(name) ?? splitAtPostcode(name)
  const named = { street: split?.street ?? name, ...(split && { rest: split.rest }) }
  if (plain) {
    const number = plain[1] ?? ''
    const from = text.indexOf(number)
    return { houseNumber: line.slice(at[from], at[from + number.length]), ...named }
  }
  const [, first = '', second = ''] = match
  return isUnitBehind && !isUnitFirst
    ? { unit: second.toUpperCase(), houseNumber: first, ...named }
    : {
        unit: line.slice(at[text.indexOf(first)], at[text.indexOf(first) + first.length]),
        houseNumber: second,
        ...named,
      }
}

function splitAtPostcode(name: string): { street: string; rest: string } | undefined {
  const at = name.search(/ \d{4,6} \p{L}/u)
  return at < 3 ? undefined : { street: name.slice(0, at), rest: name.slice(at + 1) }
}

function numberLast(line: string, { isUnitBehind }: Habits): StreetLine | undefined {
  const { text, at } = folded(line)
  const match = NUMBER_BEHIND.exec(text)
  const street = match && withoutSigns(line.slice(0, at[match.index]), '', ',')
  if (!match || !street || !/\p{L}{2}/u.test(street)) return undefined
  const [, number = '', behind = ''] = match
  const [sign = '', ...others] = behind.split(/[/ -]+/).filter(Boolean)
  if (!sign) return signed({ houseNumber: number, street }, number, isUnitBehind)
  if (/^[a-z]$/.test(sign) && others.length === 0) return { houseNumber: `${number}${sign.toUpperCase()}`, street }
  return { houseNumber: number, street, unit: [sign, ...others].join('/').toUpperCase() }
}

/**
 * Reads "12-2" as flat 2 of number 12 if `isUnitBehind`, or if it can't be a range because the second number is not
 * higher; otherwise as a range of house numbers.
 */
function signed(line: StreetLine, number: string, isUnitBehind = false): StreetLine {
  const [, from = '', to = ''] = /^(\d+)[-–](\d+)$/.exec(number) ?? []
  const isRange = !to || (Number(to) > Number(from) && !isUnitBehind)
  return isRange
    ? { ...line, houseNumber: number.replaceAll(' ', '').toUpperCase() }
    : { ...line, houseNumber: from, unit: to }
}

function numberWithin(line: string): StreetLine | undefined {
  const { text, at } = folded(line)
  const match = NUMBER_WITHIN.exec(text)
  if (!match) return undefined
  const [number = '', ...unit] = (match[2] ?? '').split('/')
  const street = line.slice(0, at[(match[1] ?? '').length]).trim()
  const rest = line.slice(at[match[0].length]).trim()
  return { houseNumber: number.toUpperCase(), street, rest, ...(unit.length > 0 && { unit: unit.join('/') }) }
}
