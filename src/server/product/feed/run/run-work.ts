import { setImmediate } from 'node:timers/promises'
import type { Currency } from '#contract/currency'
import { type FeedCounts, MAX_NAMED_HOMES, type NamedHome } from '#contract/feed-run'
import type { Database, Queryable } from '../../../platform/db/database.ts'
import type { Log } from '../../../platform/logging/log.ts'
import type { Geocoder } from '../../../providers/geocoder/geocoder.ts'
import type { Clock } from '../../offer/lapse.ts'
import type { StoredFeed } from '../feed.store.ts'
import { announceFeed } from '../feed-events.ts'
import { changeRun, type StoredRun } from '../feed-run.store.ts'
import type { Agent } from '../formats/csv-format.ts'
import type { Problems } from './file-index.ts'

/** The dependencies of runs. `clock`: the one that offers go by. */
export type RunDependencies = { db: Database; log: Log; geocoder: Geocoder; currency: Currency; clock: Clock }

/** The homes that a run names of each kind: the first of them. */
export type NamedHomes = { added: NamedHome[]; changed: NamedHome[]; gone: NamedHome[] }

/** One run: its feed, its agent, and what has come of it so far. */
export type RunWork = RunDependencies & {
  feed: StoredFeed
  run: StoredRun
  agent: Agent & { id: string }
  problems: Problems
  counts: FeedCounts
  named: NamedHomes
  /** Homes that were looked at, of all that have to be. */
  done: number
  total: number
  /** Called after each item of a file, and each home that takes time: lets others have their turn, and throws where the server stops. */
  onItem(): Promise<void>
}

/** The run or its feed was deleted, or another process has ended it: nothing more is written. */
export class RunOver extends Error {}
/** The account of the agent may not list homes any more. */
export class MayNotList extends Error {}

/** Its time is over, or the server stops: the same run goes on later. */
export class Interrupted extends Error {}

const SHOW_EVERY_MS = 1_000
/** After this the requests that came in between are answered. */
const MAX_HELD_MS = 5

/** Returns the `onItem` of a run, which shows once in a while how far it is. */
export function progressOf(work: RunWork, stopping: AbortSignal): RunWork['onItem'] {
  let shown = performance.now()
  let held = shown
  return async () => {
    if (stopping.aborted) throw new Interrupted('the run goes on later')
    if (performance.now() - held < MAX_HELD_MS) return
    await setImmediate()
    held = performance.now()
    if (held - shown < SHOW_EVERY_MS) return
    shown = held
    await changeRun(work.db, work.run.id, {
      done: work.done,
      total: work.total || null,
      problemCount: work.problems.count,
    })
    await showProgress(work.db, work)
  }
}

/** The counts and problems that a step adds to a run. */
export type Step = { counts?: Partial<FeedCounts>; named?: Partial<NamedHomes>; done: number }

/** Returns a run as it is after a step: of names, no more than are kept. */
export function afterStep({ counts, named, done }: RunWork, step: Step): Pick<RunWork, 'counts' | 'named' | 'done'> {
  const sums = Object.entries(step.counts ?? {}).map(([kind, count]) => [
    kind,
    counts[kind as keyof FeedCounts] + count,
  ])
  const names = (kind: keyof NamedHomes) => [...named[kind], ...(step.named?.[kind] ?? [])].slice(0, MAX_NAMED_HOMES)
  return {
    counts: { ...counts, ...Object.fromEntries(sums) },
    named: { added: names('added'), changed: names('changed'), gone: names('gone') },
    done: done + step.done,
  }
}

/**
 * Writes one step of a run, and in the same transaction how far the run has come, so that one that goes on later counts nothing twice.
 * Steps come one after the other; while one is written, the file is read on.
 */
export async function writeStep(work: RunWork, write: (tx: Queryable) => Promise<Step>): Promise<void> {
  const step = await work.db.transaction(async (tx) => {
    const written = await write(tx)
    const { counts, named, done } = afterStep(work, written)
    const isThere = await changeRun(tx, work.run.id, { counts, ...named, done, total: work.total })
    if (!isThere) throw new RunOver('the run is over')
    return written
  })
  Object.assign(work, afterStep(work, step))
}

/** Updates open pages. */
export const showProgress = (db: Queryable, { feed, agent }: Pick<RunWork, 'feed' | 'agent'>): Promise<void> =>
  announceFeed(db, { id: feed.id, agentEmail: agent.email })
