import { brandInText } from '#contract/brand'
import * as r from '#messages/feedReports'
import type { JobHandler } from '../../../platform/jobs/job.ts'
import { enqueueReading, enqueueRun } from '../enqueue-feed-jobs.ts'
import type { feedJobs } from '../feed.jobs.ts'
import { countLiveHomes, knownHomes, titlesOf } from '../feed-home.store.ts'
import { FileRefused, type Reading, ReadingEnded } from '../reading/feed-reader.ts'
import { beginWork } from './begin-work.ts'
import { mustAsk } from './brake.rules.ts'
import { changeMarkets } from './change-homes.ts'
import { changePrices } from './change-prices.ts'
import { compared } from './compare-homes.ts'
import { fail, finish } from './end-run.ts'
import { type FeedFile, type FileDependencies, openFileOf } from './feed-file.ts'
import { indexFile } from './file-index.ts'
import { CHANGED_AT_ONCE, homeBatches } from './home-batches.ts'
import type { Reason } from './problems.ts'
import { FetchError } from './public-request.ts'
import { removeHomes } from './remove-homes.ts'
import { followRenamed } from './renamed-homes.ts'
import { runSoldPrices } from './run-sold-prices.ts'
import { afterStep, Interrupted, MayNotList, type RunDependencies, RunOver, type RunWork } from './run-work.ts'

export type RunFeedDependencies = RunDependencies & FileDependencies

const MAX_STRETCH_MS = 200_000

/**
 * Reads a feed's file, compares it with the previous state, and writes new, changed and removed homes step by step. If
 * the server stops, the run continues after the last written step. A file that crashes its reading process is tried
 * once more before the run fails.
 */
export const runFeed =
  (dependencies: RunFeedDependencies): JobHandler<typeof feedJobs.run> =>
  async ({ runId }, { stopping }) => {
    const isRead = await attempt(dependencies, runId, { stopping, isLast: false })
    if (!isRead) await attempt(dependencies, runId, { stopping, isLast: true })
  }

async function attempt(
  dependencies: RunFeedDependencies,
  runId: string,
  { stopping, isLast }: { stopping: AbortSignal; isLast: boolean },
): Promise<boolean> {
  const work = await beginWork(dependencies, runId, { stopping })
  if (!work) return true
  const { db, feed } = work
  if (feed.source === 'address' && !feed.uploadId) return enqueued(enqueueRun(db, { feedId: feed.id, runId }))
  try {
    await readFile(dependencies, work, stopping)
    await finish(work, 'read')
  } catch (error) {
    if (error instanceof RunOver) return true
    if (error instanceof Interrupted || (error instanceof ReadingEnded && stopping.aborted))
      await enqueueReading(db, { feedId: feed.id, runId })
    else if (error instanceof ReadingEnded && !isLast) return false
    else {
      const reason = reasonOf(error)
      if (reason === undefined) throw error // the queue tries again
      await fail(work, reason)
    }
  }
  return true
}

async function enqueued(job: Promise<void>): Promise<true> {
  await job
  return true
}

async function readFile(dependencies: RunFeedDependencies, work: RunWork, stopping: AbortSignal): Promise<void> {
  const { feed, agent } = work
  const file = await openFileOf(dependencies, feed, { ownerEmail: agent.email, stopping })
  let reading: Reading | undefined
  try {
    reading = await dependencies.reader.open(file.path, stopping)
    await (feed.format === 'soldPrices' ? runSoldPrices : runHomes)(file, reading, work)
  } finally {
    reading?.close()
    await file.close()
  }
}

function reasonOf(error: unknown): Reason | undefined {
  if (error instanceof FetchError) return error.text
  if (error instanceof FileRefused) return error.refusal
  if (error instanceof ReadingEnded) return () => r.setAside({ why: error.text() })
  if (error instanceof MayNotList) return () => r.mayNotList({ brand: brandInText() })
  return undefined
}

async function runHomes(file: FeedFile, reading: Reading, work: RunWork): Promise<void> {
  const began = performance.now()
  const { path, folder } = file
  const { format } = work.feed
  const written = work.counts.new + work.counts.changed + work.counts.restored
  const [index, known, homes] = await Promise.all([
    indexFile(reading.read<'index'>({ kind: 'index', path, folder, format }), work),
    knownHomes(work.db, work.feed.id),
    countLiveHomes(work.db, work.feed.id),
  ])
  await file.checkUnchanged()
  const changes = compared(index, known, work)
  const { due, same, markets, prices, lacksHomes } = changes
  const { agent, currency } = work
  const homesAt = (wanted: Uint32Array) =>
    reading.read<'homes'>({ kind: 'homes', path, folder, format, wanted, agent, terms: { currency, verified: false } })
  const { gone } = await followRenamed(work, known, changes, homesAt)
  work.counts.unchanged = Math.max(0, same - written)
  work.total = due.size + gone.length + markets.length + prices.length
  if (due.size > 0) {
    const batches = homeBatches(work, known)
    try {
      for await (const { items } of homesAt(Uint32Array.from(due.values()).sort()))
        for (const home of items) {
          await batches.add(home, index.entries.get(home.reference)?.hash ?? '')
          await work.onItem()
          if (performance.now() - began > MAX_STRETCH_MS) throw new Interrupted('the run goes on in another job')
        }
      await batches.end()
    } finally {
      await batches.settle()
    }
  }
  await file.checkUnchanged()
  if (!work.run.isTrial)
    for (let at = 0; at < markets.length; at += CHANGED_AT_ONCE)
      await changeMarkets(work, markets.slice(at, at + CHANGED_AT_ONCE))
  if (!work.run.isTrial)
    for (let at = 0; at < prices.length; at += CHANGED_AT_ONCE)
      await changePrices(work, prices.slice(at, at + CHANGED_AT_ONCE))
  const isEmptyStock = changes.isEmptyStock || (lacksHomes && isAllRefused(work.counts))
  await removeGone(work, { gone, isComplete: index.isComplete, isEmptyStock, homes })
}

/** As of a file of another agency, currency or software. */
const isAllRefused = ({ refused, new: added, changed, restored, unchanged }: RunWork['counts']): boolean =>
  refused > 0 && added + changed + restored + unchanged === 0

type Removals = { gone: string[]; isComplete: boolean; isEmptyStock: boolean; homes: number }

async function removeGone(work: RunWork, { gone, homes, ...removals }: Removals): Promise<void> {
  const { db, run, feed } = work
  const asks = mustAsk({ ...removals, gone: gone.length, homes: homes + work.counts.gone, mayRemove: run.mayRemove })
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
