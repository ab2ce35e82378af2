import { signOf, withoutSign } from 'price-text/currency'
import type { Currency } from './currency.ts'
import type { PriceKind } from './property-facts.ts'
import { withSeparators } from './separators.ts'

/** A price with its kind; without a kind it is asked as its text says. */
export type AskedPrice = { price: string; priceKind?: PriceKind | null | undefined }

export const PRICE_ON_APPLICATION = 'Price on application'
/** The words before the amounts of these kinds; other prices stand below the label "Price Range". */
const words: Partial<Record<PriceKind, string>> = {
  from: 'From',
  offersOver: 'Offers over',
  guide: 'Guide price',
  fixed: 'Fixed price',
  auction: 'Auction guide price',
}

export const PRICE_LABEL = 'Price Range:'
type PriceParts = { label?: string; amount: string }

/**
 * Returns a price in two parts: "Price Range:" with the price as typed and the site's sign (P-34), or the words of its
 * kind with its amounts. Without an amount there is no label. Without a sign while the currency is unknown.
 */
export function priceParts({ price, priceKind }: AskedPrice, currency: Currency | undefined): PriceParts {
  if (price === '') return { amount: priceKind === 'auction' ? 'For sale by auction' : PRICE_ON_APPLICATION }
  const label = priceKind && words[priceKind]
  return { label: label || PRICE_LABEL, amount: typedPrice(label ? withoutWords(price) : price, currency) }
}

/** "250000 (Guide price)", "From $250,000" → the amounts, without the reader of amounts, which the first view lacks. */
const withoutWords = (price: string): string => price.replace(/ *\([a-z ]+\)|^[a-z ]+(?= [^a-z]*\d)/gi, '').trim()

/** Returns a price to be read alone: "$250,000 - $300,000", "Offers over $325,000", "Price on application". */
export function shownPrice(asked: AskedPrice, currency: Currency | undefined): string {
  const { label, amount } = priceParts(asked, currency)
  return label === undefined || label === PRICE_LABEL ? amount : `${label} ${amount}`
}

function typedPrice(price: string, currency: Currency | undefined): string {
  const bare = withoutSign(price, currency).replace(/^[$£€]\s*/, '')
  return `${currency ? signOf(currency) : ''}${withSeparators(bare)}`
}
