import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { offerMoves } from '#contract/offer'
import type { Database, Queryable } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { offerFields, offers } from '../db/tables/offer.ts'
import type { StoredOffer } from './offer.store.ts'

const MAX_LAPSED_AT_ONCE = 100
const MAX_DATED_AT_ONCE = 1000
const DAY_SECONDS = 86_400

const isOverdue = (now: SQLWrapper | Date) => and(eq(offers.status, 'accepted'), lte(offers.payBefore, now))

const firstOverdue = prepared((db) =>
  db
    .select({ id: offers.id })
    .from(offers)
    .where(isOverdue(sql`${sql.placeholder('now')}::timestamptz`))
    .limit(1)
    .prepare('first_overdue'),
)

/** Whether there is anything to lapse: a look that every reader of offers takes, without a transaction. */
export const isAnyOverdue = async (db: Database, now: Date): Promise<boolean> =>
  (await firstOverdue(db).execute({ now })).length > 0

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
  return ids.length === 0
    ? []
    : lapseWhere(tx, { wanted: sql`${offers.id} = any(${sql.param(ids)}::uuid[])`, name: 'lapse_these' }, now)
}

const lapsesNext = prepared((db) =>
  db
    .select({ payBefore: offers.payBefore })
    .from(offers)
    .where(and(eq(offers.status, 'accepted'), gt(offers.payBefore, sql`now()`)))
    .orderBy(asc(offers.payBefore))
    .limit(1)
    .prepare('lapses_next'),
)

/** When the next accepted offer lapses by the database's clock, which is what says that a home is under offer. */
export async function nextLapse(db: Database): Promise<Date | undefined> {
  const [next] = await lapsesNext(db).execute()
  return next?.payBefore ?? undefined
}

/** Rejects the accepted offer on this home if it is overdue, waiting for whoever holds its row. */
export const lapseOverdueOn = (tx: Queryable, propertyId: string, now: Date): Promise<StoredOffer[]> =>
  lapseWhere(tx, { wanted: and(eq(offers.propertyId, propertyId), lte(offers.payBefore, now)), name: 'lapse_on' }, now)

type Overdue = { wanted: SQL | undefined; name: string }

async function lapseWhere(tx: Queryable, { wanted, name }: Overdue, closedAt: Date): Promise<StoredOffer[]> {
  const { from, to } = offerMoves.lapse
  return tx
    .update(offers)
    .set({ status: to, closedAt, closedWhy: 'lapsed' })
    .where(and(wanted, inArray(offers.status, [...from])))
    .returning(offerFields)
    .prepare(name)
    .execute()
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
