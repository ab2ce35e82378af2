import type { Currency } from '#contract/currency'
import * as r from '#messages/feedReports'
import type { Database, Queryable } from '../../platform/db/database.ts'
import type { Geocoder } from '../../providers/geocoder/geocoder.ts'
import type { FileFeed } from '../feed/feed.store.ts'
import { addFeedHomes, feedHomesOf, forgetDeleted, importedListings } from '../feed/feed-home.store.ts'
import { isDrawing } from '../feed/reading/listing-files.ts'
import { saidOf, shortHash } from '../feed/reading/listing-values.ts'
import { type ChangedHome, changeHome, type Outcome } from '../feed/run/change-home.ts'
import { checkImporter, insertListings, type NewListing, type PlacedListing } from '../listing/new-listing.store.ts'
import { placedListing } from '../listing/placed-listing.ts'
import { rowFailure, writeOrReject } from '../listing/row-failure.ts'
import { lockForListed, setListedOpenTimes } from '../open-time/set-listed-open-times.ts'
import { placeOf } from '../place/placing.ts'
import type { People } from './people.ts'

const CHANGED_AT_ONCE = 50

/**
 * A row of an import file as a listing. `cells`: the row's texts, whose hash a later import compares to find changed
 * rows.
 */
export type ReadRow = RowPlace & { cells: string[]; unstated: string[] | undefined; listing: NewListing }
export type RowPlace = { line: number; place: string | undefined }
type Row = RowPlace & { home: ChangedHome; placed: PlacedListing; propertyId?: string; isImportedBefore?: boolean }

export type StoredCounts = { listed: number; changed: number; alreadyThere: number }

export type StoreDependencies = {
  db: Database
  people: People
  feed: FileFeed
  gazetteer: Geocoder
  currency: Currency
  onStored(counts: Partial<StoredCounts>): void
  reject(row: RowPlace, reason: string): void
}

export async function storeHomes(rows: ReadRow[], work: StoreDependencies): Promise<void> {
  const { onStored, reject } = work
  const there: Row[] = []
  const news = work.feed.hasHomes ? await withoutKnown(rows, work) : rows
  const write = async (together: Row[]) => {
    const added = await work.db.transaction((tx) => addTogether(tx, together, work))
    there.push(...together.filter(({ home }) => !added.has(home.listing.id)))
    onStored({ listed: added.size })
  }
  await writeOrReject(await placed(news, work), { write, reject })
  const { changed, refused } = await changedAmong(there, work)
  for (const row of refused) reject(row, r.otherFeed())
  onStored({ alreadyThere: there.length - changed.length - refused.length })
  for (let at = 0; at < changed.length; at += CHANGED_AT_ONCE)
    await writeOrReject(changed.slice(at, at + CHANGED_AT_ONCE), {
      write: (together) => changeTogether(together, work),
      reject,
    })
}

async function withoutKnown(rows: ReadRow[], { db, people, feed, onStored }: StoreDependencies): Promise<ReadRow[]> {
  const references = rows.map(({ listing }) => listing.sourceId)
  const stored = await importedListings(db, people.agent.email, references)
  const isSaid = (each: (typeof stored)[number]) => each.feedId === feed.id && !each.isGone
  const hashes = new Map(stored.filter(isSaid).map(({ sourceId, hash }) => [sourceId, hash]))
  const news = rows.filter(({ listing, cells }) => hashes.get(listing.sourceId) !== shortHash(cells))
  onStored({ alreadyThere: rows.length - news.length })
  return news
}

async function placed(rows: ReadRow[], { gazetteer, reject }: StoreDependencies): Promise<Row[]> {
  const ready: Row[] = []
  for (const row of rows)
    try {
      const place = await placeOf({ geocoder: gazetteer, onFailure: throwFailure }, row.listing)
      ready.push(hashed(row, placedListing(row.listing, place)))
    } catch (error) {
      const reason = rowFailure(error)
      if (reason === undefined) throw error
      reject(row, reason)
    }
  return ready
}

function hashed({ line, place, cells, unstated, listing }: ReadRow, ready: PlacedListing): Row {
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
    hash: shortHash(cells),
    market: market ?? ('available' as const),
    pictures: [],
  }
  return { line, place, placed: ready, home: { ...home, said: market ? { ...said, market } : said } } // most files don't state it
}

const linkOf = (feed: FileFeed, propertyId: string | null, reference: string) => ({
  feedId: feed.id,
  reference,
  propertyId,
  hash: '',
  said: {},
  pictures: [],
  picturesDueAt: null,
})

async function addTogether(tx: Queryable, rows: Row[], { people, feed }: StoreDependencies): Promise<Set<string>> {
  const listings = rows.map(({ placed }) => placed)
  await lockForListed(tx, listings, people.agent.id)
  const added = await insertListings(tx, listings, people)
  const homes = rows.map(({ home }) => home).filter(({ listing }) => added.has(listing.id))
  const opened = homes.map(({ listing }) => listing).filter(({ openTimes }) => openTimes?.length)
  await setListedOpenTimes(tx, opened, { agentId: people.agent.id, now: new Date() })
  const references = homes.map(({ listing }) => listing.sourceId)
  if (feed.hasHomes) await forgetDeleted(tx, feed.id, references)
  await addFeedHomes(
    tx,
    homes.map(({ listing: { id, sourceId }, hash, said }) => ({ ...linkOf(feed, id, sourceId), hash, said })),
  )
  return added
}

type Sorted = { changed: Row[]; refused: Row[] }

async function changedAmong(rows: Row[], { db, people, feed }: StoreDependencies): Promise<Sorted> {
  if (rows.length === 0) return { changed: [], refused: [] }
  const references = rows.map(({ home }) => home.listing.sourceId)
  const stored = new Map(
    (await importedListings(db, people.agent.email, references)).map((each) => [each.sourceId, each]),
  )
  const changed = new Map<string, Row>()
  const refused: Row[] = []
  for (const row of rows) {
    const reference = row.home.listing.sourceId
    const there = stored.get(reference)
    if (!there || (there.hash === row.home.hash && there.feedId === feed.id && !there.isGone)) continue
    if (isOfOtherFeed(there, feed)) {
      refused.push(row)
      continue
    }
    changed.set(reference, { ...row, propertyId: there.id, isImportedBefore: there.feedId === null })
  }
  return { changed: [...changed.values()], refused }
}

export const isOfOtherFeed = ({ feedId }: { feedId: string | null }, feed: FileFeed): boolean =>
  feedId !== null && feedId !== feed.id

async function changeTogether(rows: Row[], work: StoreDependencies): Promise<void> {
  const { feed, people, gazetteer, currency } = work
  const terms = {
    feed,
    agent: people.agent,
    geocoder: gazetteer,
    currency,
    clock: { now: () => new Date() },
    onFailure: throwFailure,
  }
  const byReference = new Map(rows.map((row) => [row.home.listing.sourceId, row]))
  const outcomes = await work.db.transaction(async (tx) => {
    await lockForListed(
      tx,
      rows.map(({ home }) => home.listing),
      people.agent.id,
    )
    await checkImporter(tx, people)
    const links = rows
      .filter(({ isImportedBefore }) => isImportedBefore)
      .map(({ home, propertyId = null }) => linkOf(feed, propertyId, home.listing.sourceId))
    await addFeedHomes(tx, links)
    const done: [Row, Outcome][] = []
    for (const feedHome of await feedHomesOf(tx, feed.id, [...byReference.keys()])) {
      const row = byReference.get(feedHome.reference)
      if (row) done.push([row, await changeHome(tx, terms, feedHome, row.home)])
    }
    return done
  })
  for (const [row, outcome] of outcomes)
    if (outcome === 'changed' || outcome === 'restored') work.onStored({ changed: 1 })
    else if (outcome === 'unchanged' || row.isImportedBefore) work.onStored({ alreadyThere: 1 })
    else work.reject(row, outcome.untouched())
}

export function throwFailure(error: unknown): never {
  throw error
}
