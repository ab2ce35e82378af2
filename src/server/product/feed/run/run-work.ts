import { setImmediate } from 'node:timers/promises'
import type { Currency } from '#contract/currency'
import { type FeedCounts, MAX_NAMED_HOMES, type NamedHome } from '#contract/feed-run'
import type { Database, Queryable } from '../../../platform/db/database.ts'
import type { Log } from '../../../platform/logging/log.ts'
import type { Geocoder } from '../../../providers/geocoder/geocoder.ts'
import type { Agent } from '../../listing/listing-draft.ts'
import type { Importer } from '../../listing/new-listing.store.ts'
import type { Clock } from '../../offer/lapse.ts'
import type { StoredFeed } from '../feed.store.ts'
import { announceFeed } from '../feed-events.ts'
import { changeRun, type StoredRun } from '../feed-run.store.ts'
import type { Problems, Reason } from './problems.ts'

export type RunDependencies = { db: Database; log: Log; geocoder: Geocoder; currency: Currency; clock: Clock }

export type NamedHomes = { added: NamedHome[]; changed: NamedHome[]; gone: NamedHome[] }

/**
 * The needs of everything that adds or changes homes for a feed's run or for an import. `refuse`: counts a home that is
 * not listed. `warn`: something of a home is left out. `checkMayList`: throws if the account may not list homes, and
 * locks its role. `writeStep`: writes one step in a transaction and counts it.
 */
export type HomeWork = Omit<RunDependencies, 'log'> & {
  feed: Pick<StoredFeed, 'id' | 'source' | 'isTrusted'>
  agent: Agent & { id: string }
  importer: Importer
  problems: Pick<Problems, 'add'>
  refuse(reference: string, reason: Reason): void
  warn(reference: string, reason: Reason): void
  onFailure(error: unknown): void
  /** Called after each item, and within slow ones: yields to the event loop, and throws when the server stops. */
  onItem(): Promise<void>
  checkMayList(tx: Queryable): Promise<void>
  writeStep(write: (tx: Queryable) => Promise<Step>): Promise<void>
}

export type RunWork = HomeWork & {
  log: Log
  feed: StoredFeed
  run: StoredRun
  problems: Problems
  counts: FeedCounts
  named: NamedHomes
  done: number
  total: number
}

/** Thrown when the run was deleted or ended by another process, so that nothing more is written. */
export class RunOver extends Error {}
export class MayNotList extends Error {}

/** Thrown when the job's time is up or the server stops; the run continues later. */
export class Interrupted extends Error {}

const SHOW_EVERY_MS = 1_000
const MAX_HELD_MS = 5

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

export type Step = { counts?: Partial<FeedCounts>; named?: Partial<NamedHomes>; done: number }

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
 * Writes one step together with the run's progress in one transaction, so that a continued run counts nothing twice.
 * Steps run one after another, while the file is read further.
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

export const showProgress = (db: Queryable, { feed, agent }: Pick<RunWork, 'feed' | 'agent'>): Promise<void> =>
  announceFeed(db, { id: feed.id, agentEmail: agent.email })
