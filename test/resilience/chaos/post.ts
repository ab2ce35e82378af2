import { desc, sql } from 'drizzle-orm'
import Stripe from 'stripe'
import type { Database } from '../../../src/server/platform/db/database.ts'
import { demoEvents } from '../../../src/server/platform/db/tables/demo-processor.ts'
import type { Server } from '../../people/deal.ts'
import { ignoreErrors } from './people.ts'
import type { Random } from './random.ts'

/** Delivers the latest events again, up to three times each, in any order and all at once. */
export async function deliverAgain(server: Server, db: Database, webhookSecret: string, random: Random): Promise<void> {
  const events = await db.select().from(demoEvents).orderBy(desc(demoEvents.createdAt)).limit(60)
  const doubled = events.flatMap(({ event }) => Array.from({ length: random.whole(4) }, () => JSON.stringify(event)))
  await Promise.all(random.shuffled(doubled).map((payload) => ignoreErrors(post(server, payload, webhookSecret))))
}

/** Puts the events that wait off, so that they come late. */
export const holdUp = (db: Database) =>
  db
    .update(demoEvents)
    .set({ nextTryAt: sql`now() + interval '3 seconds'` })
    .where(sql`${demoEvents.deliveredAt} is null`)

async function post(server: Server, payload: string, secret: string): Promise<void> {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
  await fetch(`${server.url}/api/payment-events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  })
}
