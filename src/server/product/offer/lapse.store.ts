import { and, asc, eq, gt, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { offerMoves } from '#contract/offer-status'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { runPrepared, type Values } from '../../platform/db/prepared.ts'
import { hasJob } from '../../platform/jobs/job.store.ts'
import { offerFields, offers } from '../tables/offer.ts'
import { isOverdue } from '../tables/offer-expressions.ts'
import { offerJobs } from './offer.jobs.ts'
import type { StoredOffer } from './offer.store.ts'

const MAX_DATED_AT_ONCE = 1000
const DAY_SECONDS = 86_400

export async function overdueWithoutJob(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(isOverdue(sql`${now.toISOString()}::timestamptz`), not(hasJob(offerJobs.lapse, sql`${offers.id}`))))
    .orderBy(asc(offers.payBefore))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * Returns the time at which the next accepted offer expires; `undefined` if there is none. Uses the database's clock,
 * as does the decision whether a home is under offer.
 */
export async function nextLapse(db: Database): Promise<Date | undefined> {
  const lapsesNext = () =>
    db
      .select({ payBefore: offers.payBefore })
      .from(offers)
      .where(and(eq(offers.status, 'accepted'), gt(offers.payBefore, sql`now()`)))
      .orderBy(asc(offers.payBefore))
      .limit(1)
  const [next] = await runPrepared(db, 'lapses_next', lapsesNext, {})
  return next?.payBefore ?? undefined
}

export const lapseOverdueOn = (tx: Queryable, propertyIds: string[], now: Date): Promise<StoredOffer[]> =>
  lapseWhere(tx, 'lapse_on', sql`${offers.propertyId} = any(${sql.placeholder('propertyIds')}::uuid[])`, {
    propertyIds,
    now,
  })

export const lapseOverdueOf = (tx: Queryable, buyerEmail: string, now: Date): Promise<StoredOffer[]> =>
  lapseWhere(tx, 'lapse_of', eq(offers.buyerEmail, sql.placeholder('buyerEmail')), { buyerEmail, now })

export const lapseIfOverdue = (tx: Queryable, id: string, now: Date): Promise<StoredOffer[]> =>
  lapseWhere(tx, 'lapse_one', eq(offers.id, sql.placeholder('id')), { id, now })

async function lapseWhere(tx: Queryable, name: string, where: SQL, values: Values & { now: Date }) {
  const { from, to } = offerMoves.lapse
  const lapse = () =>
    tx
      .update(offers)
      .set({ status: to, closedAt: sql`${offers.payBefore}`, closedWhy: 'lapsed' })
      .where(and(where, isOverdue(sql`${sql.placeholder('now')}::timestamptz`), inArray(offers.status, [...from])))
      .returning(offerFields)
  return runPrepared(tx, name, lapse, values)
}

export async function setNextMissingDeadlines(db: Database, days: number): Promise<boolean> {
  const undated = db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.status, 'accepted'), isNull(offers.payBefore), isNotNull(offers.acceptedAt)))
    .limit(MAX_DATED_AT_ONCE)
    .for('update', { skipLocked: true })
  const dated = await db
    .update(offers)
    .set({ payBefore: sql`${offers.acceptedAt} + make_interval(secs => ${days * DAY_SECONDS})` })
    .where(sql`${offers.id} = any(array(${undated}))`)
  return dated.rowCount === MAX_DATED_AT_ONCE
}
