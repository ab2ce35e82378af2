import { sql } from 'drizzle-orm'
import type { Database } from '../../../src/server/platform/db/database.ts'
import { enqueueJob } from '../../../src/server/platform/jobs/job.store.ts'
import { demoProcessorJobs } from '../../../src/server/providers/payment/demo-processor/demo-processor.jobs.ts'
import type { Random } from './random.ts'

export async function reportAgain(db: Database, random: Random): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from demo_intent
    where intent ->> 'status' = 'succeeded' order by created_at desc limit 60`)
  const repeated = rows.flatMap(({ id }) => Array.from({ length: random.whole(4) }, () => id))
  await Promise.all(random.shuffled(repeated).map((intentId) => enqueueJob(db, demoProcessorJobs.check, { intentId })))
}

export const holdUpReports = (db: Database) =>
  db.execute(sql`select from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs
    where task_identifier = 'checkPayment' and locked_at is null), run_at => now() + interval '3 seconds')`)
