import type { Currency } from '#contract/currency'
import type { Offer } from '#contract/offer'
import { priceRange } from '#contract/price'

const NEAR = 0.25 // of the price, to both sides

type Home = Pick<Offer, 'location' | 'askingPrice' | 'propertyType'>

export function similarSearch(
  { location, askingPrice, propertyType }: Home,
  currency: Currency | undefined,
): URLSearchParams {
  const search = new URLSearchParams()
  const region = regionOf(location)
  const range = askingPrice === undefined ? undefined : priceRange(askingPrice, { currency })
  if (region) search.set('q', region)
  if (propertyType) search.set('type', propertyType)
  if (range) {
    search.set('minPrice', String(Math.floor((range.lowest * (1 - NEAR)) / 100)))
    search.set('maxPrice', String(Math.ceil((range.highest * (1 + NEAR)) / 100)))
  }
  return search
}

function regionOf(location: string): string | undefined {
  const [, ...places] = location.split(',').map((part) => part.trim())
  const [town, region] = places.filter((part) => part !== '' && !/\d/.test(part))
  return region ?? town
}
