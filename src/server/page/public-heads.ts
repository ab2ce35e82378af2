import type { PublicAgent } from '#contract/agent'
import { BRAND, COMPANY } from '#contract/brand'
import type { Currency } from '#contract/currency'
import { screenPath, screens } from '#contract/page/screens'
import { priceRange } from '#contract/price'
import type { Property } from '#contract/property'
import { shownPrice } from '#contract/shown-price'
import type { PageHead } from './page-head.ts'

const SCHEMA = 'https://schema.org'

/** What the head of the home page says. */
export const homeHead = (origin: string): PageHead => ({
  path: '/',
  picture: '/demo/hero-1600.webp',
  data: {
    '@context': SCHEMA,
    '@type': 'WebSite',
    name: BRAND,
    url: `${origin}/`,
    publisher: { '@type': 'Organization', name: COMPANY, url: `${origin}/` },
  },
})

/** What the head says of a home in public view. Its agent's e-mail address is not for search engines. */
export function propertyHead(property: Property, currency: Currency, origin: string): PageHead {
  const { _id, title, location, description, price, propertyImage, sold, verifiedAt } = property
  const path = screenPath(screens.propertyDetails, { id: _id })
  const range = priceRange(price)
  const offer = range && {
    '@type': 'AggregateOffer',
    priceCurrency: currency,
    lowPrice: range.lowest / 100,
    highPrice: range.highest / 100,
    availability: `${SCHEMA}/${sold ? 'SoldOut' : 'InStock'}`,
  }
  return {
    title,
    description: `${shownPrice(price, currency)}, ${location}. ${description}`,
    path,
    picture: propertyImage,
    data: {
      '@context': SCHEMA,
      '@type': 'RealEstateListing',
      name: title,
      description,
      url: new URL(path, origin).href,
      image: absolute(propertyImage, origin),
      datePosted: verifiedAt,
      contentLocation: { '@type': 'Place', address: location },
      offers: offer,
    },
  }
}

/** What the head says of an agent. */
export function agentHead({ _id, name, photoURL, homesForSale, rating }: PublicAgent, origin: string): PageHead {
  const path = screenPath(screens.agent, { id: _id })
  const image = photoURL ? absolute(photoURL, origin) : undefined
  return {
    title: name,
    description: `${name}, agent at ${BRAND}: ${homesForSale} ${homesForSale === 1 ? 'home' : 'homes'} for sale.`,
    path,
    picture: photoURL ?? undefined,
    data: {
      '@context': SCHEMA,
      '@type': 'RealEstateAgent',
      name,
      url: new URL(path, origin).href,
      image,
      parentOrganization: { '@type': 'Organization', name: BRAND },
      aggregateRating: rating && {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
      },
    },
  }
}

const absolute = (address: string, origin: string): string =>
  URL.canParse(address, origin) ? new URL(address, origin).href : origin
