/** The currencies that a site can be in: of two decimals, with a least charge that Stripe documents (D-165). */
export const CURRENCIES = [
  ...(['USD', 'AED', 'AUD', 'BRL', 'CAD', 'CHF', 'CZK', 'DKK', 'EUR', 'GBP', 'HKD'] as const),
  ...(['INR', 'MXN', 'MYR', 'NOK', 'NZD', 'PLN', 'RON', 'SEK', 'SGD', 'THB'] as const),
] as const
export type Currency = (typeof CURRENCIES)[number]

type Display = 'symbol' | 'narrowSymbol' | 'code' | 'name'

/** Returns the prefix of an amount: "$", "£", "CA$", or "CHF" with a space that does not break. */
export function signOf(currency: Currency): string {
  const parts = partsOf(currency, 'symbol')
  return parts
    .slice(
      0,
      parts.findIndex(({ type }) => type === 'integer'),
    )
    .map(({ value }) => value)
    .join('')
}

/** "US dollars", "British pounds". */
export const nameOf = (currency: Currency): string => written(currency, 'name')

/** A text without the currency's own sign or code in front: "£250k" and "gbp 250k" → "250k". */
export function withoutSign(text: string, currency: Currency | undefined): string {
  const bare = text.trimStart()
  if (!currency) return bare
  const signs = (['symbol', 'narrowSymbol', 'code'] as const).map((display) => written(currency, display))
  const sign = signs.find((each) => bare.toLowerCase().startsWith(each.toLowerCase()))
  return sign === undefined ? bare : bare.slice(sign.length).trimStart()
}

function written(currency: Currency, display: Display): string {
  const signs = partsOf(currency, display).filter(({ type }) => type === 'currency')
  const [sign = currency] = signs.map(({ value }) => value)
  return sign
}

/** Each made once: a card asks for three of them, and they cost a good part of its time. */
const known = new Map<string, Intl.NumberFormatPart[]>()

function partsOf(currency: Currency, currencyDisplay: Display): Intl.NumberFormatPart[] {
  const key = `${currency} ${currencyDisplay}`
  const parts =
    known.get(key) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay }).formatToParts(2)
  known.set(key, parts)
  return parts
}
