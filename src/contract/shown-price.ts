import { signOf, withoutSign } from 'price-text/currency'
import * as t from '#messages/price'
import type { Currency } from './currency.ts'
import { isolated } from './isolated.ts'
import { readersLanguage } from './language.ts'
import { shownShort, toCents } from './money.ts'
import type { PriceKind } from './property-facts.ts'
import { withSeparators } from './separators.ts'

export type AskedPrice = { price: string; priceKind?: PriceKind | null | undefined }

const words: Partial<Record<PriceKind, () => string>> = {
  from: t.from,
  offersOver: t.offersOver,
  guide: t.guide,
  fixed: t.fixed,
  auction: t.auctionGuide,
}

type PriceParts = { label?: string; amount: string }

/**
 * Returns the label and the amounts of a price: "Price Range:" with the price as typed and the site's currency sign
 * (P-34), or the words of its kind. In other languages than English, a price without words has its amounts in the
 * reader's notation. A price without an amount has no label. While the currency is unknown, there is no sign.
 */
export function priceParts({ price, priceKind }: AskedPrice, currency: Currency | undefined): PriceParts {
  if (price === '') return { amount: priceKind === 'auction' ? t.byAuction() : t.onApplication() }
  const label = priceKind && words[priceKind]?.()
  return { label: label || t.range(), amount: typedPrice(label ? withoutWords(price) : price, currency) }
}

/**
 * Returns the amounts in "250000 (Guide price)" or "From $250,000". It doesn't use the price parser, which is loaded
 * after the first view.
 */
const withoutWords = (price: string): string =>
  price
    .replace(/^[a-z ]* (?=[^a-z ])(?=[^a-z]*\d)/i, '')
    .replace(/ +(?:\([a-z ]+\))?|\([a-z ]+\)/gi, (found) => (found.endsWith(')') ? '' : found))
    .trim()

/**
 * Returns a price that reads well without a label: "$250,000 - $300,000", "Offers over $325,000", "Price on
 * application".
 */
export function shownPrice(asked: AskedPrice, currency: Currency | undefined): string {
  const { label, amount } = priceParts(asked, currency)
  return label === undefined || isWithoutWords(asked) ? amount : `${label} ${amount}`
}

export const isWithoutWords = ({ price, priceKind }: AskedPrice): boolean =>
  price !== '' && (!priceKind || words[priceKind] === undefined)

function typedPrice(price: string, currency: Currency | undefined): string {
  const asTyped = `${currency ? signOf(currency) : ''}${withSeparators(withoutOwnSign(price, currency))}`
  const amounts = readersLanguage() === 'en' ? undefined : plainAmounts(price, currency)
  return isolated(amounts?.map((cents) => shownShort(cents, currency)).join(' – ') ?? asTyped)
}

/** Matches separated thousands, which may be followed by two decimals after another mark: "250,000", "1.250.000,50". */
const GROUPED = /^[1-9]\d{0,2}([.,'’ \u00A0\u202F])\d{3}(?:\1\d{3}){0,3}(?:(?!\1)[.,]\d\d)?$/
const THOUSANDS_MARK = /\D(?=\d{3})/g
/** From here on, neither end of a range is short for thousands, as the first in "250-300,000". */
const MIN_END_CENTS = 10_000_00
/** The ratio from which two amounts are no range, as in the parser of prices. */
const MAX_RATIO = 100

/** Returns the amount or the two ends of a price, in cents; undefined for a price with other text. */
function plainAmounts(price: string, currency: Currency | undefined): number[] | undefined {
  const parts = price.split(/ ?[-–] ?/)
  const amounts = parts.flatMap((part) => plainCents(part, currency) ?? [])
  if (amounts.length < parts.length || parts.length > 2) return undefined
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)]
  const isClear = parts.length === 1 || (lowest >= MIN_END_CENTS && highest / lowest < MAX_RATIO)
  return isClear ? amounts : undefined
}

/** Parses digits with or without separators, and the currency's own sign on either side. */
function plainCents(amount: string, currency: Currency | undefined): number | undefined {
  const bare = withoutOwnSign(amount, currency)
  const [, digits = bare, sign = ''] = /^(.*\d)([^\d.,]+)$/.exec(bare) ?? []
  if (withoutSign(sign, currency).trim() !== '') return undefined
  return toCents((GROUPED.test(digits) ? digits.replace(THOUSANDS_MARK, '') : digits).replace(',', '.'))
}

const withoutOwnSign = (price: string, currency: Currency | undefined): string =>
  withoutSign(price, currency).replace(/^[$£€]\s*/, '')
