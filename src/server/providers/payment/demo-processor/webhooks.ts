import { and, asc, inArray, isNull, lte, sql } from 'drizzle-orm'
import Stripe from 'stripe'
import type { Database } from '../../../platform/db/database.ts'
import { thisMoment } from '../../../platform/db/tables/columns.ts'
import { demoEvents } from '../../../platform/db/tables/demo-processor.ts'
import type { Log } from '../../../platform/logging/log.ts'
import { recurring } from '../../../platform/timing/recurring.ts'
import { SIGNATURE_HEADER } from '../stripe/events.ts'

type Parts = { db: Database; webhookSecret: string; log: Log }
export type Delivery = { now(): void; stop(): Promise<void> }

const INTERVAL_SECONDS = 1
const ANSWER_TIMEOUT_MS = 5_000
const BATCH_SIZE = 10

/** Delivers the processor's events to `address` as Stripe does: signed, at least once, repeated until the answer is a 2xx. */
export function startDelivery(parts: Parts, address: string): Delivery {
  const delivery = recurring(INTERVAL_SECONDS, () =>
    deliverDue(parts, address).catch((error) =>
      parts.log.error({ err: error }, 'the events of the demo card processor could not be read'),
    ),
  )
  delivery.now()
  return delivery
}

async function deliverDue(parts: Parts, address: string): Promise<void> {
  const due = await claimDue(parts.db)
  await Promise.all(due.map((event) => deliver(parts, address, event)))
}

/** Claims due events by postponing their next attempt, so that no other process takes them; the delay grows to a minute. */
async function claimDue(db: Database): Promise<Record<string, unknown>[]> {
  const due = db
    .select({ id: demoEvents.id })
    .from(demoEvents)
    .where(and(isNull(demoEvents.deliveredAt), lte(demoEvents.nextTryAt, thisMoment)))
    .orderBy(asc(demoEvents.nextTryAt))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(demoEvents)
    .set({
      tries: sql`${demoEvents.tries} + 1`,
      nextTryAt: sql`now() + make_interval(secs => least(60, 2 ^ least(${demoEvents.tries} + 1, 6)))`,
    })
    .where(sql`${demoEvents.id} = any(array(${due}))`)
    .returning({ event: demoEvents.event })
  return claimed.map(({ event }) => event)
}

async function deliver(
  { db, webhookSecret, log }: Parts,
  address: string,
  event: Record<string, unknown>,
): Promise<void> {
  const payload = JSON.stringify(event)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      body: payload,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    await db
      .update(demoEvents)
      .set({ deliveredAt: new Date() })
      .where(inArray(demoEvents.id, [String(event.id)]))
  } catch (error) {
    log.warn({ err: error, event: event.id }, 'an event of the demo card processor was not accepted')
  }
}
