import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { AREA_UNITS, ENERGY_RATINGS, PRECISIONS, PRICE_KINDS, PROPERTY_TYPES, TENURES } from '#contract/fact-options'
import type { HomeContact } from '#contract/home-contact'
import type { Figures } from '#contract/home-figures'
import type { HomeLink } from '#contract/home-links'
import type { Language } from '#contract/language'
import type { Translations } from '#contract/listing-texts'
import type { Market } from '#contract/market-state'
import type { Edit } from '#contract/property-facts'
import { createdAt, id, moment, momentText } from '../../platform/db/tables/columns.ts'
import { areaInFt2, pictureName, tsvector } from './property-expressions.ts'
import { factIndexes } from './property-fact-indexes.ts'

export const propertyState = sql<
  'pending' | 'verified' | 'rejected' | 'sold'
>`(case when sold_at is not null then 'sold' else coalesce(status, 'pending') end)`

export const isPublic = sql`status = 'verified' and withdrawn_at is null`

/**
 * The same condition as `isForSale` of the contract, and that of the public indexes; a query must repeat it to use
 * them.
 */
export const isForSale = sql`status = 'verified' and sold_at is null and withdrawn_at is null`

/** Selects a quarter of the homes, independent of their facts: the condition of an index of terms (D-367). */
export const isInQuarter = sql`uuid_hash(id) % 4 = 0`

export const properties = pgTable(
  'property',
  {
    id: id(),
    title: text('title').notNull(),
    location: text('location').notNull(),
    price: text('price').notNull(),
    /** The lowest and highest amount in cents; null if the price has no amount. */
    priceMin: bigint('price_min_cents', { mode: 'number' }),
    priceMax: bigint('price_max_cents', { mode: 'number' }),
    priceKind: text('price_kind', { enum: PRICE_KINDS }),
    auctionAt: momentText('auction_at'),
    auctionConditional: boolean('auction_conditional'),
    auctionClosesOffers: boolean('auction_closes_offers'),
    date: date('date', { mode: 'string' }).notNull(),
    description: text('description').notNull(),
    language: text('language').$type<Language>(),
    translations: jsonb('translations').$type<Translations>(),
    agentEmail: text('agent_email').notNull(),
    agentName: text('agent_name').notNull(),
    agentImage: text('agent_image').notNull(),
    image: text('image').notNull(),
    placeholder: text('placeholder'),
    status: text('status', { enum: ['verified', 'rejected'] }),
    rejectionReason: text('rejection_reason'),
    edit: jsonb('edit').$type<Edit>(),
    sourceId: text('source_id'),
    createdAt: createdAt(),
    verifiedAt: moment('verified_at'),
    changedAt: moment('changed_at'),
    soldAt: moment('sold_at'),
    /**
     * The time at which the home stopped being public: it is off the market or gone from its feed, or its agent may no
     * longer list homes. There is one column for all of these, because the condition of the public indexes contains it.
     */
    withdrawnAt: moment('withdrawn_at'),
    /** The time of the last change of the price, if that made it lower; set by a trigger. */
    loweredAt: moment('lowered_at'),
    market: text('market').$type<Exclude<Market, 'available'>>(),
    type: text('type', { enum: PROPERTY_TYPES }),
    bedrooms: smallint('bedrooms'),
    bathrooms: doublePrecision('bathrooms'),
    area: doublePrecision('area'),
    plot: doublePrecision('plot'),
    areaUnit: text('area_unit', { enum: AREA_UNITS }),
    yearBuilt: smallint('year_built'),
    tenure: text('tenure', { enum: TENURES }),
    energyRating: text('energy_rating', { enum: ENERGY_RATINGS }),
    features: text('features').array(),
    /** The time zone chosen by the agent; null: that of the home's point. */
    timeZone: text('time_zone'),
    /** Facts that only the home's own page shows; null without any (D-200). */
    figures: jsonb('figures').$type<Figures>(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    precision: text('precision', { enum: PRECISIONS }),
    geocodedAt: moment('geocoded_at'),
    pictureCount: smallint('picture_count').notNull().default(1),
    hasFloorPlan: boolean('has_floor_plan').notNull().default(false),
    tours: jsonb('tours').$type<HomeLink[]>(),
    documents: jsonb('documents').$type<HomeLink[]>(),
    contact: jsonb('contact').$type<HomeContact>(),
    /** The search text of earlier versions, which did not have `words`; no longer read. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(title || ' ' || location || ' ' || agent_name)`),
    /** The searched names: title, location and agent's name, by the database function `word_forms`. Set by a trigger. */
    words: text('words'),
    /** Searchable words and facts, in the form of the database function `property_terms`. Set by a trigger. */
    terms: tsvector('terms'),
  },
  (table) => [
    // An agent has a source id only once, so that an import can be repeated (P-60).
    uniqueIndex('property_source').on(table.agentEmail, table.sourceId).where(sql`source_id is not null`),
    index('property_of_agent').on(table.agentEmail, table.id),
    index('property_of_agent_by_state').on(table.agentEmail, propertyState, table.id),
    index('property_by_state').on(propertyState, table.id),
    index('property_edited').on(table.id).where(sql`edit is not null`),
    // Includes all filtered and counted columns, so that a search reads thousands of the newest from this index (D-367).
    index('property_newest_facts').on(table.verifiedAt, table.id).where(isForSale),
    // These also include type, rooms, prices and place, which the migrations add (`include`). Homes with equal prices are
    // newest first: nulls of `verified_at`, which don't occur, must then be placed as in `order by … desc`. Homes without
    // an amount come last in both orders.
    index('property_cheapest_facts')
      .on(table.priceMin, table.verifiedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(isForSale),
    index('property_highest_price_facts')
      .on(table.priceMax.asc().nullsFirst(), table.verifiedAt, table.id)
      .where(isForSale),
    // Read by the previous version, whose homes all have amounts; the next version drops it.
    index('property_dearest_facts').on(table.priceMax, table.verifiedAt, table.id).where(isForSale),
    // For searches whose price limit lies within a home's price range: such homes come before those beyond the limit.
    index('property_price_range_facts')
      .using('gist', sql`int8range(price_min_cents, price_max_cents, '[]')`)
      .where(sql`${isForSale} and price_max_cents > price_min_cents`),
    // The map finds and counts homes by it; the same migration creates `map_cell`.
    index('property_map')
      .on(sql`map_cell(latitude, longitude)`, table.latitude, table.longitude, table.id)
      .where(sql`status = 'verified' and sold_at is null and withdrawn_at is null and latitude is not null`),
    index('property_unplaced').on(table.id).where(sql`latitude is null and geocoded_at is null and sold_at is null`),
    // A condition on one of these columns implies that it is not null, so listings without facts take no space here.
    index('property_area').on(areaInFt2).where(sql`${isForSale} and area is not null`),
    ...factIndexes(table, isForSale),
    index('property_point').on(table.latitude, table.longitude).where(sql`${isForSale} and latitude is not null`),
    // Each search also reads GIN's list of pending entries, so that list is kept short.
    index('property_terms').using('gin', table.terms).with({ gin_pending_list_limit: 256 }),
    // An index of a quarter of the homes suffices to see that a search finds more than a thousand.
    index('property_terms_quarter')
      .using('gin', table.terms)
      .with({ gin_pending_list_limit: 256 })
      .where(sql`${isForSale} and ${isInQuarter}`),
    index('property_picture_name')
      .on(pictureName(table.image))
      .where(sql`${pictureName(table.image)} is not null`),
    index('property_image_elsewhere')
      .on(sql`md5(${table.image})`)
      .where(sql`${pictureName(table.image)} is null`),
    // Auctions ahead, whose reminders are sent a day before.
    index('property_auction').on(table.auctionAt).where(sql`${isForSale} and auction_at is not null`),
    check('property_status', sql`${table.status} in ('verified', 'rejected')`),
    check('property_verified_at', sql`(${table.status} = 'verified') is not true or ${table.verifiedAt} is not null`),
    check('property_price', sql`${table.priceMin} >= 0 and ${table.priceMax} >= ${table.priceMin}`),
  ],
)
