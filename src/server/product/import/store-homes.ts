import { forgetDeleted, importedListings } from '../feed/feed-home.store.ts'
import { isDrawing } from '../feed/reading/listing-files.ts'
import { saidOf, shortHash } from '../feed/reading/listing-values.ts'
import { addHomes } from '../feed/run/add-homes.ts'
import type { ChangedHome } from '../feed/run/change-home.ts'
import { changeHomes } from '../feed/run/change-homes.ts'
import { CHANGED_AT_ONCE } from '../feed/run/home-batches.ts'
import type { NewListing } from '../listing/new-listing.store.ts'
import { importWork, type RowPlace, type StoreDependencies } from './import-work.ts'

/**
 * A row of an import file as a listing. `cells`: the row's texts, whose hash a later import compares to find changed
 * rows.
 */
export type ReadRow = RowPlace & { cells: string[]; unstated: string[] | undefined; listing: NewListing }

export async function storeHomes(rows: ReadRow[], work: StoreDependencies): Promise<void> {
  const { db, feed } = work
  const hashed = rows.map((row) => ({ ...row, hash: shortHash(row.cells) }))
  const written = importWork(new Map(rows.map((row) => [row.listing.sourceId, row])), work)
  const news = feed.hasHomes ? await withoutKnown(hashed, work) : hashed
  if (feed.hasHomes) await forgetDeleted(db, feed.id, referencesOf(news))
  const changed = await withoutKnown(await addHomes(written, news.map(withSaid)), work)
  for (let at = 0; at < changed.length; at += CHANGED_AT_ONCE)
    await changeHomes(written, changed.slice(at, at + CHANGED_AT_ONCE))
}

type Hashed = Pick<ChangedHome, 'listing' | 'hash'>

const referencesOf = (homes: Hashed[]): string[] => homes.map(({ listing }) => listing.sourceId)

/** Returns the homes of which the file says something else than the last one, or that were gone. */
async function withoutKnown<Home extends Hashed>(
  homes: Home[],
  { db, people, feed, onStored }: StoreDependencies,
): Promise<Home[]> {
  if (homes.length === 0) return []
  const stored = await importedListings(db, people.agent.email, referencesOf(homes))
  const isSaid = (each: (typeof stored)[number]) => each.feedId === feed.id && !each.isGone
  const hashes = new Map(stored.filter(isSaid).map(({ sourceId, hash }) => [sourceId, hash]))
  const news = homes.filter(({ listing, hash }) => hashes.get(listing.sourceId) !== hash)
  onStored({ alreadyThere: homes.length - news.length })
  return news
}

function withSaid({ hash, unstated, listing }: ReadRow & Hashed): ChangedHome {
  const { image, pictures, market } = listing
  const stated = saidOf(listing, {
    market: market ?? 'available',
    pictures: pictures.length > 0 ? pictures : undefined,
  })
  const { market: _, ...others } = stated
  const said = { ...others, ...(!isDrawing(image) && { propertyImage: shortHash(image) }) }
  const formerPictures = shortHash([image, pictures])
  const home = {
    listing,
    unstated,
    formerPictures,
    hash,
    market: market ?? ('available' as const),
    pictures: [],
  }
  return { ...home, said: market ? { ...said, market } : said } // most files don't state it
}
