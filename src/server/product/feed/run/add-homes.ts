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
import type { CheckedHome } from '../reading/listing-values.ts'
import type { Reason } from './problems.ts'
import { withReadParts } from './read-parts.ts'
import { Interrupted, MayNotList, RunOver, type RunWork } from './run-work.ts'

export type HashedHome = CheckedHome & { hash: string }

export async function addHomes(work: RunWork, homes: HashedHome[]): Promise<HashedHome[]> {
  const { adopted, added } = await sorted(work, homes)
  await writeHomes(work, added, (together) => insertTogether(work, together))
  return adopted
}

async function sorted(work: RunWork, homes: HashedHome[]): Promise<{ adopted: HashedHome[]; added: HashedHome[] }> {
  const { db, feed, agent } = work
  const references = homes.map(({ listing }) => listing.sourceId)
  const imported = new Map((await importedListings(db, agent.email, references)).map((row) => [row.sourceId, row]))
  const adopted: HashedHome[] = []
  const added: HashedHome[] = []
  for (const home of homes) {
    const there = imported.get(home.listing.sourceId)
    if (!there) added.push(home)
    else if (there.feedId === null || there.source === 'file') adopted.push(home)
    else refuse(work, home, r.otherFeed)
  }
  const links = adopted.map(({ listing: { sourceId } }) => ({
    feedId: feed.id,
    reference: sourceId,
    propertyId: imported.get(sourceId)?.id ?? null,
    hash: '',
    said: {},
    pictures: [],
    picturesDueAt: null,
  }))
  if (links.length > 0)
    await db.transaction(async (tx) => {
      await releaseImported(
        tx,
        links.flatMap(({ propertyId }) => propertyId ?? []),
      )
      await addFeedHomes(tx, links)
    })
  return { adopted, added }
}

export const writeHomes = (work: RunWork, homes: HashedHome[], write: (homes: HashedHome[]) => Promise<void>) =>
  writeOrReject(homes, {
    write,
    reject: (home, reason) => refuse(work, home, reason),
    reasonOf: (error) => (isOfAll(error) ? undefined : withKeptTexts(() => rowFailure(error))),
  })

const isOfAll = (error: unknown) => [RunOver, MayNotList, Interrupted].some((kind) => error instanceof kind)

async function insertTogether(work: RunWork, homes: HashedHome[]): Promise<void> {
  const { agent } = work
  const listings: PlacedListing[] = []
  for (const { listing: read, market } of homes) {
    const listing = await withReadParts(work.geocoder, read)
    const placed = await placeOf({ geocoder: work.geocoder, onFailure }, listing)
    listings.push(placedListing({ ...listing, ...marketColumns(market) }, placed))
    await work.onItem()
  }
  const refused: [reference: string, reason: Reason][] = []
  await work.writeStep(async (tx) => {
    await lockForListed(tx, listings, agent.id)
    const stored = await insertListings(tx, listings, { agent, emails: [agent.email], stillMay: stillMay(agent.email) })
    if (stored.size < homes.length) throw new Error('a home was imported at the same moment') // the next run adopts it
    await link(tx, work, homes)
    const opened = listings.filter(({ openTimes }) => openTimes?.length)
    const onRefused = (...problem: (typeof refused)[number]) => void refused.push(problem)
    await setListedOpenTimes(tx, opened, { agentId: agent.id, now: work.clock.now(), onRefused })
    await announceProperty(tx, { email: agent.email })
    const named = { added: homes.map(({ listing: { sourceId, title } }) => ({ reference: sourceId, title })) }
    return { counts: { new: homes.length }, named, done: homes.length }
  })
  for (const [reference, reason] of refused) work.problems.add(reason, undefined, reference)
}

async function link(tx: Queryable, { feed, clock }: RunWork, homes: HashedHome[]): Promise<void> {
  const now = clock.now()
  const rows = homes.map(({ listing: { id, sourceId }, hash, said, pictures, documents }) => ({
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

const stillMay = (email: string) => (roles: Map<string, string | null>) => {
  const role = roles.get(email)
  if (role !== 'agent' && role !== 'admin') throw new MayNotList('the account may not list homes')
}

function refuse(work: RunWork, { listing }: CheckedHome, reason: Reason): void {
  work.problems.add(reason, undefined, listing.sourceId)
  work.counts = { ...work.counts, refused: work.counts.refused + 1 }
  work.done += 1
}
