import { numbersIn } from 'price-text'
import type { ReadOptions } from './feed-options.ts'
import { priceRange } from './price-range.ts'

/**
 * Parses "4.00" or "1.234,5"; returns undefined for other texts. In an ambiguous number, a point marks decimals:
 * "1.234" is 1.234.
 */
export const numberIn = (text = ''): number | undefined =>
  /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/i.test(text.trim()) ? Number(text) : numbersIn(text, '.')[0]

export const bedroomsIn = (text: string): number | undefined => (/^studio\b/i.test(text) ? 0 : numberIn(text))

export const isYes = (text: string | undefined): boolean => /^(?:1|y|yes|true|ja|wahr)$/i.test(text?.trim() ?? '')

export const isNo = (value: unknown): boolean => /^(?:0|n|no|none|false|f|off|nein|falsch)$/i.test(String(value).trim())

const SIGNS: Record<string, string> = { '€': 'EUR', '£': 'GBP' }

const LETTING =
  /(?:^|[\s\d.,;€£$])(?:p\.?c\.?m|p\.?w|p\.?p\.?p\.?w|p\.?a)\.?(?=$|[\s,;)])|(?:\/|\b(?:per|pro|par|por|al|a|je|each)\b)\s?(?:calendar )?(?:month|mth|mo|week|wk|day|night|year|annum|monat|jahr|woche|tag|nacht|mois|semaine|mes|semana|d[ií]a|a[ñn]o|noche|mese|settimana|anno|maand|jaar)(?!\p{L})|miete(?!\p{L})|\b(?:monthly|weekly|nightly|monatlich|mensuel|mensual|mensile|rent|rental|alquiler|loyer|affitto)\b/iu
const FOR_AN_AREA =
  /(?:\/|\b(?:per|pro|par|por|al|je|a)\b)\s?(?:m²|m2|qm|sqm|sq\.?\s?m|sq\.?\s?f(?:oo|ee)?t|ft²|ft2|square|acre|hectare|ha(?!\p{L})|mq|metro|m[eè]tre)/iu
const DEPOSIT =
  /\b(?:deposit|down ?payment|reservation fee|holding fee|anzahlung|kaution|acompte|arras|caparra)\b|señal/iu
const SHARE =
  /\bshare(?:d|s)?\b(?! of (?:the )?freehold)|\bpart[- ](?:buy|own\w*)|\bfraction\w*|\btime ?share|\bco-?owner\w*|\bmiteigentum/iu

export function whyNoSale(text: string): string | undefined {
  if (LETTING.test(text)) return 'a letting'
  if (FOR_AN_AREA.test(text)) return 'a price for an area'
  if (DEPOSIT.test(text)) return 'a deposit'
  return SHARE.test(text) ? A_SHARE : undefined
}
export const A_SHARE = 'a share of a home'

const ALL_CODES = Intl.supportedValuesOf('currency')
const CODES = new Set(ALL_CODES)
const withoutCode = (code: string): string => (CODES.has(code.toUpperCase()) ? '' : code)

/**
 * Returns the currency and the price in plain digits, or the text itself if it has several amounts or a negative one. An
 * amount of 0 is no price. An ambiguous amount ("495.000") is read as the higher one.
 */
export function priceIn(
  text: string,
  { currencies = ALL_CODES }: Pick<ReadOptions, 'currencies'> = {},
): { price?: string; currency?: string } {
  const plain = text.trim()
  const sign = /[€£]/.exec(plain)?.[0]
  const code = currencies.find((each) => new RegExp(`\\b${each}\\b`, 'i').test(plain))
  const currency = sign ? SIGNS[sign] : code
  const bare = plain
    .replace(/[€£$]|,-+|\.-+/g, '')
    .replace(/\b[a-z]{3}\b/gi, withoutCode)
    .trim()
  const amount = Math.max(0, ...numbersIn(bare))
  if (amount > 0) return { price: String(Math.round(amount * 100) / 100), ...(currency && { currency }) }
  if (/^[-−]\s*[\d.,]*[1-9]/.test(bare)) return { price: plain, ...(currency && { currency }) }
  return /\d/.test(bare) && priceRange(plain) ? { price: plain, ...(currency && { currency }) } : {}
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Returns YYYY-MM-DD for 2026-03-04, 20260304, 04.03.2026, 04/03/2026, 3/4/2026 and 04-Mar-2026, with or without a
 * time; undefined for other texts. `order` applies to ambiguous dates, except that with dots the day is always first.
 */
export function dayIn(text: string, order: 'dmy' | 'mdy' = 'dmy'): string | undefined {
  const [, year, month, date] = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})(?!\d)/.exec(text.trim()) ?? []
  if (year) return existing(year, month, date)
  const named = /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ](\d{4})/i.exec(text.trim())
  if (named) return existing(named[3], String(MONTHS.indexOf(named[2]?.toLowerCase() ?? '') + 1), named[1])
  const [, first, mark, second, last] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})/.exec(text.trim()) ?? []
  const [dmy, mdy] = [existing(last, second, first), existing(last, first, second)]
  return order === 'dmy' || mark === '.' ? (dmy ?? mdy) : (mdy ?? dmy)
}

function existing(year = '', month = '', date = ''): string | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : undefined
}

/** Units of area in square metres; an Australian square is 100 ft². */
const SQUARE_METRES = { m2: 1, ft2: 0.09290304, square: 9.290304, acre: 4046.8564224, hectare: 10_000 }
type Unit = keyof typeof SQUARE_METRES
type Area = { amount: number | undefined; unit: Unit }

/**
 * Converts area and plot to one unit: square feet if the area (or, without one, the plot) is in square feet or acres,
 * otherwise square metres. Returns no fields without an amount.
 */
export function areasIn({ area, plot }: { area: Area; plot: Area }) {
  const measured = [area, plot].filter(({ amount }) => amount)
  const [main] = measured
  if (!main) return {}
  const areaUnit = main.unit === 'ft2' || main.unit === 'acre' ? ('ft2' as const) : ('m2' as const)
  const inUnit = ({ amount, unit }: Area) =>
    amount && (unit === areaUnit ? amount : rounded((amount * SQUARE_METRES[unit]) / SQUARE_METRES[areaUnit]))
  return { area: inUnit(area) || undefined, plot: inUnit(plot) || undefined, areaUnit }
}

const rounded = (value: number): number => Math.round(value * 100) / 100

export function unitIn(name: string): Unit {
  if (/^square$/i.test(name)) return 'square'
  if (/acre/i.test(name)) return 'acre'
  if (/hectare|^ha$/i.test(name)) return 'hectare'
  return /f(?:ee|oo)?t/i.test(name) ? 'ft2' : 'm2'
}

export const pointIn = (latitude: string, longitude: string) => ({
  latitude: numberIn(latitude),
  longitude: numberIn(longitude),
})
