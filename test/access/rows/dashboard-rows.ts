import type { RowsOf } from '../row.ts'
import { NO_ID, type World } from '../world.ts'

const ids = { query: { ids: NO_ID } }

export const figuresRows: RowsOf<'figures'> = {
  ofAgent: [{ what: 'see an agent’s figures' }],
  ofBuyer: [{ what: 'see a buyer’s figures' }],
  ofAdmin: [{ what: 'see the site’s figures' }],
  waiting: [{ what: 'see what waits for them' }],
  ofHomes: [{ what: 'see the figures of homes', send: ids }],
  ofPeople: [{ what: 'see the figures of people', send: ids }],
}

export const exportRows: RowsOf<'export'> = {
  listings: [{ what: 'download listings' }],
  sales: [{ what: 'download sales' }],
  offers: [{ what: 'download offers' }],
  audit: [{ what: 'download the audit trail' }],
  people: [{ what: 'download all people' }],
}

export const auditRows: RowsOf<'audit'> = { list: [{ what: 'read the audit trail' }] }

async function failedJob({ app }: World): Promise<string> {
  const { rows } = await app.db.$client.query(
    `select id from graphile_worker.add_job('enqueueDigests', run_at => now() + interval '1 day', max_attempts => 1)`,
  )
  await app.db.$client.query('select graphile_worker.permanently_fail_jobs(array[$1::bigint])', [rows[0].id])
  return String(rows[0].id)
}

export const jobRows: RowsOf<'job'> = {
  failed: [{ what: 'list failed jobs' }],
  retry: [{ what: 'try a failed job again', given: failedJob, send: ({ id }) => ({ params: { job: id } }) }],
}
