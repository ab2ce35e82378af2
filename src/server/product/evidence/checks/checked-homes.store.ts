import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { ADDRESS_PARTS } from '#contract/address'
import type { Tenure } from '#contract/fact-options'
import type { Figures } from '#contract/home-figures'
import type { HomeLink } from '#contract/home-links'
import type { Translations } from '#contract/listing-texts'
import type { PriceKind, PropertyType } from '#contract/property-facts'
import type { Queryable } from '../../../platform/db/database.ts'
import { users } from '../../../platform/db/tables/user.ts'
import { checkedProperties, checkLanes, dueChecks } from '../../tables/evidence.ts'
import { feedHomes, feeds } from '../../tables/feed.ts'
import { properties } from '../../tables/property.ts'
import { propertyAddresses } from '../../tables/property-address.ts'
import { propertyPictures } from '../../tables/property-picture.ts'

export type CheckedHome = {
  id: string
  title: string
  location: string
  /** The parts of the address as the agent gave them, separated by commas; empty if they were read from the location. */
  givenAddress: string
  price: string
  /** The lowest amount of the price in cents; null without an amount. */
  priceMin: number | null
  priceMax: number | null
  priceKind: PriceKind | null
  description: string
  translations: Translations | null
  /** The captions of the further pictures. */
  captions: string[]
  tours: HomeLink[] | null
  documents: HomeLink[] | null
  contactName: string | null
  status: 'verified' | 'rejected' | null
  agentEmail: string
  agentName: string
  agentId: string | null
  agentSince: Date | null
  createdAt: Date
  verifiedAt: Date | null
  type: PropertyType | null
  features: string[] | null
  tenure: Tenure | null
  yearBuilt: number | null
  figures: Figures | null
  bedrooms: number | null
  area: number | null
  areaUnit: 'ft2' | 'm2' | null
  latitude: number | null
  longitude: number | null
  precision: 'exact' | 'street' | 'town' | null
  /** The time of geocoding; null if the agent has set the point. */
  geocodedAt: Date | null
  sourceId: string | null
  isOfFeed: boolean
  isOfTrustedFeed: boolean
  changedFields: string[]
  isHidden: boolean
}

type Lane = keyof typeof checkLanes

/**
 * The number of listings among which those entered by hand are chosen first: this many of the longest due, and as many
 * of the latest due.
 */
const MAX_LOOKED_THROUGH = 1_000

/** Stored moments are rounded to milliseconds, so that one of just now may lie ahead. */
const isDue = sql`due_check.due_since < clock_timestamp() + interval '1 second'`

/**
 * Takes up to `most` due listings of a lane off the queue: first listings entered by hand, then those of feeds, the
 * longest due first. They stay due unless the transaction commits.
 */
export async function takeDue(tx: Queryable, lane: Lane, most: number): Promise<string[]> {
  const ofLane = sql`select id, property_id from ${dueChecks} where lane = ${checkLanes[lane]} and ${isDue}`
  // Only rows that are taken are looked up and locked, one by one: a join would read the whole queue.
  const { rows } = await tx.execute<{ property_id: string }>(sql`
    delete from ${dueChecks} where id = any(array(
      select locked.id from (
        select id, exists (select from ${feedHomes} where feed_home.property_id = due.property_id) as is_of_feed
        from ((${ofLane} order by id limit ${MAX_LOOKED_THROUGH}) union (${ofLane} order by id desc limit ${MAX_LOOKED_THROUGH})) as due
        order by is_of_feed, id
      ) as due cross join lateral (select id from ${dueChecks} where due_check.id = due.id for update skip locked) as locked
      limit ${most}
    )) returning property_id`)
  return [...new Set(rows.map((row) => row.property_id))]
}

/** Takes one listing off the queue; returns false if it is not due, or another process is taking it. */
export async function takeOne(tx: Queryable, lane: Lane, propertyId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    delete from ${dueChecks} where id = any(array(
      select id from ${dueChecks} where property_id = ${propertyId} and lane = ${checkLanes[lane]} and ${isDue}
      for update skip locked))`)
  return (rowCount ?? 0) > 0
}

const MINUTES_AFTER_FAILURE = 10

/** Keeps a listing due whose check failed, but not before others. */
export async function postponeCheck(db: Queryable, lane: Lane, propertyId: string): Promise<void> {
  await db.execute(sql`
    update ${dueChecks} set due_since = clock_timestamp() + make_interval(mins => ${MINUTES_AFTER_FAILURE})
    where property_id = ${propertyId} and lane = ${checkLanes[lane]}`)
}

/** Adds the listings that `from` selects to a lane, except those that are due in it. */
const addDue = (lane: Lane, from: SQL) => sql`
  insert into ${dueChecks} (property_id, lane)
  select given.id, ${checkLanes[lane]} from (${from}) as given (id)
  where not exists ( -- one that is being taken was read before this
    select from ${dueChecks}
    where due_check.property_id = given.id and due_check.lane = ${checkLanes[lane]} and ${isDue} for update skip locked)`

export async function makeDue(tx: Queryable, propertyIds: string[], lane: Lane): Promise<void> {
  if (propertyIds.length === 0) return
  await tx.execute(addDue(lane, sql`select unnest(${sql.param(propertyIds)}::uuid[])`))
}

export async function makeAreaDue(db: Queryable, area: string): Promise<void> {
  const isOfArea = /^[A-Z]+$/.test(area) ? `^${area}[0-9]` : `^${area.replaceAll(/[^A-Z0-9]/g, '')}`
  const ofArea = sql`select property_id from ${checkedProperties}
    where sector <> '' and starts_with(sector, ${area}) and sector ~ ${isOfArea}`
  await db.execute(addDue('others', ofArea))
}

const addressColumns = ADDRESS_PARTS.map((part) => propertyAddresses[part])
const isAddressHidden = sql`${propertyAddresses.shown} is not null`
const wholePoint = (name: 'latitude' | 'longitude') => {
  const hidden = name === 'latitude' ? propertyAddresses.wholeLatitude : propertyAddresses.wholeLongitude
  return sql<number | null>`case when ${isAddressHidden} then ${hidden} else ${properties[name]} end`
}

export async function homesToCheck(db: Queryable, ids: string[]): Promise<CheckedHome[]> {
  if (ids.length === 0) return []
  const { status, edit, ...columns } = properties
  const rows = await db
    .select({
      id: columns.id,
      title: sql<string>`coalesce(${propertyAddresses.wholeTitle}, ${columns.title})`,
      location: sql<string>`coalesce(${propertyAddresses.wholeLocation}, ${columns.location})`,
      givenAddress: sql<string>`case when ${propertyAddresses.isGiven} then concat_ws(', ', ${sql.join(addressColumns, sql`, `)}) else '' end`,
      price: columns.price,
      priceMin: columns.priceMin,
      priceMax: columns.priceMax,
      priceKind: columns.priceKind,
      description: sql<string>`coalesce(${propertyAddresses.wholeDescription}, ${columns.description})`,
      translations: sql<Translations | null>`coalesce(${propertyAddresses.wholeTranslations}, ${columns.translations})`,
      captions: sql<string[]>`array(
        select caption from ${propertyPictures} where property_id = ${columns.id} and caption <> '' order by position)`,
      tours: columns.tours,
      documents: columns.documents,
      contactName: sql<string | null>`${columns.contact} ->> 'name'`,
      status,
      agentEmail: columns.agentEmail,
      agentName: columns.agentName,
      agentId: users.id,
      agentSince: users.createdAt,
      createdAt: columns.createdAt,
      verifiedAt: columns.verifiedAt,
      type: columns.type,
      features: sql<string[] | null>`coalesce(${propertyAddresses.wholeFeatures}, ${columns.features})`,
      tenure: columns.tenure,
      yearBuilt: columns.yearBuilt,
      figures: columns.figures,
      bedrooms: columns.bedrooms,
      area: columns.area,
      areaUnit: columns.areaUnit,
      latitude: wholePoint('latitude'),
      longitude: wholePoint('longitude'),
      precision: sql<
        CheckedHome['precision']
      >`case when ${isAddressHidden} then ${propertyAddresses.wholePrecision} else ${columns.precision} end`,
      geocodedAt:
        sql<Date | null>`case when ${isAddressHidden} then ${propertyAddresses.wholeGeocodedAt} else ${columns.geocodedAt} end`.mapWith(
          columns.geocodedAt,
        ),
      sourceId: columns.sourceId,
      isOfFeed: sql<boolean>`exists (select from ${feedHomes} where property_id = ${columns.id})`,
      isOfTrustedFeed: sql<boolean>`exists (
        select from ${feedHomes} join ${feeds} on feed.id = feed_id where property_id = ${columns.id} and is_trusted)`,
      edit,
      isHidden: sql<boolean>`${columns.withdrawnAt} is not null`,
    })
    .from(properties)
    .leftJoin(users, sql`${users.email} = ${columns.agentEmail}`)
    .leftJoin(propertyAddresses, eq(propertyAddresses.propertyId, columns.id))
    .where(sql`${inArray(columns.id, ids)} and ${status} is distinct from 'rejected' and ${columns.soldAt} is null`)
  return rows.map(({ edit, ...home }) => ({ ...home, changedFields: Object.keys(edit?.changed ?? {}) }))
}

export type LookUp = { id: string; textBands: number[]; addressKeys: string[]; sector: string }

export async function storeLookUps(db: Queryable, homes: LookUp[]): Promise<void> {
  if (homes.length === 0) return
  const rows = homes.map(({ id, textBands, addressKeys, sector }) => ({
    property_id: id,
    text_bands: textBands,
    address_keys: addressKeys,
    sector,
  }))
  // Locks homes first and in the order of their ids, as a deletion does (D-61).
  await db.execute(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as given (property_id uuid, text_bands integer[], address_keys text[], sector text)
    ), homes as (
      select id from ${properties} where id in (select property_id from given) order by id for key share
    )
    insert into ${checkedProperties} (property_id, text_bands, address, address_keys, sector)
    select property_id, text_bands, '', address_keys, sector from given join homes on homes.id = property_id
    on conflict (property_id) do update
    set text_bands = excluded.text_bands, address_keys = excluded.address_keys, sector = excluded.sector
    where (checked_property.text_bands, checked_property.address_keys, checked_property.sector)
      is distinct from (excluded.text_bands, excluded.address_keys, excluded.sector)`)
}

export async function homesWithoutKeys(db: Queryable, most: number): Promise<{ id: string; location: string }[]> {
  const { id } = properties
  const location = sql<string>`coalesce(${propertyAddresses.wholeLocation}, ${properties.location})`
  return db
    .select({ id, location })
    .from(checkedProperties)
    .innerJoin(properties, sql`${id} = ${checkedProperties.propertyId}`)
    .leftJoin(propertyAddresses, eq(propertyAddresses.propertyId, id))
    .where(sql`${checkedProperties.addressKeys} is null`)
    .orderBy(checkedProperties.propertyId)
    .limit(most)
}

export async function storeAddressKeys(db: Queryable, homes: { id: string; keys: string[] }[]): Promise<void> {
  const rows = homes.map(({ id, keys }) => ({ property_id: id, address_keys: keys }))
  await db.execute(sql`
    with homes as (
      select id from ${properties}
      where ${inArray(
        properties.id,
        homes.map(({ id }) => id),
      )}
      order by id for key share
    ), unread as (
      select property_id from ${checkedProperties} join homes on homes.id = property_id where address_keys is null
    )
    update ${checkedProperties} set address_keys = given.address_keys
    from unread join json_to_recordset(${JSON.stringify(rows)}::json) as given (property_id uuid, address_keys text[])
      using (property_id)
    where checked_property.property_id = unread.property_id`)
}
