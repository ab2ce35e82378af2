import { and, eq, inArray, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { type FeedCounts, type FeedRun, type FeedRunDetails, MAX_FEED_PROBLEMS } from '#contract/feed-run'
import type { KeptText } from '#contract/kept-text'
import type { Page, Paged } from '#contract/list'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { newestFirst } from '../../platform/db/newest-first.ts'
import { isoMoment } from '../../platform/db/tables/columns.ts'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import { feedRuns, type StoredProblem } from '../tables/feed.ts'

export type StoredRun = typeof feedRuns.$inferSelect

export const noCounts: FeedCounts = {
  read: 0,
  new: 0,
  changed: 0,
  unchanged: 0,
  gone: 0,
  restored: 0,
  refused: 0,
  otherCurrency: 0,
  leftOut: 0,
  duplicates: 0,
  untouched: 0,
  pictures: 0,
  failedPictures: 0,
}

export const runFields = {
  _id: feedRuns.id,
  state: feedRuns.state,
  isTrial: feedRuns.isTrial,
  isScheduled: feedRuns.isScheduled,
  createdAt: sql<string>`${isoMoment(feedRuns.createdAt)}`,
  startedAt: isoMoment(feedRuns.startedAt),
  endedAt: isoMoment(feedRuns.endedAt),
  done: feedRuns.done,
  total: feedRuns.total,
  counts: feedRuns.counts,
  problemCount: feedRuns.problemCount,
  heldRemovals: feedRuns.heldRemovals,
  failure: sql<KeptText | null>`coalesce(${feedRuns.failureText}, to_jsonb(${feedRuns.failure}))`,
}
const detailFields = {
  ...runFields,
  problems: feedRuns.problems,
  added: feedRuns.added,
  changed: feedRuns.changed,
  gone: feedRuns.gone,
}

export type KeptRun = Omit<FeedRun, 'failure'> & { failure?: KeptText }
export type KeptRunDetails = Omit<FeedRunDetails, 'failure' | 'problems'> & {
  failure?: KeptText
  problems: StoredProblem[]
}
type RunRow = { [Field in keyof KeptRun]-?: KeptRun[Field] | null }

export function keptRun({ counts, ...row }: RunRow): KeptRun | undefined {
  if (row._id === null) return undefined
  return { ...withoutNulls(row), counts: { ...noCounts, ...counts } } as KeptRun // its columns are not null
}

export async function listRuns(db: Database, feedId: string, page: Page): Promise<Paged<KeptRun>> {
  const { rows, ...rest } = await newestFirst(
    db,
    { table: feedRuns, where: eq(feedRuns.feedId, feedId), page },
    (query) => db.select(runFields).from(feedRuns).where(query.where).orderBy(query.orderBy).limit(query.limit),
  )
  return { ...rest, rows: rows.flatMap((row) => keptRun(row) ?? []) }
}

export async function runDetails(db: Queryable, feedId: string, id: string): Promise<KeptRunDetails | undefined> {
  const [row] = await db
    .select(detailFields)
    .from(feedRuns)
    .where(and(eq(feedRuns.feedId, feedId), eq(feedRuns.id, id)))
  if (!row) return undefined
  const { problems, added, changed, gone, ...run } = row
  const kept = keptRun(run)
  return kept && { ...kept, problems, added, changed, gone }
}

type NewRun = { feedId: string; isTrial: boolean; isScheduled?: boolean; mayRemove?: number }

export async function addRun(tx: Queryable, run: NewRun): Promise<string | undefined> {
  const [row] = await tx
    .insert(feedRuns)
    .values({ id: v7(), ...run })
    .onConflictDoNothing()
    .returning({ id: feedRuns.id })
  return row?.id
}

const isActive = inArray(feedRuns.state, ['waiting', 'running'])

export async function beginRun(db: Queryable, id: string): Promise<StoredRun | undefined> {
  const [row] = await db
    .update(feedRuns)
    .set({
      state: 'running',
      startedAt: sql`coalesce(${feedRuns.startedAt}, now()::timestamptz(3))`,
      attempts: sql`${feedRuns.attempts} + 1`,
    })
    .where(and(eq(feedRuns.id, id), isActive))
    .returning()
  return row
}

type RunChange = Partial<Omit<StoredRun, 'id' | 'feedId'>>

export async function changeRun(tx: Queryable, id: string, change: RunChange): Promise<boolean> {
  const changed = await tx
    .update(feedRuns)
    .set(change)
    .where(and(eq(feedRuns.id, id), isActive))
  return changed.rowCount === 1
}

/** Returns the number of removals that await confirmation; 0 unless the run is the feed's latest real run. */
export async function heldRemovals(tx: Queryable, feedId: string, runId: string): Promise<number> {
  const [row] = await tx
    .select({ held: feedRuns.heldRemovals })
    .from(feedRuns)
    .where(and(eq(feedRuns.id, runId), eq(feedRuns.feedId, feedId), eq(feedRuns.state, 'held')))
  return row?.held ?? 0
}

type Counted = { pictures: number; failed: number; problems: { first: StoredProblem[]; count: number } }

export async function countPictures(tx: Queryable, feedId: string, { pictures, failed, problems }: Counted) {
  const add = (field: 'pictures' | 'failedPictures', count: number) =>
    sql`jsonb_build_object(${field}::text, coalesce((counts ->> ${field})::int, 0) + ${count}::int)`
  const first = sql`jsonb_path_query_array(problems || ${JSON.stringify(problems.first)}::jsonb, ${`$[0 to ${MAX_FEED_PROBLEMS - 1}]`}::jsonpath)`
  await tx.execute(sql`update feed_run set counts = counts || ${add('pictures', pictures)} || ${add('failedPictures', failed)},
      problems = case when ${problems.count}::int = 0 then problems else ${first} end, problem_count = problem_count + ${problems.count}::int
    where id = (select id from feed_run where feed_id = ${feedId} and not is_trial and counts is not null order by id desc limit 1)`)
}
