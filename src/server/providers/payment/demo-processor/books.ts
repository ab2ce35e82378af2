import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../../platform/db/database.ts'
import { type DemoIntent, demoEvents, demoIntents, demoRefunds } from '../../../platform/db/tables/demo-processor.ts'
import type { Decline } from './cards.ts'
import { cardError, invalidRequest } from './wire.ts'

type Ordered = { amount: number; currency: string; metadata: Record<string, string> }
export type DemoRefund = { id: string; amount: number; intentId: string }

const newId = (prefix: string) => `${prefix}_demo_${randomBytes(12).toString('hex')}`
const seconds = () => Math.floor(Date.now() / 1000)

/** Creates an intent; returns the one that was created under this idempotency key, when there is one. */
export async function createIntent(
  db: Database,
  ordered: Ordered,
  idempotencyKey: string | undefined,
): Promise<DemoIntent> {
  const id = newId('pi')
  const intent: DemoIntent = {
    id,
    object: 'payment_intent',
    ...ordered,
    amount_received: 0,
    canceled_at: null,
    client_secret: `${id}_secret_${randomBytes(18).toString('hex')}`,
    created: seconds(),
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
  }
  const made = await db.insert(demoIntents).values({ id, idempotencyKey, intent }).onConflictDoNothing().returning()
  if (made.length > 0 || idempotencyKey === undefined) return intent
  const [row] = await db.select().from(demoIntents).where(eq(demoIntents.idempotencyKey, idempotencyKey))
  const before = row?.intent
  if (!before || before.amount !== ordered.amount || before.currency !== ordered.currency)
    throw invalidRequest(
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    )
  return before
}

export async function intentById(db: Database, id: string): Promise<DemoIntent> {
  const [row] = await db.select().from(demoIntents).where(eq(demoIntents.id, id))
  return row?.intent ?? missing(id)
}

/** Charges the card of an unpaid intent, or declines it. Of several at once, one is charged. */
export async function confirmIntent(db: Database, id: string, decline: Decline | undefined): Promise<DemoIntent> {
  const { intent, error } = await db.transaction(async (tx) => {
    const unpaid = await lockedUnpaid(tx, id, 'confirm')
    if (decline) {
      const failed = { ...unpaid, last_payment_error: { type: 'card_error', ...decline } }
      await keep(tx, failed, 'payment_intent.payment_failed')
      return { intent: failed, error: cardError(decline, failed) }
    }
    const paid: DemoIntent = {
      ...unpaid,
      status: 'succeeded',
      amount_received: unpaid.amount,
      last_payment_error: null,
      latest_charge: newId('ch'),
    }
    await keep(tx, paid, 'payment_intent.succeeded')
    return { intent: paid, error: undefined }
  })
  if (error) throw error
  return intent
}

export const cancelIntent = (db: Database, id: string): Promise<DemoIntent> =>
  db.transaction(async (tx) => {
    const unpaid = await lockedUnpaid(tx, id, 'cancel')
    const canceled: DemoIntent = { ...unpaid, status: 'canceled', canceled_at: seconds() }
    await keep(tx, canceled, 'payment_intent.canceled')
    return canceled
  })

/** Refunds the whole charge, once; returns the same refund under the same idempotency key. */
export const refundIntent = (db: Database, intentId: string, idempotencyKey: string | undefined): Promise<DemoRefund> =>
  db.transaction(async (tx) => {
    const intent = await locked(tx, intentId)
    if (intent.status !== 'succeeded')
      throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
        code: 'payment_intent_unexpected_state',
      })
    const [before] = await tx.select().from(demoRefunds).where(eq(demoRefunds.intentId, intentId))
    if (before && idempotencyKey !== undefined && before.idempotencyKey === idempotencyKey) return before
    if (before)
      throw invalidRequest(`Charge ${intent.latest_charge} has already been refunded.`, {
        code: 'charge_already_refunded',
      })
    const refund = { id: newId('re'), intentId, idempotencyKey, amount: intent.amount_received }
    await tx.insert(demoRefunds).values(refund)
    await note(tx, 'charge.refunded', {
      id: intent.latest_charge,
      object: 'charge',
      amount: refund.amount,
      amount_refunded: refund.amount,
      payment_intent: intentId,
      refunded: true,
    })
    return refund
  })

async function locked(tx: Queryable, id: string): Promise<DemoIntent> {
  const [row] = await tx.select().from(demoIntents).where(eq(demoIntents.id, id)).for('update')
  return row?.intent ?? missing(id)
}

async function lockedUnpaid(tx: Queryable, id: string, verb: string): Promise<DemoIntent> {
  const intent = await locked(tx, id)
  if (intent.status === 'requires_payment_method') return intent
  throw invalidRequest(`You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
  })
}

async function keep(tx: Queryable, intent: DemoIntent, event: string): Promise<void> {
  await tx.update(demoIntents).set({ intent }).where(eq(demoIntents.id, intent.id))
  await note(tx, event, intent)
}

/** Stores an event, to be delivered after the transaction. */
async function note(tx: Queryable, type: string, object: Record<string, unknown>): Promise<void> {
  const id = newId('evt')
  const event = { id, object: 'event', created: seconds(), livemode: false, type, data: { object } }
  await tx.insert(demoEvents).values({ id, event, nextTryAt: sql`now()` })
}

const missing = (id: string): never => {
  throw invalidRequest(`No such payment_intent: '${id}'`, { status: 404, code: 'resource_missing', param: 'intent' })
}
