import { signOf } from 'price-text/currency'
import type { Currency } from '#contract/currency'
import { localeOf, readersLanguage } from '#contract/language'
import { withSign } from '#contract/money'
import { priceRange } from '#contract/price'
import { type AskedPrice, shownPrice } from '#contract/shown-price'
import * as t from '#messages/map'

export function shortPrice(asked: AskedPrice, currency: Currency | undefined): string {
  if (asked.price === '') return asked.priceKind === 'auction' ? t.auction() : t.onApplication()
  const { price } = asked
  const range = priceRange(price, { currency })
  if (!range) return shownPrice({ price }, currency)
  const lowest = compact(range.lowest / 100, currency)
  return range.highest > range.lowest || asked.priceKind === 'from' ? t.andMore({ price: lowest }) : lowest
}

/** Places the sign as in other English prices, without the space that `Intl` adds after a code. */
function compact(amount: number, currency: Currency | undefined): string {
  const language = readersLanguage()
  const short = { notation: 'compact', maximumSignificantDigits: 3 } as const
  if (language !== 'en')
    return withSign(
      amount.toLocaleString(localeOf(language), { ...short, ...(currency && { style: 'currency', currency }) }),
    )
  return `${currency ? signOf(currency).trim() : ''}${amount.toLocaleString('en', short)}`
}
