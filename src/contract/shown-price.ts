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
  const bare = (text: string) => withoutSign(text, currency)
  const digitsIn = (text: string) => bare(text.replace(SIGN_BEHIND, '$2$1')).replace(THOUSANDS_MARK, '')
  const amounts = price.split(/ ?[-–] ?/).map((part) => toCents(digitsIn(part).replace(',', '.')) ?? Number.NaN)
  return isolated(
    readersLanguage() !== 'en' && Math.min(...amounts) >= (amounts[1] ? MIN_END_CENTS : 0)
      ? amounts.map((cents) => shownShort(cents, currency)).join(' – ')
      : `${currency ? signOf(currency) : ''}${withSeparators(bare(price).replace(/^[$£€]\s*/, ''))}`,
  )
}

const SIGN_BEHIND = /^(\d.*\d)(\D+)$/
const THOUSANDS_MARK = /[.,'’\s](?=\d{3}(?!\d))/g
/** From here on, neither end of a range is short for thousands, as the first in "250-300,000". */
const MIN_END_CENTS = 10_000_00
