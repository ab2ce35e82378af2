import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database, Queryable } from '../../../platform/db/database.ts'
import { type DemoIntent, demoIntents, demoRefunds } from '../../../platform/db/tables/demo-processor.ts'
import { enqueueJob } from '../../../platform/jobs/job.store.ts'
import type { Order } from '../payment.ts'
import { demoProcessorJobs } from './demo-processor.jobs.ts'

const newId = (prefix: string) => `${prefix}_demo_${randomBytes(12).toString('hex')}`

export async function createIntent(db: Database, { paymentId, offerId, amount, currency }: Order): Promise<DemoIntent> {
  const id = newId('pi')
  const intent: DemoIntent = {
    id,
    object: 'payment_intent',
    status: 'requires_payment_method',
    amount,
    amount_received: 0,
    currency,
    client_secret: `${id}_secret_${randomBytes(18).toString('hex')}`,
    metadata: { offerId, paymentId },
  }
  const idempotencyKey = `intent-${paymentId}`
  const created = await db.insert(demoIntents).values({ id, idempotencyKey, intent }).onConflictDoNothing().returning()
  if (created.length > 0) return intent
  const [earlier] = await db.select().from(demoIntents).where(eq(demoIntents.idempotencyKey, idempotencyKey))
  if (!earlier) throw new Error(`payment ${paymentId} has no intent, though one was just created`)
  return earlier.intent
}

export async function intentById(db: Database, id: string): Promise<DemoIntent | undefined> {
  const [row] = await db.select().from(demoIntents).where(eq(demoIntents.id, id))
  return row?.intent
}

export const isRefunded = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(demoRefunds, eq(demoRefunds.intentId, id))) > 0

/**
 * Charges an unpaid intent, and reports it in the same transaction. Returns `undefined` if it is not unpaid, so only
 * one of several concurrent calls succeeds.
 */
export const chargeIntent = (db: Database, id: string): Promise<DemoIntent | undefined> =>
  db.transaction(async (tx) => {
    const unpaid = await lockedUnpaid(tx, id)
    if (!unpaid) return undefined
    const paid: DemoIntent = { ...unpaid, status: 'succeeded', amount_received: unpaid.amount }
    await tx.update(demoIntents).set({ intent: paid }).where(eq(demoIntents.id, id))
    await enqueueJob(tx, demoProcessorJobs.check, { intentId: id })
    return paid
  })

export const cancelIntent = (db: Database, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const unpaid = await lockedUnpaid(tx, id)
    if (!unpaid) return false
    await tx
      .update(demoIntents)
      .set({ intent: { ...unpaid, status: 'canceled' } })
      .where(eq(demoIntents.id, id))
    return true
  })

export const refundIntent = (db: Database, intentId: string, paymentId: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const intent = await lockedIntent(tx, intentId)
    if (intent?.status !== 'succeeded') return false
    const refund = {
      id: newId('re'),
      intentId,
      idempotencyKey: `refund-${paymentId}`,
      amount: intent.amount_received,
    }
    await tx.insert(demoRefunds).values(refund).onConflictDoNothing()
    return true
  })

async function lockedIntent(tx: Queryable, id: string): Promise<DemoIntent | undefined> {
  const [row] = await tx.select().from(demoIntents).where(eq(demoIntents.id, id)).for('update')
  return row?.intent
}

async function lockedUnpaid(tx: Queryable, id: string): Promise<DemoIntent | undefined> {
  const intent = await lockedIntent(tx, id)
  return intent?.status === 'requires_payment_method' ? intent : undefined
}
