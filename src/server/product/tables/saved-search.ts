import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { type Frequency, MAX_NEW_HOMES, type SavedQuery } from '#contract/saved-search'
import { createdAt, id, isoMoment, moment } from '../../platform/db/tables/columns.ts'
import { ofUser } from './reference-columns.ts'

const polygon = customType<{ data: string }>({ dataType: () => 'polygon' })
const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' })
const snapshot = customType<{ data: string }>({ dataType: () => 'pg_snapshot' })

/** A range of prices that contains the search's limits, for an index. It includes more homes than the search finds. */
export const searchedPrices = sql`int8range(
  least(coalesce(min_price_cents, 0), coalesce(max_price_cents, 9223372036854775806)),
  greatest(coalesce(min_price_cents, 0), coalesce(max_price_cents, 9223372036854775806)), '[]')`
export const searchedArea = sql`box(
  point(case when west <= east then west else -1000 end, coalesce(south, -1000)),
  point(case when west <= east then east else 1000 end, coalesce(north, 1000)))`

export const isKept = sql`removed_at is null`

/**
 * Saved searches. `query`: the search as entered. Most other columns are derived from it, so that an index finds the
 * searches that match a new home (D-295).
 */
export const savedSearches = pgTable(
  'saved_search',
  {
    id: id(),
    userId: ofUser().notNull(),
    name: text('name').notNull(),
    query: jsonb('query').$type<SavedQuery>().notNull(),
    frequency: text('frequency').$type<Frequency>().notNull(),
    createdAt: createdAt(),
    /**
     * The time of saving, by the clock instead of the start of the transaction: later changes of homes are new to the
     * search.
     */
    savedAt: moment('saved_at').notNull().default(sql`clock_timestamp()`),
    /**
     * The database's snapshot at `savedAt`: a change that was made before but committed after it is also new (D-295).
     */
    savedIn: snapshot('saved_in').notNull().default(sql`pg_current_snapshot()`),
    seenAt: moment('seen_at').notNull().defaultNow(),
    removedAt: moment('removed_at'),
    minPrice: bigint('min_price_cents', { mode: 'number' }),
    maxPrice: bigint('max_price_cents', { mode: 'number' }),
    types: text('types').array(),
    beds: doublePrecision('beds'),
    baths: doublePrecision('baths'),
    maxBeds: doublePrecision('max_beds'),
    maxBaths: doublePrecision('max_baths'),
    areaFt2: doublePrecision('area_ft2'),
    maxAreaFt2: doublePrecision('max_area_ft2'),
    plotFt2: doublePrecision('plot_ft2'),
    maxPlotFt2: doublePrecision('max_plot_ft2'),
    minPerArea: doublePrecision('min_per_area'),
    maxPerArea: doublePrecision('max_per_area'),
    minYear: smallint('min_year'),
    maxYear: smallint('max_year'),
    tenures: text('tenures').array(),
    energyRatings: text('energy_ratings').array(),
    notAgents: uuid('not_agents').array(),
    sinceAt: moment('since_at'),
    sinceDays: smallint('since_days'),
    pictures: smallint('pictures'),
    notUnderOffer: boolean('not_under_offer'),
    lowered: boolean('lowered'),
    /** Longitude, latitude of each corner, as `polygonOf`. */
    drawnAreas: polygon('drawn_areas').array(),
    nearLatitude: doublePrecision('near_latitude'),
    nearLongitude: doublePrecision('near_longitude'),
    nearMetres: doublePrecision('near_metres'),
    west: doublePrecision('west'),
    south: doublePrecision('south'),
    east: doublePrecision('east'),
    north: doublePrecision('north'),
    // A trigger derives these columns from `query`, by the functions that normalize the words of homes.
    /** The query that a home's `terms` must match: features, and words of one or two letters. */
    terms: tsquery('terms'),
    /**
     * The pattern of each longer word in the column `words` of a home (`wordPatterns`), and its query of `terms`
     * (`wordFacts`).
     */
    wordPatterns: text('word_patterns').array(),
    wordFacts: tsquery('word_facts').array(),
    /** The query of `terms` that a home must not match: features, and words of one or two letters. */
    notTerms: tsquery('not_terms'),
    notWordPatterns: text('not_word_patterns').array(),
    notWordFacts: tsquery('not_word_facts').array(),
    /** Three letters that every matching home has among its words, for an index; null for a search without words. */
    anchor: text('anchor'),
  },
  (table) => [
    index('saved_search_of_user').on(table.userId, table.id),
    uniqueIndex('saved_search_once').on(table.userId, sql`saved_search_key(query)`).where(isKept),
    index('saved_search_by_removal').on(table.removedAt).where(sql`removed_at is not null`),
    index('saved_search_anchor').on(table.anchor).where(sql`anchor is not null`),
    index('saved_search_stretch').using('gist', searchedPrices, searchedArea).where(sql`anchor is null`),
    check('saved_search_frequency', sql`${table.frequency} in ('instant', 'daily', 'none')`),
  ],
)

const newHomes = sql<number>`(
  select count(distinct few.property_id)::int from (
    select alert.property_id from alert
    join property on property.id = alert.property_id and property.status = 'verified' and property.sold_at is null and property.withdrawn_at is null
    where alert.search_id = "saved_search"."id" and alert.created_at > "saved_search"."seen_at"
      and not exists (select from hidden_home hidden where hidden.user_id = alert.user_id and hidden.property_id = alert.property_id)
    limit ${sql.raw(`${MAX_NEW_HOMES}`)}
  ) few
)`

export const savedSearchFields = {
  _id: savedSearches.id,
  name: savedSearches.name,
  query: savedSearches.query,
  frequency: savedSearches.frequency,
  createdAt: sql<string>`${isoMoment(savedSearches.createdAt)}`,
  seenAt: sql<string>`${isoMoment(savedSearches.seenAt)}`,
  newHomes,
}

/**
 * The reason of an alert. `new`: the home became public. `available`: it is for sale again, as after an expired offer.
 * `soldElsewhere`, `paused`: it is off the market; `auction`: its auction begins within a day; these only for wishes.
 */
export const ALERT_REASONS = ['new', 'price', 'available', 'soldElsewhere', 'paused', 'auction'] as const
export type AlertReason = (typeof ALERT_REASONS)[number]

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })
const number = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/**
 * Changes of homes that are not yet compared with saved searches, written by triggers. `placed`: a public home got its
 * point, so searches with a map area may find it now.
 */
export const propertyChanges = pgTable(
  'property_change',
  {
    id: number(),
    propertyId: uuid('property_id').notNull(),
    reason: text('occasion').$type<AlertReason | 'placed'>().notNull(),
    priceMinBefore: bigint('price_min_before', { mode: 'number' }),
    priceMaxBefore: bigint('price_max_before', { mode: 'number' }),
    changedAt: moment('changed_at').notNull().default(sql`clock_timestamp()`),
    /** True for one of many changes by the same statement, as in an import; it is handled after single changes. */
    isBulk: boolean('is_bulk').notNull(),
    changedBy: xid8('changed_by').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [index('property_change_next').on(table.isBulk, table.id)],
)

/**
 * Alerts of a user about a home that matches a search, or is on their wishlist (`search_id` null). There are no foreign
 * keys, because their checks would lock homes and users in the order of the matches (D-61).
 */
export const alerts = pgTable(
  'alert',
  {
    id: number(),
    userId: uuid('user_id').notNull(),
    searchId: uuid('search_id'),
    propertyId: uuid('property_id').notNull(),
    reason: text('occasion').$type<AlertReason>().notNull(),
    /**
     * The change that caused the alert; 0 for a new home. A search therefore alerts only once to a new home, but to
     * each price change.
     */
    changeId: bigint('change_id', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
    mailDueAt: moment('mail_due_at'),
    mailId: uuid('mail_id'),
  },
  (table) => [
    uniqueIndex('alert_once_for_search')
      .on(table.searchId, table.propertyId, table.reason, table.changeId)
      .where(sql`search_id is not null`),
    uniqueIndex('alert_once_for_wish').on(table.userId, table.propertyId, table.changeId).where(sql`search_id is null`),
    index('alert_of_search').on(table.searchId, table.createdAt).where(sql`search_id is not null`),
    index('alert_of_user').on(table.userId),
    index('alert_mail_due').on(table.mailDueAt).where(sql`mail_due_at is not null`),
    index('alert_of_mail').on(table.mailId).where(sql`mail_id is not null`),
    index('alert_by_age').on(table.createdAt),
  ],
)
