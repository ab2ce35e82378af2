import * as r from '#messages/feedReports'
import type { Queryable } from '../../../platform/db/database.ts'
import { withKeptTexts } from '../../kept-text/kept-texts.ts'
import { insertListings, type PlacedListing } from '../../listing/new-listing.store.ts'
import { placedListing } from '../../listing/placed-listing.ts'
import { rowFailure, writeOrReject } from '../../listing/row-failure.ts'
import { lockForListed, setListedOpenTimes } from '../../open-time/set-listed-open-times.ts'
import { placeOf } from '../../place/placing.ts'
import { announceProperty } from '../../property/property-events.ts'
import { marketColumns } from '../../property/property-market.store.ts'
import { enqueuePictures } from '../enqueue-feed-jobs.ts'
import { addFeedHomes, importedListings, releaseImported } from '../feed-home.store.ts'
import type { ChangedHome } from './change-home.ts'
import type { Reason } from './problems.ts'
import { withReadParts } from './read-parts.ts'
import { type HomeWork, Interrupted, MayNotList, RunOver } from './run-work.ts'

/**
 * Lists homes. Returns those that the feed has now and that may have to be changed: of an import, or listed by another
 * process in the meantime. Refuses those of another feed.
 */
export async function addHomes<Home extends ChangedHome>(work: HomeWork, homes: Home[]): Promise<Home[]> {
  const { known, added } = await sorted(work, homes)
  const late: Home[] = []
  await writeHomes(work, added, async (together) => void late.push(...(await insertTogether(work, together))))
  return late.length === 0 ? known : [...known, ...(await addHomes(work, late))]
}

async function sorted<Home extends ChangedHome>(work: HomeWork, homes: Home[]) {
  const { db, feed, agent } = work
  const references = homes.map(({ listing }) => listing.sourceId)
  const listed = await importedListings(db, agent.email, references)
  const imported = new Map(listed.map((row) => [row.sourceId, row]))
  const adopted = new Map<string, string>()
  const known: Home[] = []
  const added: Home[] = []
  for (const home of homes) {
    const { sourceId } = home.listing
    const there = imported.get(sourceId)
    if (!there) added.push(home)
    else if (there.feedId !== null && there.feedId !== feed.id && there.source !== 'file')
      work.refuse(sourceId, r.otherFeed)
    else {
      known.push(home)
      if (there.feedId !== feed.id) adopted.set(sourceId, there.id)
    }
  }
  const links = [...adopted].map(([reference, propertyId]) => ({
    feedId: feed.id,
    reference,
    propertyId,
    hash: '',
    said: {},
    pictures: [],
    picturesDueAt: null,
  }))
  if (links.length > 0)
    await db.transaction(async (tx) => {
      await releaseImported(tx, [...adopted.values()])
      await addFeedHomes(tx, links)
    })
  return { known, added }
}

export const writeHomes = <Home extends ChangedHome>(
  work: HomeWork,
  homes: Home[],
  write: (homes: Home[]) => Promise<void>,
) =>
  writeOrReject(homes, {
    write,
    reject: ({ listing }, reason) => work.refuse(listing.sourceId, reason),
    reasonOf: (error) => (isOfAll(error) ? undefined : withKeptTexts(() => rowFailure(error))),
  })

const isOfAll = (error: unknown) => [RunOver, MayNotList, Interrupted].some((kind) => error instanceof kind)

/** Returns the homes that are there already, which stay as they are. */
async function insertTogether<Home extends ChangedHome>(work: HomeWork, homes: Home[]): Promise<Home[]> {
  const { agent } = work
  const listings: PlacedListing[] = []
  for (const { listing: read, market } of homes) {
    const listing = await withReadParts(work.geocoder, read)
    const placed = await placeOf({ geocoder: work.geocoder, onFailure }, listing)
    listings.push(placedListing({ ...listing, ...marketColumns(market) }, placed))
    await work.onItem()
  }
  const refused: [reference: string, reason: Reason][] = []
  let stored: Home[] = []
  await work.writeStep(async (tx) => {
    await lockForListed(tx, listings, agent.id)
    const added = await insertListings(tx, listings, work.importer)
    stored = homes.filter(({ listing }) => added.has(listing.id))
    await link(tx, work, stored)
    const opened = listings.filter(({ id, openTimes }) => added.has(id) && openTimes?.length)
    const onRefused = (...problem: (typeof refused)[number]) => void refused.push(problem)
    await setListedOpenTimes(tx, opened, { agentId: agent.id, now: work.clock.now(), onRefused })
    await announceProperty(tx, { email: agent.email })
    const named = { added: stored.map(({ listing: { sourceId, title } }) => ({ reference: sourceId, title })) }
    return { counts: { new: stored.length }, named, done: stored.length }
  })
  for (const [reference, reason] of refused) work.warn(reference, reason)
  return homes.filter((home) => !stored.includes(home))
}

async function link(tx: Queryable, { feed, clock }: HomeWork, homes: ChangedHome[]): Promise<void> {
  const now = clock.now()
  const rows = homes.map(({ listing: { id, sourceId }, hash, said, pictures, documents = [] }) => ({
    feedId: feed.id,
    reference: sourceId,
    propertyId: id,
    hash,
    said,
    pictures: [...pictures, ...documents],
    picturesDueAt: pictures.length + documents.length > 0 ? now : null,
    awaitsChecks: feed.isTrusted,
  }))
  await addFeedHomes(tx, rows)
  if (rows.some(({ picturesDueAt }) => picturesDueAt)) await enqueuePictures(tx, feed.id)
}

function onFailure(error: unknown): never {
  throw error
}
