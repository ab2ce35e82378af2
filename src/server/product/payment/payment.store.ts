import { and, asc, eq, gt, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { Currency } from '#contract/currency'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { thisMoment } from '../../platform/db/tables/columns.ts'
import { paymentEvents, payments } from '../../platform/db/tables/payment.ts'
import { enqueueJob, hasJob } from '../../platform/jobs/job.store.ts'

/** One payment of an offer, as stored. `intentId` is null until the card provider’s intent is stored. `amount`: cents. */
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

/** Returns the open payment of an offer; adds one if it has none. The caller holds the offer's row. */
export async function startPayment(
  tx: Queryable,
  offerId: string,
  { amount, currency }: { amount: number; currency: Currency },
): Promise<Payment> {
  await tx.insert(payments).values({ offerId, amount, currency: currency.toLowerCase() }).onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.offerId, offerId), eq(payments.state, 'open')))
  if (!row) throw new Error(`offer ${offerId} has no open payment, though one was just made`)
  return row
}

/** Stores the intent that the provider created for an open payment. Returns whether the payment is open and this is its intent. */
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

/** Marks an open payment for release. Its intent is cancelled, or its charge refunded, after the transaction. */
export async function decideRelease(tx: Queryable, id: string, releaseReason: string): Promise<void> {
  await tx
    .update(payments)
    .set({ releaseReason })
    .where(and(eq(payments.id, id), eq(payments.state, 'open')))
}

/** Ends an open payment. Returns whether it was open. */
export async function endPayment(tx: Queryable, id: string, state: 'settled' | 'released', at: Date): Promise<boolean> {
  const ended = await tx
    .update(payments)
    .set({ state, endedAt: at })
    .where(and(eq(payments.id, id), eq(payments.state, 'open')))
  return ended.rowCount === 1
}

/** Returns the database's clock, `seconds` ago. */
export async function momentAgo(db: Database, seconds: number): Promise<Date> {
  const ago = sql<Date>`${thisMoment} - make_interval(secs => ${seconds})`.mapWith(payments.checkedAt)
  const [row] = await db.select({ ago }).from(sql`(values (1)) as once`)
  if (!row) throw new Error('the database did not return the time')
  return row.ago
}

/**
 * Claims at most `limit` open payments that were not checked since `moment`, oldest check first; no other process gets them. Those that were
 * set aside are left to their job.
 */
export async function claimOpenPayments(db: Database, moment: Date, limit: number): Promise<Payment[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.state, 'open'),
        or(isNull(payments.checkedAt), lte(payments.checkedAt, moment)),
        not(hasJob('finishPayment', sql`${payments.id}`)),
      ),
    )
    .orderBy(sql`${asc(payments.checkedAt)} nulls first`)
    .limit(limit)
    .for('update', { skipLocked: true })
  return db.update(payments).set({ checkedAt: sql`now()` }).where(sql`${payments.id} = any(array(${due}))`).returning()
}

/** Returns a payment while it is open. */
export async function openPayment(db: Queryable, id: string): Promise<Payment | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.state, 'open')))
  return row
}

/** Counts a failed check. After `most` in a row the payment is set aside: its job has the attempts that are left, and then an admin. */
export async function countFailedCheck(tx: Queryable, id: string, most: number): Promise<void> {
  const [row] = await tx
    .update(payments)
    .set({ failedChecks: sql`${payments.failedChecks} + 1` })
    .where(and(eq(payments.id, id), eq(payments.state, 'open')))
    .returning({ failedChecks: payments.failedChecks })
  if (row === undefined || row.failedChecks < most) return
  await enqueueJob(tx, 'finishPayment', { id }, { key: id })
  await forgetFailedChecks(tx, id)
}

/** Notes that a check has not failed, or that its failures are in the hands of a job. */
export async function forgetFailedChecks(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(payments)
    .set({ failedChecks: 0 })
    .where(and(eq(payments.id, id), gt(payments.failedChecks, 0)))
}

/** Stores the id of a provider's event. Returns whether it is new. */
export async function takeEvent(tx: Queryable, { id, type }: { id: string; type: string }): Promise<boolean> {
  const taken = await tx.insert(paymentEvents).values({ eventId: id, type }).onConflictDoNothing()
  return taken.rowCount === 1
}
