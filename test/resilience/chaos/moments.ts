import { sql } from 'drizzle-orm'
import type { Database } from '../../../src/server/platform/db/database.ts'

/** States of milliseconds between two steps of a payment, which a killed server may leave behind. */
export const moments = {
  'asked for an intent, not kept yet': sql`exists (select from payment where state = 'open' and intent_id is null)`,
  'intent kept, card not charged': sql`exists (select from payment p join demo_intent i on i.id = p.intent_id
    where p.state = 'open' and p.checked_at is null and i.intent ->> 'status' = 'requires_payment_method')`,
  'card charged, not settled': sql`exists (select from payment p join demo_intent i on i.id = p.intent_id
    where p.state = 'open' and i.intent ->> 'status' = 'succeeded')`,
  'charge reported, its job not begun': sql`exists (select from graphile_worker.jobs where task_identifier = 'checkPayment'
    and locked_at is null)`,
  'settled, its job not ticked off': sql`exists (select from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'checkPayment'
    join payment p on p.intent_id = j.payload ->> 'intentId' where p.state = 'settled')`,
  'one part received, others missing': sql`exists (select from payment where state = 'received'
    and ended_at > now() - interval '1 second')`,
  'settled, mail not sent': sql`exists (select from mail_outbox where sent_at is null and subject like 'Payment received%')`,
  'to be released, not released': sql`exists (select from payment where state in ('open', 'received') and release_reason is not null)`,
  'given back, not written down': sql`exists (select from payment p join demo_refund r on r.intent_id = p.intent_id
    where p.state in ('open', 'received'))`,
} as const
export type Moment = keyof typeof moments
export const allMoments = Object.keys(moments) as [Moment, ...Moment[]] // the keys of the object above

export const releases: readonly Moment[] = ['to be released, not released', 'given back, not written down']

const MAX_WORK_MS = 20_000

type Wait = { after: Promise<unknown>; mostMs: number }

/** Returns `false` when the moment has not come within `mostMs` after all actions. */
export async function seen(db: Database, moment: Moment, { after, mostMs }: Wait): Promise<boolean> {
  let end = performance.now() + MAX_WORK_MS
  void after.then(() => {
    end = Math.min(end, performance.now() + mostMs)
  })
  while (performance.now() < end) {
    const { rows } = await db.execute<{ there: boolean }>(sql`select ${moments[moment]} as there`)
    if (rows[0]?.there) return true
  }
  return false
}
