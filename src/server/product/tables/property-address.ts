import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { PRECISIONS } from '#contract/fact-options'
import type { Translations } from '#contract/listing-texts'
import { moment } from '../../platform/db/tables/columns.ts'
import { ofHome } from './reference-columns.ts'

/**
 * The address of a listing in parts, in a separate table because searches don't read it. If a part is hidden, the
 * listing's row has the public version, and this row the agent's title, location, description, features and point.
 */
export const propertyAddresses = pgTable(
  'property_address',
  {
    propertyId: ofHome().primaryKey(),
    unit: text('unit'),
    building: text('building'),
    houseNumber: text('house_number'),
    street: text('street'),
    locality: text('locality'),
    town: text('town'),
    region: text('region'),
    postcode: text('postcode'),
    country: text('country'),
    isGiven: boolean('is_given').notNull().default(false),
    /** The public part of the address; null: all of it. */
    shown: text('shown', { enum: ['street', 'town'] }),
    wholeTitle: text('whole_title'),
    wholeLocation: text('whole_location'),
    wholeDescription: text('whole_description'),
    wholeTranslations: jsonb('whole_translations').$type<Translations>(),
    wholeFeatures: text('whole_features').array(),
    wholeLatitude: doublePrecision('whole_latitude'),
    wholeLongitude: doublePrecision('whole_longitude'),
    wholePrecision: text('whole_precision', { enum: PRECISIONS }),
    wholeGeocodedAt: moment('whole_geocoded_at'),
  },
  (table) => [
    check('property_address_shown', sql`${table.shown} in ('street', 'town')`),
    check('property_address_whole', sql`(${table.shown} is null) = (${table.wholeLocation} is null)`),
  ],
)
