import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pictureFile } from '#contract/picture-file'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import { root } from '../../project-root.ts'
import { boundedFetch } from '../../providers/bounded-fetch.ts'
import type { ImageStore } from '../../providers/images/images.ts'
import { type Matcher, MatchingEnded } from './matcher.ts'
import { pictureMatchJobs } from './picture-match.jobs.ts'
import {
  addFingerprint,
  addMatches,
  demoPicturesToDescribe,
  findCandidates,
  fingerprintOf,
  laterCopies,
  listingsShowing,
  MAX_CANDIDATES_PER_OWNER,
  picturesToDescribe,
  removeFingerprint,
  storedPicture,
  wholeListings,
} from './picture-match.store.ts'

/**
 * The result of comparing pictures. `shown`: the listings that show a compared picture or a copy of it; without copies,
 * only those whose pictures are all compared. `alike`: listings with further copies, which are found through the first.
 */
export type Compared = { shown: string[]; alike: string[]; isOfFeed: boolean }

export type OnCompared = (tx: Queryable, compared: Compared) => Promise<void>

export type MatchDependencies = { db: Database; images: ImageStore; matcher: Matcher; onCompared: OnCompared }

/** The number added to the priority of comparisons for feeds, so that they run after those of uploads. */
const BEHIND_PEOPLE = 10

/** Adds a job that compares a stored picture with all others. Only one runs at a time, across all servers. */
export const enqueueMatch = (tx: Queryable, id: string, { isOfFeed }: { isOfFeed: boolean }) =>
  enqueueJob(
    tx,
    pictureMatchJobs.match,
    { name: id, isOfFeed },
    { key: id, queue: 'match-pictures', behind: isOfFeed ? BEHIND_PEOPLE : 0 },
  )

/**
 * The attempts after which a picture is noted as one that can't be compared. Each may occupy the queue for the time
 * limit of the process.
 */
const MAX_ATTEMPTS_TO_COMPARE = 3

export const matchPicture =
  (dependencies: MatchDependencies): JobHandler<typeof pictureMatchJobs.match> =>
  ({ name, isOfFeed = true }, { attempt = 1 }) =>
    matchOne(dependencies, { name, isOfFeed, isLastAttempt: attempt >= MAX_ATTEMPTS_TO_COMPARE })

const BATCH_SIZE = 20
const AFTER_START_MS = 60_000 // so that the start has all resources
/** Limits how long a picture waits that a person has just uploaded. */
const MAX_STRETCH_MS = 3_000

export const enqueueOlderMatches = (tx: Queryable) =>
  enqueueJob(
    tx,
    pictureMatchJobs.matchOlder,
    {},
    { key: 'next', queue: 'match-pictures', runAt: new Date(Date.now() + AFTER_START_MS) },
  )

const BEFORE_DEMO = 'home-'
const BEFORE_STORED = '00000000-0000-0000-0000-000000000000'

/**
 * Handles the job that compares pictures without a description in the current version, the demo's first, for some
 * seconds; it then enqueues itself again. A picture that ends the process gets a job of its own, which tries again.
 */
export const matchOlderPictures =
  (dependencies: MatchDependencies, maxStretchMs = MAX_STRETCH_MS): JobHandler<typeof pictureMatchJobs.matchOlder> =>
  async ({ after = BEFORE_DEMO }, { stopping }) => {
    const { db } = dependencies
    const until = performance.now() + maxStretchMs
    let last = after
    let isOver = stopping.aborted
    if (!isOver)
      for await (const name of olderPictures(db, after)) {
        await matchOne(dependencies, { name, isOfFeed: true }).catch((error) => {
          if (!(error instanceof MatchingEnded)) throw error
          return enqueueMatch(db, name, { isOfFeed: true })
        })
        last = name
        isOver = stopping.aborted || performance.now() >= until
        if (isOver) break
      }
    if (isOver)
      await enqueueJob(db, pictureMatchJobs.matchOlder, { after: last }, { key: 'next', queue: 'match-pictures' })
  }

async function* olderPictures(db: Database, after: string): AsyncGenerator<string> {
  for (let last: string | undefined = after; last !== undefined; ) {
    const read: typeof picturesToDescribe = isDemo(last) ? demoPicturesToDescribe : picturesToDescribe
    const names = await read(db, last, BATCH_SIZE)
    yield* names
    last = names.at(-1) ?? (isDemo(last) ? BEFORE_STORED : undefined)
  }
}

type Picture = { name: string; isOfFeed: boolean; isLastAttempt?: boolean }

async function matchOne(dependencies: MatchDependencies, { name, isOfFeed, isLastAttempt = false }: Picture) {
  const { db, images, onCompared } = dependencies
  const former = await fingerprintOf(db, name)
  if (former?.isCurrent) return
  const image = isDemo(name) ? undefined : await storedPicture(db, name)
  if (!isDemo(name) && !image) return // removed while it waited
  const bytes = await (image ? storedBytes(images, image.id) : demoBytes(name))
  const described = bytes && (await descriptionOf(dependencies.matcher, bytes, isLastAttempt))
  const copies = (described ? await copiesOf(dependencies, described, isLastAttempt) : []).filter(
    ({ other }) => other !== former?.number,
  )
  await db.transaction(async (tx) => {
    const matched = former ? await removeFingerprint(tx, former.number) : []
    const number = await addFingerprint(tx, { name, imageId: image?.id ?? null }, described)
    if (number === undefined) return
    await addMatches(tx, number, copies)
    const { shown, alike } = await listingsOf(tx, number, copies)
    await onCompared(tx, { shown: [...shown, ...(await listingsShowing(tx, matched))], alike, isOfFeed })
  })
}

const descriptionOf = (matcher: Matcher, bytes: Buffer, isLastAttempt: boolean) =>
  matcher.describe(bytes).catch((error) => {
    if (!isLastAttempt || !(error instanceof MatchingEnded)) throw error
    return undefined
  })

async function listingsOf(tx: Queryable, number: number, copies: { other: number }[]) {
  const own = await listingsShowing(tx, [number])
  if (copies.length === 0) return { shown: await wholeListings(tx, own), alike: [] }
  const others = copies.map(({ other }) => other)
  const further = others.length < MAX_CANDIDATES_PER_OWNER ? [] : await laterCopies(tx, others)
  return { shown: [...own, ...(await listingsShowing(tx, others))], alike: await listingsShowing(tx, further) }
}

type Described = NonNullable<Awaited<ReturnType<Matcher['describe']>>>

/**
 * Returns the copies of a picture. Candidates that end the process are skipped if others could be compared, because
 * they have then ended it twice, or at the last attempt.
 */
async function copiesOf(
  { db, matcher }: Pick<MatchDependencies, 'db' | 'matcher'>,
  { lookups }: Described,
  isLastAttempt: boolean,
) {
  const probes = lookups.map((lookup) => lookup.probes)
  const candidates = await findCandidates(db, probes)
  if (candidates.length === 0) return []
  const same = await matcher.confirm(
    lookups.map(({ features }) => features),
    candidates.map(({ features, lookup }) => ({ features, lookup })),
  )
  if (!isLastAttempt && same.every((each) => each === undefined))
    throw new MatchingEnded('the process that compares pictures ended')
  return candidates
    .filter((_, at) => same[at])
    .map(({ number, lookup }) => ({ other: number, isMirrored: lookups[lookup]?.isMirrored ?? false }))
}

const isDemo = (name: string): boolean => name.startsWith('home-')

const MAX_BYTES = 4 * 1024 * 1024 // for WebP of 800 pixels' width

async function storedBytes(images: ImageStore, id: string): Promise<Buffer | undefined> {
  const picture = await images.open(pictureFile(id, { width: 800, format: 'webp' }))
  if (!picture) return undefined
  if (!('address' in picture)) return buffer(picture.read({ start: 0, end: Math.min(picture.size, MAX_BYTES) - 1 }))
  const answer = await boundedFetch(fetch, MAX_BYTES)(picture.address, { signal: AbortSignal.timeout(10_000) })
  if (!answer.ok) throw new Error(`the image store answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

async function demoBytes(name: string): Promise<Buffer | undefined> {
  for (const folder of ['dist/web/served', 'public']) {
    const bytes = await readFile(join(root, folder, 'demo', `${name}-800.webp`)).catch(() => undefined)
    if (bytes) return bytes
  }
  return undefined
}
