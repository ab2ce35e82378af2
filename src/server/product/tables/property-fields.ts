import { type SQLWrapper, sql } from 'drizzle-orm'
import type { ContactsShown } from '#contract/home-contact'
import type { Translations } from '#contract/listing-texts'
import type { ColumnFact } from '#contract/property-facts'
import { isoMoment } from '../../platform/db/tables/columns.ts'
import { isUnderOffer } from './offer-expressions.ts'
import { properties } from './property.ts'

/** Null unless the account has a public page. Raw SQL, because Drizzle omits the table's name in a query of one table. */
const agentId = sql<string | null>`(
  select agent.id from app_user agent where agent.email = "property"."agent_email" and agent.role in ('agent', 'admin')
)`

const underOffer = sql<true | null>`nullif(exists (
  select from offer where offer.property_id = "property"."id" and ${isUnderOffer}
), false)`

export const isOffMarket = sql`coalesce(${properties.market} in ('soldElsewhere', 'paused'), false)`

export const hasAgent = sql`${agentId} is not null`

const withdrawn = sql<boolean>`(${properties.withdrawnAt} is not null and not (${isOffMarket} and ${hasAgent}))`

const factColumns = {
  type: properties.type,
  bedrooms: properties.bedrooms,
  bathrooms: properties.bathrooms,
  area: properties.area,
  plot: properties.plot,
  areaUnit: properties.areaUnit,
  yearBuilt: properties.yearBuilt,
  tenure: properties.tenure,
  energyRating: properties.energyRating,
  features: properties.features,
  timeZone: properties.timeZone,
  latitude: properties.latitude,
  longitude: properties.longitude,
  precision: properties.precision,
  priceKind: properties.priceKind,
  auctionAt: isoMoment(properties.auctionAt),
  auctionConditional: properties.auctionConditional,
  auctionClosesOffers: properties.auctionClosesOffers,
} satisfies Record<ColumnFact, SQLWrapper>

export const publicPropertyFields = {
  _id: properties.id,
  title: properties.title,
  date: properties.date,
  location: properties.location,
  price: properties.price,
  email: properties.agentEmail,
  name: properties.agentName,
  agentId,
  agentImage: properties.agentImage,
  propertyImage: properties.image,
  placeholder: properties.placeholder,
  description: properties.description,
  language: properties.language,
  translations: sql<Translations | null>`translated_titles(${properties.translations})`,
  status: properties.status,
  sold: sql<boolean>`${properties.soldAt} is not null`,
  withdrawn,
  market: properties.market,
  rejectionReason: properties.rejectionReason,
  verifiedAt: isoMoment(properties.verifiedAt),
  ...factColumns,
  pictureCount: properties.pictureCount,
  hasFloorPlan: sql<true | null>`nullif(${properties.hasFloorPlan}, false)`,
  underOffer,
}

const { title, location, price, priceKind, propertyImage, placeholder, language, translations } = publicPropertyFields
const { status, sold, market } = publicPropertyFields

/** The fields of a home in people's own lists, such as the wishlist. */
export const homeInListFields = {
  title,
  language,
  translations,
  location,
  propertyImage,
  placeholder,
  price,
  priceKind,
  status,
  sold,
  withdrawn,
  market,
}

const contactsShown = sql<ContactsShown | null>`(
  select agent.contacts_shown from app_user agent where agent.email = "property"."agent_email"
)`

export const contactFields = { wholeContact: properties.contact, contactsShown }

export const longFields = {
  tours: properties.tours,
  documents: properties.documents,
  translations: properties.translations,
}

export const anonymousPropertyFields = { ...publicPropertyFields, email: sql<string>`''::text` }

export const propertyFields = { ...publicPropertyFields, edited: properties.edit }

/** The fields of a single home: lists read neither links nor figures, and of translations the titles alone. */
export const wholePropertyFields = { ...propertyFields, ...longFields, ...contactFields, figures: properties.figures }
