import * as r from '#messages/feedReports'
import { userForKeyShare } from '../../../platform/access/caller.store.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import type { JobRun } from '../../../platform/jobs/job.ts'
import { NO_PHOTO } from '../../listing/listing-draft.ts'
import { logsFailures } from '../../place/placing.ts'
import { feedById, ownerOf } from '../feed.store.ts'
import { beginRun, noCounts, type StoredRun } from '../feed-run.store.ts'
import { fail } from './end-run.ts'
import { Problems, type Reason } from './problems.ts'
import { MayNotList, progressOf, type RunDependencies, type RunWork, showProgress, writeStep } from './run-work.ts'

const MAX_ATTEMPTS = 8

/**
 * Starts or continues a run. Returns `undefined` if it has ended or its feed is deleted. A run that may not continue is
 * marked as failed.
 */
export async function beginWork<Dependencies extends RunDependencies>(
  dependencies: Dependencies,
  runId: string,
  { stopping }: JobRun,
): Promise<(Dependencies & RunWork) | undefined> {
  const run = await beginRun(dependencies.db, runId)
  const feed = run && (await feedById(dependencies.db, run.feedId))
  const owner = feed && (await ownerOf(dependencies.db, feed))
  if (!run || !feed || !owner) return undefined
  const agent = { id: owner.id, email: owner.email, name: owner.name, image: owner.photoUrl ?? NO_PHOTO }
  const work: Dependencies & RunWork = {
    ...dependencies,
    feed,
    run,
    agent,
    ...soFar(run),
    problems: new Problems(),
    total: run.total ?? 0,
    onFailure: logsFailures(dependencies.log),
    onItem: async () => {},
    importer: { agent, emails: [agent.email], stillMay: stillMay(agent.email) },
    refuse: (reference, reason) => refuse(work, reference, reason),
    warn: (reference, reason) => work.problems.add(reason, undefined, reference),
    checkMayList: (tx) => checkMayList(tx, agent),
    writeStep: (write) => writeStep(work, write),
  }
  work.onItem = progressOf(work, stopping)
  const reason = whyNot(work, owner.role === 'admin')
  if (reason !== undefined) await fail(work, reason)
  else await showProgress(dependencies.db, work)
  return reason === undefined ? work : undefined
}

async function checkMayList(tx: Queryable, { id, email }: { id: string; email: string }): Promise<void> {
  const user = await userForKeyShare(tx, id)
  stillMay(email)(new Map(user ? [[email, user.role]] : []))
}

const stillMay = (email: string) => (roles: Map<string, string | null>) => {
  const role = roles.get(email)
  if (role !== 'agent' && role !== 'admin') throw new MayNotList('the account may not list homes')
}

function refuse(work: RunWork, reference: string, reason: Reason): void {
  work.problems.add(reason, undefined, reference)
  work.counts = { ...work.counts, refused: work.counts.refused + 1 }
  work.done += 1
}

function whyNot({ feed, run }: RunWork, isAdmin: boolean): Reason | undefined {
  if (feed.format === 'soldPrices' && !isAdmin) return r.onlyAdminsBringPrices
  return run.attempts > MAX_ATTEMPTS ? () => r.tooManyAttempts({ most: MAX_ATTEMPTS }) : undefined
}

function soFar({ counts, added, changed, gone }: StoredRun): Pick<RunWork, 'counts' | 'named' | 'done'> {
  const { new: isNew = 0, changed: isChanged = 0, restored = 0, gone: isGone = 0 } = counts ?? {}
  return {
    counts: { ...noCounts, new: isNew, changed: isChanged, restored, gone: isGone },
    named: { added, changed, gone },
    done: 0,
  }
}
