import { and, asc, eq, gt, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { Currency } from '#contract/currency'
import { nextPartCents, partCount } from '#contract/payment-parts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { thisMoment } from '../../platform/db/tables/columns.ts'
import { enqueueJob, hasJob } from '../../platform/jobs/job.store.ts'
import { offers } from '../tables/offer.ts'
import { isUnfinished, paymentEvents, payments } from '../tables/payment.ts'
import { paymentJobs } from './payment.jobs.ts'

/**
 * A payment of an offer, or of a part of it. `intentId` is null until the card provider's intent is stored. `amount`:
 * cents.
 */
export type Payment = typeof payments.$inferSelect

export async function paymentOfIntent(db: Queryable, intentId: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.intentId, intentId))
  return row
}

/** Returns the row, locked until the transaction ends. Lock its property and its offer before it (`lockedDeal`). */
export async function lockedPayment(tx: Queryable, id: string): Promise<Payment | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return row
}

export const receivedPayments = (tx: Queryable, offerId: string): Promise<Payment[]> =>
  tx
    .select()
    .from(payments)
    .where(and(eq(payments.offerId, offerId), eq(payments.state, 'received')))
    .orderBy(asc(payments.part))

/**
 * Returns the open payment of an offer, adding one for the next part of its amount if there is none. While the open
 * payment has no intent at the provider, its amount is updated to the next part. The caller must have locked the offer.
 */
export async function startPayment(
  tx: Queryable,
  offerId: string,
  { amount, currency }: { amount: number; currency: Currency },
  received: Payment[],
): Promise<Payment> {
  const left = amount - sumOf(received)
  const next = { amount: nextPartCents(left), part: freePart(received), parts: received.length + partCount(left) }
  await tx
    .insert(payments)
    .values({ offerId, currency: currency.toLowerCase(), ...next })
    .onConflictDoUpdate({
      target: payments.offerId,
      targetWhere: sql`state = 'open'`,
      set: next,
      setWhere: isNull(payments.intentId),
    })
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.offerId, offerId), eq(payments.state, 'open')))
  if (!row) throw new Error(`offer ${offerId} has no open payment, though one was just made`)
  return row
}

export const sumOf = (of: Pick<Payment, 'amount'>[]): number => of.reduce((sum, { amount }) => sum + amount, 0)

function freePart(received: Payment[]): number {
  const gap = received.findIndex(({ part }, index) => part !== index + 1)
  return (gap === -1 ? received.length : gap) + 1
}

export async function keepIntent(db: Queryable, id: string, intentId: string): Promise<boolean> {
  const kept = await db
    .update(payments)
    .set({ intentId })
    .where(
      and(
        eq(payments.id, id),
        eq(payments.state, 'open'),
        or(isNull(payments.intentId), eq(payments.intentId, intentId)),
      ),
    )
  return kept.rowCount === 1
}

export async function decideRelease(tx: Queryable, id: string, releaseReason: string): Promise<void> {
  await tx
    .update(payments)
    .set({ releaseReason })
    .where(and(eq(payments.id, id), isUnfinished))
}

export async function receivePayment(tx: Queryable, id: string, at: Date): Promise<boolean> {
  const received = await tx
    .update(payments)
    .set({ state: 'received', endedAt: at })
    .where(and(eq(payments.id, id), eq(payments.state, 'open')))
  return received.rowCount === 1
}

export async function settlePayments(tx: Queryable, offerId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'settled' })
    .where(and(eq(payments.offerId, offerId), eq(payments.state, 'received')))
}

export async function markReleased(tx: Queryable, id: string, at: Date): Promise<boolean> {
  const ended = await tx
    .update(payments)
    .set({ state: 'released', endedAt: at })
    .where(and(eq(payments.id, id), isUnfinished))
  return ended.rowCount === 1
}

export async function momentAgo(db: Database, seconds: number): Promise<Date> {
  const ago = sql<Date>`${thisMoment} - make_interval(secs => ${seconds})`.mapWith(payments.checkedAt)
  const [row] = await db.select({ ago }).from(sql`(values (1)) as once`)
  if (!row) throw new Error('the database did not return the time')
  return row.ago
}

const RECEIVED_CHECK_SECONDS = 3600

/**
 * Claims up to `limit` unfinished payments that were not checked since `moment`, the oldest check first: open ones, and
 * paid parts, which are checked only hourly while their offer is accepted and no refund is due. Skips payments with a
 * job of their own.
 */
export async function claimUnfinishedPayments(db: Database, moment: Date, limit: number): Promise<Payment[]> {
  const isWaiting = sql`(${payments.state} = 'received' and ${payments.releaseReason} is null
    and ${payments.checkedAt} is not null and ${payments.checkedAt} > ${moment.toISOString()}::timestamptz - make_interval(secs => ${RECEIVED_CHECK_SECONDS})
    and exists (select from ${offers} where ${offers.id} = ${payments.offerId} and ${offers.status} = 'accepted'))`
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        isUnfinished,
        or(isNull(payments.checkedAt), lte(payments.checkedAt, moment)),
        not(isWaiting),
        not(hasJob(paymentJobs.finish, sql`${payments.id}`)),
      ),
    )
    .orderBy(sql`${asc(payments.checkedAt)} nulls first`)
    .limit(limit)
    .for('update', { skipLocked: true })
  return db.update(payments).set({ checkedAt: sql`now()` }).where(sql`${payments.id} = any(array(${due}))`).returning()
}

export async function unfinishedPayment(db: Queryable, id: string): Promise<Payment | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), isUnfinished))
  return row
}

/**
 * Counts a failed check. After `most` consecutive failures, the payment gets a job of its own; if that fails too, an
 * admin can retry it.
 */
export async function countFailedCheck(tx: Queryable, id: string, most: number): Promise<void> {
  const [row] = await tx
    .update(payments)
    .set({ failedChecks: sql`${payments.failedChecks} + 1` })
    .where(and(eq(payments.id, id), isUnfinished))
    .returning({ failedChecks: payments.failedChecks })
  if (row === undefined || row.failedChecks < most) return
  await enqueueJob(tx, paymentJobs.finish, { id }, { key: id })
  await forgetFailedChecks(tx, id)
}

export async function forgetFailedChecks(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(payments)
    .set({ failedChecks: 0 })
    .where(and(eq(payments.id, id), gt(payments.failedChecks, 0)))
}

export async function takeEvent(tx: Queryable, { id, type }: { id: string; type: string }): Promise<boolean> {
  const taken = await tx.insert(paymentEvents).values({ eventId: id, type }).onConflictDoNothing()
  return taken.rowCount === 1
}
