import { sql } from 'drizzle-orm'
import { digestEntries } from '../../product/tables/notification.ts'
import { isUnfinished, payments } from '../../product/tables/payment.ts'
import type { Queryable } from '../db/database.ts'
import { mailOutbox } from '../db/tables/mail.ts'

const MAX_COUNTED = 10_000

type JobCount = { task: string; state: 'waiting' | 'running' | 'failed'; count: number }
export type Backlog = {
  mails: number
  inDigest: number
  payments: { begun: number; waiting: number; received: number; releasing: number }
  jobs: JobCount[]
}

const unfinishedPayments = sql`select state, intent_id, release_reason from ${payments} where ${isUnfinished} limit ${MAX_COUNTED}`

export async function readBacklog(db: Queryable): Promise<Backlog> {
  const { rows } = await db.execute<Backlog>(sql`select
    (select count(*)::int from (select from ${mailOutbox} where sent_at is null limit ${MAX_COUNTED}) as waiting) as mails,
    (select count(*)::int from (select from ${digestEntries} limit ${MAX_COUNTED}) as waiting) as "inDigest",
    (select json_build_object(
       'begun', count(*) filter (where intent_id is null and release_reason is null),
       'waiting', count(*) filter (where state = 'open' and intent_id is not null and release_reason is null),
       'received', count(*) filter (where state = 'received' and release_reason is null),
       'releasing', count(*) filter (where release_reason is not null))
     from (${unfinishedPayments}) as unfinished) as payments,
    (select coalesce(json_agg(counted), '[]') from (
       select task, state, count(*) as count
       from (
         select task_identifier as task, case when locked_at is not null then 'running'
           when attempts >= max_attempts then 'failed' else 'waiting' end as state
         from graphile_worker.jobs limit ${MAX_COUNTED}) as job
       group by task, state) as counted) as jobs`)
  const [backlog] = rows
  if (!backlog) throw new Error('an aggregate has a row')
  return backlog
}
