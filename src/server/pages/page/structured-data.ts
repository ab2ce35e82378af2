import type { PublicAgent } from '#contract/agent'
import { brand, brandName } from '#contract/brand'
import type { Currency } from '#contract/currency'
import { featureName } from '#contract/feature-names'
import { readersLanguage } from '#contract/language'
import { priceRange } from '#contract/price'
import type { Property } from '#contract/property'
import type { AreaUnit, PropertyType } from '#contract/property-facts'
import { screenPath, screens } from '#contract/screens'
import { shownDescription, titleOf } from '#contract/shown-texts'
import * as t from '#messages/mails'
import { absolute } from './page-head.ts'
import { postalAddress } from './postal-address.ts'

const CONTEXT = 'https://schema.org'

const kinds: Record<PropertyType, string> = {
  house: 'House',
  apartment: 'Apartment',
  townhouse: 'House',
  land: 'Place',
  other: 'Accommodation',
}
const unitCodes: Record<AreaUnit, string> = { ft2: 'FTK', m2: 'MTK' }

export const siteData = (origin: string): object[] => [
  {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: brandName(),
    url: `${origin}/`,
    inLanguage: readersLanguage(),
    publisher: { '@type': 'Organization', name: brand().company, url: `${origin}/` },
  },
]

/** Returns the structured data of a home, without the agent's e-mail address. */
export function propertyData(property: Property, currency: Currency, origin: string): object[] {
  const { _id, price, propertyImage, sold, verifiedAt, name, agentId } = property
  const title = titleOf(property)
  const description = shownDescription(property)
  const range = priceRange(price, { currency })
  const url = absolute(screenPath(screens.propertyDetails, { id: _id }), origin)
  const listing = {
    '@context': CONTEXT,
    '@type': 'RealEstateListing',
    name: title,
    description: description.text,
    inLanguage: description.language ?? readersLanguage(),
    url,
    image: absolute(propertyImage, origin),
    datePosted: verifiedAt,
    mainEntity: residence(property),
    contentLocation: { '@type': 'Place', address: postalAddress(property.location, property.address) },
    author: {
      '@type': 'RealEstateAgent',
      name,
      url: agentId && absolute(screenPath(screens.agent, { id: agentId }), origin),
    },
    offers: range && {
      '@type': 'AggregateOffer',
      priceCurrency: currency,
      lowPrice: range.lowest / 100,
      highPrice: range.highest / 100,
      availability: `${CONTEXT}/${sold ? 'SoldOut' : 'InStock'}`,
    },
  }
  return [listing, ...openTimeData(property, title, url), breadcrumbs([brandName(), `${origin}/`], [title, url])]
}

/** Returns the open times as events. An event requires a place, so there is none if a part of the address is hidden. */
function openTimeData(
  { location, address, addressShown = 'whole', name, ...home }: Property,
  title: string,
  url: string,
) {
  if (addressShown !== 'whole') return []
  return (home.openTimes ?? []).map(({ startsAt, endsAt }) => ({
    '@context': CONTEXT,
    '@type': 'Event',
    name: t.calendarOpenTime({ title }),
    url,
    inLanguage: readersLanguage(),
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `${CONTEXT}/EventScheduled`,
    eventAttendanceMode: `${CONTEXT}/OfflineEventAttendanceMode`,
    isAccessibleForFree: true,
    location: { '@type': 'Place', name: title, address: postalAddress(location, address) },
    organizer: { '@type': 'RealEstateAgent', name },
  }))
}

export function agentData(agent: PublicAgent, origin: string): object[] {
  const { _id, name, photoURL, rating } = agent
  const url = absolute(screenPath(screens.agent, { id: _id }), origin)
  const data = {
    '@context': CONTEXT,
    '@type': 'RealEstateAgent',
    name,
    url,
    image: photoURL ? absolute(photoURL, origin) : undefined,
    parentOrganization: { '@type': 'Organization', name: brandName() },
    aggregateRating: rating && { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
  }
  return [data, breadcrumbs([brandName(), `${origin}/`], [name, url])]
}

function residence(property: Property): object {
  const { type = 'other', rooms, bedrooms, bathrooms, area, areaUnit = 'ft2', yearBuilt, features } = property
  return {
    '@type': kinds[type],
    name: titleOf(property),
    address: postalAddress(property.location, property.address),
    geo: pointOf(property),
    // There are at least as many rooms as bedrooms.
    numberOfRooms: rooms ?? (bedrooms ? { '@type': 'QuantitativeValue', minValue: bedrooms } : undefined),
    numberOfBedrooms: bedrooms,
    numberOfBathroomsTotal: bathrooms === undefined ? undefined : Math.ceil(bathrooms), // half a bathroom counts as one
    floorSize: area && { '@type': 'QuantitativeValue', value: area, unitCode: unitCodes[areaUnit] },
    yearBuilt,
    amenityFeature: features?.map((feature) => ({
      '@type': 'LocationFeatureSpecification',
      name: featureName(feature),
      value: true,
    })),
  }
}

const pointOf = ({ latitude, longitude, precision }: Property): object | undefined =>
  latitude === undefined || longitude === undefined || precision === 'town'
    ? undefined
    : { '@type': 'GeoCoordinates', latitude, longitude }

const breadcrumbs = (...trail: [name: string, url: string][]): object => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, item], at) => ({ '@type': 'ListItem', position: at + 1, name, item })),
})
