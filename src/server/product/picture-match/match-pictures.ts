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
import type { Matcher } from './matcher.ts'
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

export const matchPicture =
  (dependencies: MatchDependencies): JobHandler<typeof pictureMatchJobs.match> =>
  ({ name, isOfFeed = true }) =>
    matchOne(dependencies, { name, isOfFeed })

const BATCH_SIZE = 20
const AFTER_START_MS = 60_000 // so that the start has all resources
const MAX_STRETCH_MS = 20_000

export const enqueueOlderMatches = (tx: Queryable) =>
  enqueueJob(
    tx,
    pictureMatchJobs.matchOlder,
    {},
    { key: 'next', queue: 'match-pictures', runAt: new Date(Date.now() + AFTER_START_MS) },
  )

/**
 * Handles the job that compares pictures without a description in the current version, the demo's first, for some
 * seconds; it then enqueues itself again.
 */
export const matchOlderPictures =
  (dependencies: MatchDependencies): JobHandler<typeof pictureMatchJobs.matchOlder> =>
  async ({ after = '00000000-0000-0000-0000-000000000000' }, { stopping }) => {
    const until = Date.now() + MAX_STRETCH_MS
    let last: string | undefined = after
    while (last !== undefined && Date.now() < until && !stopping.aborted) {
      const demo = await demoPicturesToDescribe(dependencies.db, BATCH_SIZE)
      const names: string[] = demo.length > 0 ? demo : await picturesToDescribe(dependencies.db, last, BATCH_SIZE)
      for (const name of names) if (!stopping.aborted) await matchOne(dependencies, { name, isOfFeed: true })
      if (demo.length === 0) last = names.at(-1)
    }
    if (last !== undefined)
      await enqueueJob(
        dependencies.db,
        pictureMatchJobs.matchOlder,
        { after: last },
        { key: 'next', queue: 'match-pictures' },
      )
  }

type Picture = { name: string; isOfFeed: boolean }

async function matchOne(
  { db, images, matcher, onCompared }: MatchDependencies,
  { name, isOfFeed }: Picture,
): Promise<void> {
  const former = await fingerprintOf(db, name)
  if (former?.isCurrent) return
  const image = isDemo(name) ? undefined : await storedPicture(db, name)
  if (!isDemo(name) && !image) return // removed while it waited
  const bytes = await (image ? storedBytes(images, image.id) : demoBytes(name))
  const described = bytes && (await matcher.describe(bytes))
  const found = described && (await copiesOf({ db, matcher }, described))
  const copies = found?.filter(({ other }) => other !== former?.number)
  await db.transaction(async (tx) => {
    const matched = former ? await removeFingerprint(tx, former.number) : []
    const number = await addFingerprint(tx, { name, imageId: image?.id ?? null }, copies && described)
    if (number === undefined) return
    await addMatches(tx, number, copies ?? [])
    const { shown, alike } = await listingsOf(tx, number, copies ?? [])
    await onCompared(tx, { shown: [...shown, ...(await listingsShowing(tx, matched))], alike, isOfFeed })
  })
}

async function listingsOf(tx: Queryable, number: number, copies: { other: number }[]) {
  const own = await listingsShowing(tx, [number])
  if (copies.length === 0) return { shown: await wholeListings(tx, own), alike: [] }
  const others = copies.map(({ other }) => other)
  const further = others.length < MAX_CANDIDATES_PER_OWNER ? [] : await laterCopies(tx, others)
  return { shown: [...own, ...(await listingsShowing(tx, others))], alike: await listingsShowing(tx, further) }
}

type Described = NonNullable<Awaited<ReturnType<Matcher['describe']>>>

async function copiesOf({ db, matcher }: Pick<MatchDependencies, 'db' | 'matcher'>, { lookups }: Described) {
  const probes = lookups.map((lookup) => lookup.probes)
  const candidates = await findCandidates(db, probes)
  if (candidates.length === 0) return []
  const same = await matcher.confirm(
    lookups.map(({ features }) => features),
    candidates.map(({ features, lookup }) => ({ features, lookup })),
  )
  return (
    same &&
    candidates
      .filter((_, at) => same[at])
      .map(({ number, lookup }) => ({ other: number, isMirrored: lookups[lookup]?.isMirrored ?? false }))
  )
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
