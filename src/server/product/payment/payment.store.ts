import { and, asc, eq, gt, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { Currency } from '#contract/currency'
import { nextPartCents, partCount } from '#contract/payment-parts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { thisMoment } from '../../platform/db/tables/columns.ts'
import { offers } from '../../platform/db/tables/offer.ts'
import { isUnfinished, paymentEvents, payments } from '../../platform/db/tables/payment.ts'
import { enqueueJob, hasJob } from '../../platform/jobs/job.store.ts'

/** One payment of an offer, or of a part of it, as stored. `intentId` is null until the card provider’s intent is stored. `amount`: cents. */
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

/** Returns the received payments of an offer that is not Bought yet, in the order of their parts. */
export const receivedPayments = (tx: Queryable, offerId: string): Promise<Payment[]> =>
  tx
    .select()
    .from(payments)
    .where(and(eq(payments.offerId, offerId), eq(payments.state, 'received')))
    .orderBy(asc(payments.part))

/**
 * Returns the open payment of an offer; adds one if it has none, for the next part of what is left to pay. One that has no intent yet is
 * for that, too, whatever it was opened for. `received`: the payments that are in. The caller holds the offer's row.
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

/** Returns the lowest number of a part that is not in. They are in order. */
function freePart(received: Payment[]): number {
  const gap = received.findIndex(({ part }, index) => part !== index + 1)
  return (gap === -1 ? received.length : gap) + 1
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

/** Marks an open or received payment for release. Its intent is cancelled, or its charge refunded, after the transaction. */
export async function decideRelease(tx: Queryable, id: string, releaseReason: string): Promise<void> {
  await tx
    .update(payments)
    .set({ releaseReason })
    .where(and(eq(payments.id, id), isUnfinished))
}

/** Records the charge of an open payment. Returns whether it was open. */
export async function receivePayment(tx: Queryable, id: string, at: Date): Promise<boolean> {
  const received = await tx
    .update(payments)
    .set({ state: 'received', endedAt: at })
    .where(and(eq(payments.id, id), eq(payments.state, 'open')))
  return received.rowCount === 1
}

/** Settles all received payments of an offer, which is Bought in this transaction. */
export async function settlePayments(tx: Queryable, offerId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'settled' })
    .where(and(eq(payments.offerId, offerId), eq(payments.state, 'received')))
}

/** Ends a payment whose intent is cancelled, or whose charge is refunded. Returns whether it had not ended. */
export async function markReleased(tx: Queryable, id: string, at: Date): Promise<boolean> {
  const ended = await tx
    .update(payments)
    .set({ state: 'released', endedAt: at })
    .where(and(eq(payments.id, id), isUnfinished))
  return ended.rowCount === 1
}

/** Returns the database's clock, `seconds` ago. */
export async function momentAgo(db: Database, seconds: number): Promise<Date> {
  const ago = sql<Date>`${thisMoment} - make_interval(secs => ${seconds})`.mapWith(payments.checkedAt)
  const [row] = await db.select({ ago }).from(sql`(values (1)) as once`)
  if (!row) throw new Error('the database did not return the time')
  return row.ago
}

/** A received payment of an offer that is accepted is checked this often: its charge may be refunded at the provider. */
const RECEIVED_CHECK_SECONDS = 3600

/**
 * Claims at most `limit` payments to be finished that were not checked since `moment`, oldest check first; no other process gets them: the
 * open ones, and the received ones of offers that are closed. Those that were set aside are left to their job.
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
        not(hasJob('finishPayment', sql`${payments.id}`)),
      ),
    )
    .orderBy(sql`${asc(payments.checkedAt)} nulls first`)
    .limit(limit)
    .for('update', { skipLocked: true })
  return db.update(payments).set({ checkedAt: sql`now()` }).where(sql`${payments.id} = any(array(${due}))`).returning()
}

/** Returns a payment until it is settled or released. */
export async function unfinishedPayment(db: Queryable, id: string): Promise<Payment | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), isUnfinished))
  return row
}

/** Counts a failed check. After `most` in a row the payment is set aside: its job has the attempts that are left, and then an admin. */
export async function countFailedCheck(tx: Queryable, id: string, most: number): Promise<void> {
  const [row] = await tx
    .update(payments)
    .set({ failedChecks: sql`${payments.failedChecks} + 1` })
    .where(and(eq(payments.id, id), isUnfinished))
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
