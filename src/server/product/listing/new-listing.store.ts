import { getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Address, AddressShown } from '#contract/address'
import type { FigureName, Figures } from '#contract/home-figures'
import type { OpenTimeInput } from '#contract/open-time-fields'
import type { PriceBounds } from '#contract/price'
import type { PictureKind } from '#contract/property-facts'
import type { Queryable } from '../../platform/db/database.ts'
import { insertion } from '../../platform/db/insertion.ts'
import { users } from '../../platform/db/tables/user.ts'
import { claimImages } from '../image/image.store.ts'
import { type AddressRow, addAddresses } from '../place/address.store.ts'
import { figuresOf } from '../property/home-figures.store.ts'
import { furtherFiles, pictureRows } from '../property/property-picture.store.ts'
import { properties } from '../tables/property.ts'
import { propertyPictures } from '../tables/property-picture.ts'

type DerivedColumn = 'searchText' | 'words' | 'terms' | 'figures'
type PropertyRow = Omit<typeof properties.$inferSelect, DerivedColumn | 'placeholder'>
type NotNull = { [Name in keyof PropertyRow as null extends PropertyRow[Name] ? never : Name]: PropertyRow[Name] }
/**
 * A complete row of a listing: the table's defaults are not used. `pictures`: all except the first. Texts are as the
 * agent wrote them, even if parts of the address are hidden.
 */
export type NewListing = NotNull &
  PriceBounds &
  Partial<Omit<PropertyRow, keyof PriceBounds>> & { [Name in FigureName]?: Figures[Name] | null } & {
    sourceId: string
    pictures: { url: string; caption?: string | undefined; kind?: PictureKind | undefined }[]
    address?: Address | null | undefined
    addressShown?: AddressShown | null | undefined
    openTimes?: OpenTimeInput[] | null | undefined
  }
export type PlacedListing = NewListing & { addressRow: AddressRow }

/** The people in whose name homes are listed. `stillMay`: throws if their roles don't allow it. */
export type Importer = {
  agent: { id: string; image: string }
  emails: string[]
  stillMay(roles: Map<string, string | null>): void
}

/**
 * Stores new listings with their pictures, all or none, and returns the ids of those added. A listing whose agent
 * already has one with its `sourceId` is skipped. Must run in a transaction.
 */
export async function insertListings(
  tx: Queryable,
  listings: PlacedListing[],
  importer: Importer,
): Promise<Set<string>> {
  // Locked in one order everywhere, so that concurrent imports can't deadlock.
  const ordered = listings.toSorted((a, b) => (a.sourceId < b.sourceId ? -1 : Number(a.sourceId > b.sourceId)))
  await checkImporter(tx, importer)
  const placeholders = await claimPictures(tx, ordered, importer.agent)
  const rows = ordered.map((listing) => ({
    ...listing,
    figures: figuresOf(listing),
    placeholder: placeholders.get(listing.image),
  }))
  const inserted = await tx.execute<{ id: string }>(sql`${insertion(properties, propertyColumns, rows)}
    on conflict (${sql.identifier(properties.agentEmail.name)}, ${sql.identifier(properties.sourceId.name)})
    where source_id is not null do nothing returning id`)
  const added = new Set(inserted.rows.map(({ id }) => id))
  const stored = ordered.filter(({ id }) => added.has(id))
  await addAddresses(
    tx,
    stored.map(({ id, addressRow }) => ({ propertyId: id, ...addressRow })),
  )
  const pictures = stored.flatMap((listing) =>
    pictureRows(listing.id, listing.pictures, (url) => placeholders.get(url)),
  )
  if (pictures.length > 0) await tx.execute(insertion(propertyPictures, getTableColumns(propertyPictures), pictures))
  return added
}

/** Locks the roles of these users until the transaction ends; `stillMay` throws if the roles don't allow the import. */
export async function checkImporter(tx: Queryable, { emails, stillMay }: Omit<Importer, 'agent'>): Promise<void> {
  const people = await tx
    .select({ email: users.email, role: users.role })
    .from(users)
    .where(inArray(users.email, emails))
    .orderBy(users.id) // the order in which a change of role locks users
    .for('share') // a role changes before or after this batch, never in between
  stillMay(new Map(people.map(({ email, role }) => [email, role])))
}

async function claimPictures(tx: Queryable, listings: NewListing[], { id, image }: Importer['agent']) {
  const named = listings.flatMap((listing) => [
    { address: listing.image, field: 'propertyImage' },
    { address: listing.agentImage, field: 'agentImage' },
    ...furtherFiles({ pictures: listing.pictures, documents: listing.documents, contact: listing.contact }),
  ])
  const placeholders = await claimImages(tx, named, { ownerId: id, kept: [image] })
  return new Map(named.map(({ address }, index) => [address, placeholders[index]]))
}

const { searchText: _, words: __, terms: ___, ...propertyColumns } = getTableColumns(properties)
