import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Currency } from '#contract/currency'
import type { HomeContact } from '#contract/home-contact'
import type { Figures } from '#contract/home-figures'
import { missingByLaw } from '#contract/legal-facts'
import type { Paged } from '#contract/list'
import type { PriceBounds } from '#contract/price'
import type { ListedProperty, Property, PropertyStatus, propertyApi } from '#contract/property'
import { missingUnit } from '#contract/property-facts'
import type { NewProperty, PropertyUpdate } from '#contract/property-fields'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { newestFirst } from '../../platform/db/newest-first.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import { claimPhoto } from '../image/image.store.ts'
import { addressById, type SplitListing, type StoredAddress, saveAddress } from '../place/address.store.ts'
import { type WholeAddress, withWholeAddress, withWholeAddresses } from '../place/whole-address.store.ts'
import { conditionsOfWords, hasTerms, lookUpWords } from '../search/conditions/words.search.ts'
import { properties, propertyState } from '../tables/property.ts'
import { propertyFields, wholePropertyFields } from '../tables/property-fields.ts'
import { hideInCopies } from './copied-titles.store.ts'
import { figuresAfter, figuresOf, withFigures } from './home-figures.store.ts'
import { keepFormerPrice } from './price-change.store.ts'
import { marketColumns, unsoldOf } from './property-market.store.ts'
import { claimPictures, replacePictures, withPictures } from './property-picture.store.ts'

type Filter = z.output<typeof propertyApi.list.query>

/**
 * A listing as stored. `property`: the public listing, except that its captions are the agent's. `address`: the row of
 * its address.
 */
export type StoredProperty = { property: Property; address: StoredAddress | undefined }

export async function propertyById(db: Queryable, id: string): Promise<StoredProperty | undefined> {
  const [row] = await runPrepared(db, 'property_by_id', () => withId(db), { id })
  if (!row) return undefined
  const [property, address] = await Promise.all([withPictures(db, withFigures(row)), addressById(db, id)])
  return { property, address }
}

const withId = (db: Queryable) =>
  db
    .select(wholePropertyFields)
    .from(properties)
    .where(eq(properties.id, sql.placeholder('id')))

export async function listProperties(db: Database, filter: Filter): Promise<Paged<ListedProperty & WholeAddress>> {
  const words = conditionsOfWords(await lookUpWords(db, filter.q, 'names'))
  const terms = words.flatMap((word) => word.terms ?? [])
  const where = and(
    filter.email === undefined ? undefined : eq(properties.agentEmail, filter.email),
    filter.status && isListedAs(filter.status),
    filter.ids && inArray(properties.id, filter.ids),
    ...words.map((word) => word.where),
    terms.length === 0 ? undefined : hasTerms(terms),
  )
  const page = await newestFirst(db, { table: properties, where, page: filter }, (query) =>
    db
      .select({ ...propertyFields, figures: properties.figures })
      .from(properties)
      .where(query.where)
      .orderBy(query.orderBy)
      .limit(query.limit),
  )
  const rows = await withWholeAddresses(db, page.rows.map(withoutNulls))
  return { ...page, rows: rows.map(withMissingCounted) }
}

function withMissingCounted({
  figures,
  ...listing
}: ListedProperty & WholeAddress & { figures?: Figures | undefined }) {
  const missing = missingByLaw({ ...listing, ...figures })?.facts.length
  return { ...listing, ...(missing && { factsMissing: missing }) }
}

const isListedAs = (status: NonNullable<Filter['status']>): SQL =>
  status === 'edited' ? isNotNull(properties.edit) : eq(propertyState, status)

/**
 * A locked listing. `isAddressGiven`: the parts of the address were entered or imported instead of read from the
 * location.
 */
export type LockedProperty = Property & WholeAddress & { isAddressGiven?: boolean }

export async function lockedProperty(tx: Queryable, id: string): Promise<LockedProperty | undefined> {
  const [row] = await runPrepared(tx, 'locked_property', () => withId(tx).for('update'), { id })
  if (!row) return undefined
  const property = await withPictures(tx, withFigures(row))
  const address = await addressById(tx, id)
  return { ...withWholeAddress(property, address), ...(address && { isAddressGiven: address.isGiven }) }
}

type Listing = Omit<z.output<typeof NewProperty>, 'contact'> &
  PriceBounds & { contact?: HomeContact | null | undefined }
type Agent = { id: string; email: string; name: string; photoUrl: string | null }

/** Adds a pending listing with its pictures, and returns its id. The date defaults to today (UTC). */
export async function addProperty(
  tx: Queryable,
  agent: Agent,
  listing: Listing,
  stored: SplitListing,
): Promise<string> {
  const { propertyImage, pictures, date, market, address: _, addressShown: __, openTimes: ___, ...rest } = listing
  const claimed = await claimPictures(tx, agent.id, listing)
  await claimPhoto(tx, agent, { address: listing.agentImage, field: 'agentImage' })
  const [row] = await tx
    .insert(properties)
    .values({
      ...rest,
      ...stored.columns,
      ...missingUnit(listing),
      figures: figuresOf(listing),
      ...marketColumns(market),
      image: propertyImage,
      placeholder: claimed.first,
      date: date ?? new Date().toISOString().slice(0, 10),
      agentEmail: agent.email,
      agentName: agent.name,
    })
    .returning({ id: properties.id })
  if (row) await saveAddress(tx, row.id, stored.row)
  if (row && pictures) await replacePictures(tx, row.id, pictures, claimed.others)
  return row?.id ?? ''
}

export type StoredUpdate = Omit<PropertyUpdate, 'contact'> & { contact?: HomeContact | null | undefined }

type UpdateTerms = { stored: SplitListing; edit: Property['edited']; agentId: string; currency: Currency }

/**
 * Updates a listing with its pictures, and records a replaced public price. Fields absent from `update` stay. Returns
 * false if the listing is rejected or sold.
 */
export async function updateProperty(
  tx: Queryable,
  before: LockedProperty,
  update: StoredUpdate & PriceBounds,
  { stored, edit, agentId, currency }: UpdateTerms,
): Promise<boolean> {
  const { propertyImage, pictures, address: _, addressShown: __, openTimes: ___, ...rest } = update
  const claimed = await claimPictures(tx, agentId, update, before)
  const isOpen = and(isNull(properties.soldAt), sql`${properties.status} is distinct from 'rejected'`)
  const updated = await tx
    .update(properties)
    .set({
      ...rest,
      ...stored.columns,
      ...missingUnit({ areaUnit: before.areaUnit, ...rest }),
      figures: figuresAfter(before, update),
      image: propertyImage,
      placeholder: claimed.first ?? null,
      ...(edit && { edit, changedAt: new Date(edit.at) }),
    })
    .where(and(eq(properties.id, before._id), isOpen))
  if (updated.rowCount !== 1) return false
  await saveAddress(tx, before._id, stored.row)
  if (stored.row.shown && isShownAnew(before, stored.columns)) await hideInCopies(tx, before._id, stored.columns)
  await keepFormerPrice(tx, before, update.price, currency)
  if (pictures !== undefined) await replacePictures(tx, before._id, pictures ?? [], claimed.others)
  return true
}

export async function setAgentName(tx: Queryable, id: string, agentName: string): Promise<void> {
  await tx.update(properties).set({ agentName }).where(eq(properties.id, id))
}

function isShownAnew({ shownAs, title, location }: LockedProperty, now: SplitListing['columns']): boolean {
  const before = shownAs ?? { title, location }
  return before.title !== now.title || before.location !== now.location
}

export async function decideProperty(
  tx: Queryable,
  id: string,
  { status, reason }: { status: PropertyStatus; reason?: string | undefined },
): Promise<boolean> {
  const decided = await tx
    .update(properties)
    .set(status === 'verified' ? { status, verifiedAt: new Date(), rejectionReason: null } : rejectedFor(reason))
    .where(and(eq(properties.id, id), isNull(properties.status)))
  return decided.rowCount === 1
}

export const rejectedFor = (reason: string | undefined) => ({
  status: 'rejected' as const,
  verifiedAt: null,
  rejectionReason: reason || null,
})

export async function rejectVerified(tx: Queryable, id: string, reason: string | undefined): Promise<boolean> {
  const rejected = await tx
    .update(properties)
    .set(rejectedFor(reason))
    .where(and(eq(properties.id, id), eq(properties.status, 'verified'), isNull(properties.soldAt)))
  return rejected.rowCount === 1
}

export async function sellProperty(tx: Queryable, id: string, soldAt: Date): Promise<boolean> {
  const sold = await tx
    .update(properties)
    .set({ soldAt, market: null })
    .where(and(eq(properties.id, id), isNull(properties.soldAt)))
  return sold.rowCount === 1
}

export async function deleteProperty(tx: Queryable, id: string): Promise<boolean> {
  const deleted = await tx.delete(properties).where(and(eq(properties.id, id), isNull(properties.soldAt)))
  return deleted.rowCount === 1
}

export async function lockedUnsoldOf(tx: Queryable, agentEmail: string): Promise<string[]> {
  const rows = await tx
    .select({ id: properties.id })
    .from(properties)
    .where(unsoldOf(agentEmail))
    .orderBy(properties.id)
    .for('update')
  return rows.map(({ id }) => id)
}

export async function deleteUnsoldOf(tx: Queryable, agentEmail: string): Promise<number> {
  const deleted = await tx.delete(properties).where(unsoldOf(agentEmail))
  return deleted.rowCount ?? 0
}
