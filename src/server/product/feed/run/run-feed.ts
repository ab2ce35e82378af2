import { BRAND } from '#contract/brand'
import type { Queryable } from '../../../platform/db/database.ts'
import type { JobHandler } from '../../../platform/jobs/job-policy.ts'
import { NO_PHOTO } from '../../import/people.ts'
import { notifyByMail } from '../../notification/notify.ts'
import { changeFeed, feedById, ownerOf } from '../feed.store.ts'
import { countLiveHomes, knownHomes, titlesOf } from '../feed-home.store.ts'
import { enqueueRun } from '../feed-jobs.ts'
import { feedFails, removalsHeld } from '../feed-mails.ts'
import { beginRun, changeRun, noCounts, type StoredRun } from '../feed-run.store.ts'
import type { FeedSource } from '../formats/feed-format.ts'
import { FeedFileError } from '../source/feed-file-error.ts'
import { mustAsk } from './brake.rules.ts'
import { changeMarkets } from './change-homes.ts'
import { compared, live } from './compare-homes.ts'
import { type FeedFile, type FileDependencies, openFeedOf, withFeedFile } from './feed-file.ts'
import { indexFile, listingsAgain, Problems } from './file-index.ts'
import { CHANGED_AT_ONCE, homeBatches } from './home-batches.ts'
import { FetchError } from './public-request.ts'
import { removeHomes } from './remove-homes.ts'
import { runSoldPrices } from './run-sold-prices.ts'
import {
  afterStep,
  Interrupted,
  MayNotList,
  progressOf,
  type RunDependencies,
  RunOver,
  type RunWork,
  showProgress,
} from './run-work.ts'

export type RunFeedDependencies = RunDependencies & FileDependencies

const MAX_ATTEMPTS = 8
/** A job goes on in another one after this. */
const MAX_STRETCH_MS = 200_000

/**
 * Runs a feed: reads its file, compares it with what the feed said before, and writes what is new, changed and gone, step by step. What is
 * written stays when a server ends in the middle; the run then goes on, and ends as one that nothing disturbed.
 */
export const runFeed =
  (parts: RunFeedDependencies): JobHandler<'runFeed'> =>
  async ({ runId }, { stopping }) => {
    const run = await beginRun(parts.db, runId)
    const feed = run && (await feedById(parts.db, run.feedId))
    const owner = feed && (await ownerOf(parts.db, feed))
    if (!run || !feed || !owner) return
    const agent = { id: owner.id, email: owner.email, name: owner.name, image: owner.photoUrl ?? NO_PHOTO }
    const work: RunWork = {
      ...parts,
      feed,
      run,
      agent,
      ...soFar(run),
      problems: new Problems(),
      total: run.total ?? 0,
      onItem: async () => {},
    }
    work.onItem = progressOf(work, stopping)
    if (feed.format === 'soldPrices' && owner.role !== 'admin') return fail(work, 'Only admins bring sold prices.')
    if (run.attempts > MAX_ATTEMPTS) return fail(work, `It did not come to its end in ${MAX_ATTEMPTS} attempts.`)
    await showProgress(parts.db, work)
    try {
      const known = run.isTrial || feed.failures > 0 ? undefined : feed
      await withFeedFile(parts, feed, { ownerEmail: owner.email, known, stopping }, async (file) => {
        if (file) await (feed.format === 'soldPrices' ? runSoldPrices : runHomes)(file, work)
        await finish(work, file)
      })
    } catch (error) {
      if (error instanceof RunOver) return
      if (error instanceof Interrupted) return enqueueRun(parts.db, { feedId: feed.id, runId })
      const reason = reasonOf(error)
      if (reason === undefined) throw error // the queue tries it again
      await fail(work, reason)
    }
  }

/** Returns what is kept of an earlier attempt: what it wrote. */
function soFar({ counts, added, changed, gone }: StoredRun): Pick<RunWork, 'counts' | 'named' | 'done'> {
  const { new: isNew = 0, changed: isChanged = 0, restored = 0, gone: isGone = 0 } = counts ?? {}
  return {
    counts: { ...noCounts, new: isNew, changed: isChanged, restored, gone: isGone },
    named: { added, changed, gone },
    done: 0,
  }
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof FetchError || error instanceof FeedFileError) return error.message
  if (error instanceof MayNotList) return `The account of this agent may not list homes on ${BRAND}.`
  return undefined
}

async function runHomes(file: FeedFile, work: RunWork): Promise<void> {
  const began = Date.now()
  const written = work.counts.new + work.counts.changed + work.counts.restored
  const [index, known] = await Promise.all([
    reading(file, work, (source) => indexFile(source, work)),
    knownHomes(work.db, work.feed.id),
  ])
  await file.checkUnchanged()
  const { due, same, gone, markets } = compared(index, known, work)
  work.counts.unchanged = Math.max(0, same - written)
  work.total = due.size + gone.length + markets.length
  if (due.size > 0)
    await reading(file, work, async (source) => {
      const batches = homeBatches(work, known)
      try {
        for await (const listing of listingsAgain(source, (reference, at) => due.get(reference) === at)) {
          await batches.add(listing, index.entries.get(listing.reference)?.hash ?? '')
          await work.onItem()
          if (Date.now() - began > MAX_STRETCH_MS) throw new Interrupted('the run goes on in another job')
        }
        await batches.end()
      } finally {
        await batches.settle()
      }
    })
  await file.checkUnchanged()
  if (!work.run.isTrial)
    for (let at = 0; at < markets.length; at += CHANGED_AT_ONCE)
      await changeMarkets(work, markets.slice(at, at + CHANGED_AT_ONCE))
  await removeGone(work, { gone, isComplete: index.isComplete, homes: live(known) })
}

/** Opens a file, and closes it whatever happens. */
async function reading<Result>(
  file: FeedFile,
  { feed }: RunWork,
  work: (source: FeedSource) => Promise<Result>,
): Promise<Result> {
  const source = await openFeedOf(feed, file)
  try {
    return await work(source)
  } finally {
    await source.close()
  }
}

type Removals = { gone: string[]; isComplete: boolean; homes: number }

async function removeGone(work: RunWork, { gone, isComplete, homes }: Removals): Promise<void> {
  const { db, run, feed } = work
  const asks = mustAsk({ gone: gone.length, homes: homes + work.counts.gone, isComplete, mayRemove: run.mayRemove })
  if (asks || run.isTrial) {
    work.run = { ...run, heldRemovals: asks ? gone.length : 0 }
    const named = { gone: await titlesOf(db, feed.id, gone.slice(0, 50)) }
    Object.assign(work, afterStep(work, { counts: run.isTrial ? { gone: gone.length } : {}, named, done: gone.length }))
    return
  }
  for (let at = 0; at < gone.length; at += CHANGED_AT_ONCE) {
    await removeHomes(work, gone.slice(at, at + CHANGED_AT_ONCE))
    await work.onItem()
  }
}

/** Ends a run. `file`: the one that was read, which is not asked for again until it changes; `undefined` where it has not changed. */
async function finish(work: RunWork, file: FeedFile | undefined): Promise<void> {
  const { db, run, feed, agent, counts, named, problems, done, total } = work
  const state = run.heldRemovals > 0 && !run.isTrial ? 'held' : 'done'
  await db.transaction(async (tx) => {
    const homes = await countLiveHomes(tx, feed.id)
    if (!file && !run.isTrial) counts.unchanged = homes // the same file as before, which is not sent again
    await end(tx, work, { state, counts, ...named, done, total, heldRemovals: run.heldRemovals, ...shown(problems) })
    if (run.isTrial) return
    const seen = state === 'done' && file ? { etag: file.etag ?? null, lastModified: file.lastModified ?? null } : {}
    await changeFeed(tx, feed.id, { failures: 0, homes, ...seen })
    if (state === 'held') await notifyByMail(tx, removalsHeld(agent, feed, run.heldRemovals))
  })
}

async function fail(work: RunWork, failure: string): Promise<void> {
  const { db, run, feed, agent, counts, problems } = work
  await db.transaction(async (tx) => {
    await end(tx, work, { state: 'failed', failure, counts, ...shown(problems) })
    if (run.isTrial) return
    const failures = feed.failures + 1
    await changeFeed(tx, feed.id, { failures })
    if (failures === 2) await notifyByMail(tx, feedFails(agent, feed, failure))
  })
}

async function end(tx: Queryable, work: RunWork, change: Parameters<typeof changeRun>[2]): Promise<void> {
  if (!(await changeRun(tx, work.run.id, { ...change, endedAt: new Date() }))) throw new RunOver('the run is over')
  await showProgress(tx, work)
}

const shown = ({ first, count }: Problems) => ({ problems: first, problemCount: count })
