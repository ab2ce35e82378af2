import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { offerMoves } from '#contract/offer'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { runPrepared, type Values } from '../../platform/db/prepared.ts'
import { offerFields, offers } from '../../platform/db/tables/offer.ts'
import type { StoredOffer } from './offer.store.ts'

const MAX_LAPSED_AT_ONCE = 100
const MAX_DATED_AT_ONCE = 1000
const DAY_SECONDS = 86_400

const isOverdue = (now: SQLWrapper | Date) => and(eq(offers.status, 'accepted'), lte(offers.payBefore, now))

/** Whether there is anything to lapse: a look that every reader of offers takes, without a transaction. */
export async function isAnyOverdue(db: Database, now: Date): Promise<boolean> {
  const firstOverdue = () =>
    db
      .select({ id: offers.id })
      .from(offers)
      .where(isOverdue(sql`${sql.placeholder('now')}::timestamptz`))
      .limit(1)
  return (await runPrepared(db, 'first_overdue', firstOverdue, { now })).length > 0
}

/** Rejects accepted offers that are overdue at `now`, a hundred at most; returns those. One being paid is left alone. */
export async function lapseOverdueOffers(tx: Queryable, now: Date): Promise<StoredOffer[]> {
  const overdue = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(isOverdue(now))
    .orderBy(asc(offers.payBefore))
    .limit(MAX_LAPSED_AT_ONCE)
    .for('update', { skipLocked: true })
  const ids = overdue.map(({ id }) => id)
  return ids.length === 0 ? [] : lapseWhere(tx, now, { name: 'lapse_these', wanted: isAmong, values: { ids } })
}

/** When the next accepted offer lapses by the database's clock, which is what says that a home is under offer. */
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

/** Rejects the accepted offer on this home if it is overdue, waiting for whoever holds its row. */
export const lapseOverdueOn = (tx: Queryable, propertyId: string, now: Date): Promise<StoredOffer[]> =>
  lapseWhere(tx, now, { name: 'lapse_on', wanted: isOverdueOn, values: { propertyId } })

const closedAt = sql`${sql.placeholder('closedAt')}::timestamptz`
const isAmong = sql`${offers.id} = any(${sql.placeholder('ids')}::uuid[])`
const isOverdueOn = and(eq(offers.propertyId, sql.placeholder('propertyId')), lte(offers.payBefore, closedAt))

/** `wanted` has placeholders for the values. */
type Overdue = { name: string; wanted: SQL | undefined; values: Values }

async function lapseWhere(tx: Queryable, now: Date, { name, wanted, values }: Overdue): Promise<StoredOffer[]> {
  const { from, to } = offerMoves.lapse
  const lapse = () =>
    tx
      .update(offers)
      .set({ status: to, closedAt, closedWhy: 'lapsed' })
      .where(and(wanted, inArray(offers.status, [...from])))
      .returning(offerFields)
  return runPrepared(tx, name, lapse, { ...values, closedAt: now })
}

/**
 * Sets the deadline of accepted offers that have none to `days` after they were accepted, a thousand at most. Returns whether
 * there may be more. One being paid is left alone.
 */
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
