import { and, asc, inArray, isNull, lte, sql } from 'drizzle-orm'
import Stripe from 'stripe'
import type { Database } from '../../../db/database.ts'
import { thisMoment } from '../../../db/tables/columns.ts'
import { demoEvents } from '../../../db/tables/demo-processor.ts'
import type { Log } from '../../../logging/log.ts'

type Parts = { db: Database; webhookSecret: string; log: Log }
export type Delivery = { wake(): void; stop(): Promise<void> }

const LOOK_EVERY = 1000 // milliseconds
const GIVE_UP_WAITING = 5000
const AT_ONCE = 10

/** Delivers the processor's events to `address` as Stripe does: signed, at least once, again and again until it is answered with 2xx. */
export function startDelivery(parts: Parts, address: string): Delivery {
  let working: Promise<void> = Promise.resolve()
  const wake = () => {
    working = working
      .then(() => deliverDue(parts, address))
      .catch((error) => parts.log.error({ err: error }, 'the events of the demo card processor could not be read'))
  }
  const timer = setInterval(wake, LOOK_EVERY)
  wake()
  return {
    wake,
    stop: async () => {
      clearInterval(timer)
      await working
    },
  }
}

async function deliverDue(parts: Parts, address: string): Promise<void> {
  const due = await claimDue(parts.db)
  await Promise.all(due.map((event) => deliver(parts, address, event)))
}

/** Takes due events and puts their next try off, so that no other process takes them too; the wait grows to a minute. */
async function claimDue(db: Database): Promise<Record<string, unknown>[]> {
  const due = db
    .select({ id: demoEvents.id })
    .from(demoEvents)
    .where(and(isNull(demoEvents.deliveredAt), lte(demoEvents.nextTryAt, thisMoment)))
    .orderBy(asc(demoEvents.nextTryAt))
    .limit(AT_ONCE)
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
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.timeout(GIVE_UP_WAITING),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    await db
      .update(demoEvents)
      .set({ deliveredAt: new Date() })
      .where(inArray(demoEvents.id, [String(event.id)]))
  } catch (error) {
    log.warn({ err: error, event: event.id }, 'an event of the demo card processor was not taken')
  }
}
