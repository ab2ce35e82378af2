import type { SoldPrice } from '#contract/sold-price'
import type { StoredSale } from './sold-price.store.ts'
import { titleCase } from './title-case.ts'

export function shownSale(sale: StoredSale): SoldPrice {
  const { id, price, currency, soldOn, type, area, unit, house, street, town } = sale
  const line = [unit, house, street].filter(Boolean).map(titleCase).join(' ')
  return {
    _id: id,
    address: [line, titleCase(town)].filter(Boolean).join(', '),
    price: price / 100,
    currency,
    soldOn,
    ...(type && { type }),
    ...(area && { perM2: Math.round(price / 100 / area) }),
  }
}
