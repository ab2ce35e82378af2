import { hash } from 'node:crypto'
import type { HomeLink } from '#contract/home-links'
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_MEGABYTES, MAX_IMAGE_BYTES, MAX_IMAGE_MEGABYTES } from '#contract/image'
import { mayBeUpdated } from '#contract/property-status'
import { isPictureUrl } from '#contract/text'
import * as r from '#messages/feedReports'
import type { Queryable } from '../../../platform/db/database.ts'
import type { JobHandler } from '../../../platform/jobs/job.ts'
import { type FairQueue, fairQueue } from '../../../platform/timing/fair-queue.ts'
import { type ImageStore, PicturesUnavailable } from '../../../providers/images/images.ts'
import { Refusal } from '../../../refusal.ts'
import { makeDue } from '../../evidence/checks/checked-homes.store.ts'
import type { Converter } from '../../image/conversion/converter.ts'
import type { DocumentReader } from '../../image/document/document-reader.ts'
import { claimImages } from '../../image/image.store.ts'
import { keepPicture } from '../../image/keep-picture.ts'
import { logsFailures, placeOf } from '../../place/placing.ts'
import { storedUpdate } from '../../place/stored-address.ts'
import { changesOf } from '../../property/edit.rules.ts'
import { pricedAs } from '../../property/property.rules.ts'
import { lockedProperty, updateProperty } from '../../property/property.store.ts'
import { announceProperty } from '../../property/property-events.ts'
import type { FeedHomePicture } from '../../tables/feed.ts'
import { enqueuePictures } from '../enqueue-feed-jobs.ts'
import type { feedJobs } from '../feed.jobs.ts'
import { feedById, ownerOf, type StoredFeed } from '../feed.store.ts'
import { announceFeed } from '../feed-events.ts'
import { changeFeedHome, dueForPictures, type FeedHome, lockedFeedHome, nextPictures } from '../feed-home.store.ts'
import { countPictures } from '../feed-run.store.ts'
import { FileRefused, ReadingEnded } from '../reading/feed-reader.ts'
import { galleryOf, isDrawing, placeholderOf } from '../reading/listing-files.ts'
import { fileProblem, isDocument, keptDocument, withFetchedDocuments } from './feed-documents.ts'
import type { FileDependencies } from './feed-file.ts'
import { type PictureArchive, pictureArchive } from './picture-archive.ts'
import { Problems } from './problems.ts'
import { bodyOf, FetchError, publicRequest } from './public-request.ts'
import type { RunDependencies } from './run-work.ts'

export type PictureDependencies = RunDependencies &
  FileDependencies & { images: ImageStore; quotaBytes: number; converter: Converter; documents: DocumentReader }

const MAX_FETCHES = 4
const MAX_FETCHES_PER_HOST = 2
const MAX_FETCHES_OF_ALL = 16
/**
 * The number of homes whose pictures are fetched concurrently: small, so that each home is soon complete and a job's
 * time suffices for all of its pictures.
 */
const HOMES_AT_ONCE = 8
const MAX_STRETCH_MS = 60_000
const PICTURE_MS = 30_000
const MAX_ETAG_LENGTH = 1_000
const MAX_TRIES = 5
const RETRY_MINUTES = [1, 5, 30, 120]

const hostQueue = (concurrency: number): FairQueue =>
  fairQueue({
    concurrency,
    maxRunningPerKey: MAX_FETCHES_PER_HOST,
    maxWaitingPerKey: Number.POSITIVE_INFINITY,
    maxWaiting: Number.POSITIVE_INFINITY,
    maxWaitMs: 10 * MAX_STRETCH_MS,
    busy: 'Too many pictures are waiting.',
  })
const ofAll = hostQueue(MAX_FETCHES_OF_ALL)

type Owner = NonNullable<Awaited<ReturnType<typeof ownerOf>>>
type Work = PictureDependencies & {
  feed: StoredFeed
  owner: Owner
  queue: FairQueue
  signal: AbortSignal
  archive: PictureArchive
  counted: { pictures: number; failed: number; problems: Problems }
}

export const fetchFeedPictures =
  (dependencies: PictureDependencies): JobHandler<typeof feedJobs.fetchPictures> =>
  async ({ feedId }, { stopping }) => {
    const { db, clock } = dependencies
    const feed = await feedById(db, feedId)
    const owner = feed && (await ownerOf(db, feed))
    if (!feed || (owner?.role !== 'agent' && owner?.role !== 'admin')) return
    const until = performance.now() + MAX_STRETCH_MS
    const own = hostQueue(MAX_FETCHES)
    const queue: FairQueue = (host, fetch) => own(host, () => ofAll(host, fetch))
    const archive = pictureArchive(dependencies, { feed, ownerEmail: owner.email, stopping })
    try {
      const counted = { pictures: 0, failed: 0, problems: new Problems() }
      const work: Work = { ...dependencies, feed, owner, queue, signal: stopping, archive, counted }
      while (!stopping.aborted && performance.now() < until) {
        const homes = await dueForPictures(db, feedId, clock.now(), HOMES_AT_ONCE)
        if (homes.length === 0) break
        await Promise.all(homes.map((home) => fetchOf(work, home)))
        await countPictures(db, feedId, counted)
        Object.assign(counted, { pictures: 0, failed: 0, problems: new Problems() })
        await announceFeed(db, { id: feedId, agentEmail: owner.email })
      }
    } finally {
      await archive.close()
    }
    const next = await nextPictures(db, feedId)
    if (next) await enqueuePictures(db, feedId, next)
  }

type Fetched = { picture: FeedHomePicture; isNew: boolean; failure?: unknown }

async function fetchOf(work: Work, home: FeedHome): Promise<void> {
  const fetched = await Promise.all(
    home.pictures.map((picture) => work.queue(hostOf(picture.source), () => fetchOne(work, picture))),
  )
  if (work.signal.aborted) return // the next job continues from what is stored
  const failed = fetched.filter(({ failure }) => failure !== undefined)
  const tries = failed.length > 0 ? home.pictureTries + 1 : 0
  const isLast = tries >= MAX_TRIES
  const minutes = RETRY_MINUTES[tries - 1] ?? RETRY_MINUTES.at(-1) ?? 0
  const dueAt = failed.length > 0 && !isLast ? new Date(work.clock.now().getTime() + minutes * 60_000) : null
  const added = fetched.filter(({ isNew }) => isNew)
  await work.db.transaction(async (tx) => {
    const property = home.propertyId ? await lockedProperty(tx, home.propertyId) : undefined
    const now = await lockedFeedHome(tx, home.id)
    if (!now || !isSameList(now.pictures, home.pictures)) return // another run has changed the list in between
    const pictures = fetched.map(({ picture }) => picture)
    if (property)
      await showFiles(tx, work, property, {
        ...((now.isGalleryDue || added.some(({ picture }) => !isDocument(picture))) && galleryFor(property, pictures)),
        ...(added.some(({ picture }) => isDocument(picture)) && {
          documents: withFetchedDocuments(property.documents ?? [], home.pictures, pictures),
        }),
      })
    await changeFeedHome(tx, home.id, { pictures, picturesDueAt: dueAt, pictureTries: tries, isGalleryDue: false })
    if (property && now.awaitsChecks) await makeDue(tx, [property._id], 'pending')
  })
  work.counted.pictures += added.length
  if (tries !== 1) return
  work.counted.failed += failed.filter(({ picture }) => !isDocument(picture)).length
  for (const { picture, failure } of failed)
    work.counted.problems.add(fileProblem(picture, failure), undefined, home.reference)
}

const isSameList = (one: FeedHomePicture[], other: FeedHomePicture[]): boolean =>
  one.length === other.length && one.every((picture, at) => isSamePicture(picture, other[at]))

const isSamePicture = ({ source, caption, kind }: FeedHomePicture, other: FeedHomePicture | undefined): boolean =>
  source === other?.source && caption === other.caption && kind === other.kind

const isWeb = (source: string): boolean => /^https?:\/\//i.test(source)
const isOurs = (source: string): boolean => source.startsWith('/') && isPictureUrl(source)
const hostOf = (source: string): string => (isWeb(source) && URL.canParse(source) ? new URL(source).host : 'archive')

const failures = [FetchError, FileRefused, ReadingEnded, Refusal, PicturesUnavailable]

async function fetchOne(work: Work, picture: FeedHomePicture): Promise<Fetched> {
  try {
    if (isOurs(picture.source)) return await ownPicture(work, picture)
    const got = isWeb(picture.source) ? await fromWeb(work, picture) : await fromArchive(work, picture)
    if (!got) return { picture, isNew: false }
    const digest = hash('sha1', got.bytes, 'base64url')
    const etag = got.etag ? { etag: got.etag } : {}
    if (picture.url && digest === picture.hash) return { picture: { ...picture, ...etag }, isNew: false }
    const url = isDocument(picture)
      ? await keptDocument(work, got.bytes, work.owner)
      : await keepPicture(work, await work.converter.convert(got.bytes, work.owner.id), {
          id: work.owner.id,
          isOfFeed: true,
        })
    const { etag: _, ...rest } = picture
    return { picture: { ...rest, ...etag, hash: digest, url }, isNew: true }
  } catch (error) {
    if (failures.some((kind) => error instanceof kind)) return { picture, isNew: false, failure: error }
    throw error
  }
}

/** Accepts a picture stored here, as our own export names it, if this agent owns it or it has no owner. */
async function ownPicture({ db, owner }: Work, picture: FeedHomePicture): Promise<Fetched> {
  await claimImages(db, [{ address: picture.source, field: 'pictures' }], { ownerId: owner.id, kept: [] })
  return { picture: { ...picture, url: picture.source }, isNew: picture.url !== picture.source }
}

type Bytes = { bytes: Uint8Array; etag?: string | undefined }

async function fromWeb(
  { feedsOrigins, signal }: Work,
  { source, etag, url }: FeedHomePicture,
): Promise<Bytes | undefined> {
  const answer = await publicRequest(source, {
    origins: feedsOrigins,
    headers: url && etag ? { 'if-none-match': etag } : {},
    signal: AbortSignal.any([signal, AbortSignal.timeout(PICTURE_MS)]),
  })
  if (answer.statusCode === 304 && url) return void answer.destroy()
  if (answer.statusCode !== 200) {
    answer.destroy()
    throw new FetchError(() => r.otherStatus({ status: answer.statusCode ?? 0 }))
  }
  const pieces: Buffer[] = []
  for await (const piece of bodyOf(answer, MAX_IMAGE_BYTES)) pieces.push(piece)
  const { etag: now = '' } = answer.headers
  return { bytes: Buffer.concat(pieces), etag: now.length <= MAX_ETAG_LENGTH ? now : undefined }
}

/**
 * Treats a picture that is missing in the archive but stored here as unchanged: many archives contain only new ones.
 */
async function fromArchive({ archive }: Work, picture: FeedHomePicture): Promise<Bytes | undefined> {
  const [maxBytes, most] = isDocument(picture)
    ? [MAX_DOCUMENT_BYTES, MAX_DOCUMENT_MEGABYTES]
    : [MAX_IMAGE_BYTES, MAX_IMAGE_MEGABYTES]
  const bytes = await archive.file(picture.source, maxBytes)
  if (!bytes && picture.url) return undefined
  if (!bytes) throw new FetchError(() => r.notInArchive({ most }))
  return { bytes }
}

type Property = NonNullable<Awaited<ReturnType<typeof lockedProperty>>>

function galleryFor(property: Property, files: FeedHomePicture[]) {
  const there = files.flatMap(({ url, caption, kind }) => (url && kind !== 'document' ? [{ url, caption, kind }] : []))
  const { first, others } = galleryOf(there)
  return { propertyImage: first?.url ?? placeholderOf(property.type), pictures: others }
}

type ShownFiles = Partial<ReturnType<typeof galleryFor>> & { documents?: HomeLink[] | undefined }

async function showFiles(tx: Queryable, work: Work, property: Property, shown: ShownFiles): Promise<void> {
  if (!mayBeUpdated(property)) return
  const { title, location, price, priceKind, propertyImage } = property
  const update = { title, location, price, propertyImage, ...shown }
  const changed = changesOf(property, update)
  if (Object.keys(changed).length === 0) return
  const isFirst = work.feed.isTrusted && isDrawing(property.propertyImage) // had no pictures yet
  const edit = property.status === 'verified' && !isFirst ? { at: work.clock.now().toISOString(), changed } : undefined
  const { priceMin, priceMax } = pricedAs({ price, priceKind }, { currency: work.currency })
  const placed = await placeOf({ geocoder: work.geocoder, onFailure: logsFailures(work.log) }, update, property)
  await updateProperty(
    tx,
    property,
    { ...update, priceMin, priceMax },
    { stored: storedUpdate(property, update, placed), edit, agentId: work.owner.id, currency: work.currency },
  )
  const audit = edit && { audit: { action: 'edit by feed', after: changed } }
  await announceProperty(tx, { id: property._id, email: property.email }, audit)
}
