import type { Queryable } from '../../../platform/db/database.ts'
import { notifyByMail } from '../../notification/notify.ts'
import { changeFeed } from '../feed.store.ts'
import { countLiveHomes } from '../feed-home.store.ts'
import { feedFails, removalsHeld } from '../feed-mails.ts'
import { changeRun } from '../feed-run.store.ts'
import type { FeedFile } from './feed-file.ts'
import { keepable, type Problems } from './file-index.ts'
import { RunOver, type RunWork, showProgress } from './run-work.ts'

/** The limit of the sentence why a run failed, which may name a part of its file. */
const MAX_FAILURE_CHARACTERS = 500

/** Ends a run. `file`: the one that was read, which is not asked for again until it changes; `undefined` where it has not changed. */
export async function finish(work: RunWork, file: FeedFile | undefined): Promise<void> {
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

/** Ends a run as failed, with a sentence that says why. */
export async function fail(work: RunWork, reason: string): Promise<void> {
  const { db, run, feed, agent, counts, problems } = work
  const failure = keepable(reason, MAX_FAILURE_CHARACTERS)
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
