import { inLanguage } from '#contract/language'
import type { Queryable } from '../../../platform/db/database.ts'
import { writtenText } from '../../kept-text/kept-texts.ts'
import { notifyByMail } from '../../notification/notify.ts'
import { nextTryOf } from '../feed.rules.ts'
import { changeFeed, lockedFeed } from '../feed.store.ts'
import { deleteUpload } from '../feed-file.store.ts'
import { countLiveHomes } from '../feed-home.store.ts'
import { feedFails, removalsHeld } from '../feed-mails.ts'
import { changeRun } from '../feed-run.store.ts'
import { keptReason, type Problems, type Reason } from './problems.ts'
import { RunOver, type RunWork, showProgress } from './run-work.ts'

export async function finish(work: RunWork, how: 'read' | 'unchanged'): Promise<void> {
  const { db, run, feed, agent, counts, named, problems, done, total } = work
  const state = run.heldRemovals > 0 && !run.isTrial ? 'held' : 'done'
  await db.transaction(async (tx) => {
    const homes = await countLiveHomes(tx, feed.id)
    if (how === 'unchanged' && !run.isTrial) counts.unchanged = homes
    await end(tx, work, { state, counts, ...named, done, total, heldRemovals: run.heldRemovals, ...shown(problems) })
    await forgetFetched(tx, work)
    if (run.isTrial) return
    const unseen = state === 'held' ? { etag: null, lastModified: null } : {} // it is read again after the confirmation
    await changeFeed(tx, feed.id, {
      failures: 0,
      homes,
      ...unseen,
      ...(feed.failures > 0 && (await nextTime(tx, work, 0))),
    })
    if (state === 'held') await notifyByMail(tx, removalsHeld(agent, feed, run.heldRemovals))
  })
}

export async function fail(work: RunWork, reason: Reason): Promise<void> {
  const { db, run, feed, agent, counts, problems } = work
  const failureText = keptReason(reason)
  const failure = inLanguage('en', () => writtenText(failureText))
  await db.transaction(async (tx) => {
    await end(tx, work, { state: 'failed', failure, failureText, counts, ...shown(problems) })
    await forgetFetched(tx, work)
    if (run.isTrial) return
    const failures = feed.failures + 1
    await changeFeed(tx, feed.id, { failures, ...(await nextTime(tx, work, failures)) })
    if (failures === 2) await notifyByMail(tx, feedFails(agent, feed, failureText))
  })
}

async function nextTime(tx: Queryable, { feed, clock }: RunWork, failures: number) {
  const now = await lockedFeed(tx, feed.id)
  if (!now?.nextRunAt || now.source !== 'address') return {}
  return { nextRunAt: nextTryOf(now.schedule, clock.now(), { failures, spread: Math.random() }) }
}

async function forgetFetched(tx: Queryable, { feed }: RunWork): Promise<void> {
  if (feed.source !== 'address' || !feed.uploadId) return
  await changeFeed(tx, feed.id, { uploadId: null })
  await deleteUpload(tx, { feedId: feed.id, uploadId: feed.uploadId })
}

async function end(tx: Queryable, work: RunWork, change: Parameters<typeof changeRun>[2]): Promise<void> {
  if (!(await changeRun(tx, work.run.id, { ...change, endedAt: work.clock.now() })))
    throw new RunOver('the run is over')
  await showProgress(tx, work)
}

const shown = ({ first, count }: Problems) => ({ problems: first, problemCount: count })
