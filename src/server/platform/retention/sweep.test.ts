import { readFile } from 'node:fs/promises'
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/server/database.ts'
import { runDueJobs } from '../../../../test/server/run-jobs.ts'
import { nouns } from '../../product/nouns.ts'
import { enqueueJob } from '../jobs/job.store.ts'
import { createLog } from '../logging/log.ts'
import { platformRetention } from './policy.ts'
import { retentionJobs } from './retention.jobs.ts'
import { BATCH_SIZE, deleteExpired, deletionOf } from './retention.store.ts'
import { deleteExpiredRows, sweep } from './sweep.ts'

const log = createLog({ logLevel: 'silent', logFile: undefined })
let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
  await query(`insert into identity_user (id, name, email) values ('u', 'U', 'u@people.example')`)
  await query(`insert into app_user (id, name, email) values (gen_random_uuid(), 'U', 'u@people.example')`)
  await query(`insert into feed (id, owner_id, name, format, source, is_whole_stock, schedule)
    select gen_random_uuid(), id, 'F', 'auto', 'upload', true, 'manual' from app_user`)
  await query(`insert into property (id, title, location, price, price_min_cents, price_max_cents, date, description, agent_email, agent_name,
    agent_image, image) values (gen_random_uuid(), 'H', 'L', '$1', 100, 100, '2026-01-01', 'D', 'a@people.example', 'A', '', '')`)
  // One reminder for each home: the test has as many reminders as it needs, and one home.
  await query('alter table auction_reminder drop constraint auction_reminder_property_id_property_id_fk')
  await query('alter table sharing_invitation drop constraint sharing_invitation_user_id_app_user_id_fk') // and of invitations
})
afterAll(() => database.close())
beforeEach(() => query(`truncate ${Object.keys(rows).join(', ')} cascade`))

const query = (text: string) => database.db.$client.query(text)
const left = async (table: string) => (await query(`select count(*)::int as rows from ${table}`)).rows[0].rows
const retention = nouns.flatMap((noun) => noun.retention)
const retentions = [...platformRetention, ...retention]
const parts = () => ({ db: database.db, log, retention })

/** Columns and values of a row by number `n`, whose time was over at `t`. */
const rows: Record<string, string> = {
  mail_outbox: '(id, recipient, subject, body, sent_at) select gen_random_uuid(), n, n, n, t',
  notification: `(id, user_id, kind, text, page, created_at)
    select gen_random_uuid(), gen_random_uuid(), 'offers', n, 'bought', t`,
  conversation: `(id, title, buyer_id, agent_id, latest_at)
    select gen_random_uuid(), n, gen_random_uuid(), gen_random_uuid(), t`,
  home_report: `(id, reporter_id, title, reason, text, decision, decided_at)
    select gen_random_uuid(), gen_random_uuid(), n, 'other', n, 'dismissed', t`,
  saved_search: `(id, user_id, name, query, frequency, removed_at)
    select gen_random_uuid(), (select id from app_user), n, '{}', 'none', t`,
  removed_wish: `(id, user_id, property_id, removed_at)
    select gen_random_uuid(), (select id from app_user), (select id from property), t`,
  alert: `(user_id, property_id, occasion, change_id, created_at)
    select gen_random_uuid(), gen_random_uuid(), 'new', 0, t`,
  viewing: `(id, title, location, agent_id, buyer_id, starts_at, ends_at, time_zone, status, held_until)
    select gen_random_uuid(), n, n, (select id from app_user), (select id from app_user), t - interval '1 hour', t, 'UTC', 'declined', t`,
  auction_reminder: '(property_id, auction_at) select n::uuid, t',
  open_time: `(id, property_id, agent_id, starts_at, ends_at, time_zone, utc_offset, cancelled_at)
    select gen_random_uuid(), (select id from property), (select id from app_user), t - interval '1 hour', t, 'UTC', 0, t`,
  feed_run: `(id, feed_id, is_trial, state, created_at) select gen_random_uuid(), (select id from feed), false, 'done', t`,
  feed_file: `(feed_id, upload_id, position, bytes, created_at) select (select id from feed), n::uuid, 0, '', t`,
  live_event: "(user_id, topic, created_at) select n::uuid, 'offers', t",
  payment_event: '(event_id, type, received_at) select n, n, t',
  demo_event: `(id, event, delivered_at) select n, '{}', t`,
  identity_session: `(id, token, user_id, expires_at) select n, n, 'u', t`,
  sign_in: '(id, user_id, provider_session, expires_at) select gen_random_uuid(), (select id from app_user), n, t',
  identity_verification: '(id, identifier, value, expires_at) select n, n, n, t',
  oidc_entry: `(kind, id, payload, expires_at) select 'a', n, '{}', t`,
  sharing_invitation: `(user_id, token_hash, lapses_at)
    select n::uuid, n, t`,
  rate_count: '(key, count, ends_at) select n, 1, t',
  view_mark: '(mark, day_ends_at) select n, t',
  property_view: '(property_id, day_ends_at, views) select n::uuid, t, 1',
  agent_view: '(agent_email, day_ends_at, views) select n, t, 1',
}

/** Adds `count` rows that expired this many seconds ago, or expire in the future where that is negative. */
const add = (table: string, count: number, secondsAgo: number) =>
  query(`insert into ${table} ${rows[table]} from (
    select gen_random_uuid()::text as n, now() - make_interval(secs => ${secondsAgo}) as t
    from generate_series(1, ${count})) as made`)

const kept = retentions.map(({ table, keepDays }) => [getTableName(table), keepDays * 86_400] as const)

test('every table that is swept is tested here, and stands in docs/operations.md with its days', async () => {
  expect(kept.map(([table]) => table).toSorted()).toEqual(Object.keys(rows).toSorted())
  const docs = await readFile('docs/operations.md', 'utf8')
  for (const { table, keepDays } of retentions)
    expect(docs).toMatch(new RegExp(`\\| \`${getTableName(table)}\` \\|[^|]+\\| ${keepDays || 'none'}`))
})

test('deletes rows of each table after their time, and not before', async () => {
  for (const [table, seconds] of kept) {
    await add(table, 2 * BATCH_SIZE + 1, seconds + 60)
    await add(table, 3, seconds - 60)
  }
  await sweep(parts())
  const counts: [string, number][] = []
  for (const [table] of kept) counts.push([table, await left(table)])
  expect(counts).toEqual(kept.map(([table]) => [table, 3]))
})

test('mails that wait, events that are not delivered and entries without an end stay', async () => {
  for (const table of ['mail_outbox', 'demo_event', 'oidc_entry'])
    await query(`insert into ${table} ${rows[table]} from (values ('n', null::timestamptz)) as made (n, t)`)
  await query(`update mail_outbox set created_at = now() - interval '10 years'`)
  await sweep(parts())
  for (const table of ['mail_outbox', 'demo_event', 'oidc_entry']) expect(await left(table)).toBe(1)
})

test.each(retentions.map((retention) => [getTableName(retention.table), retention] as const))(
  'a step over 50,000 rows of %s reads an index, and deletes a thousand at most',
  { tags: 'all' },
  async (table, retention) => {
    const seconds = retention.keepDays * 86_400
    await add(table, 25_000, seconds + 60)
    await add(table, 25_000, seconds - 60)
    await query(`analyze ${table}`)
    const { rows: lines } = await database.db.execute(sql`explain ${deletionOf(retention)}`)
    const plan = lines.map((line) => Object.values(line)[0]).join('\n')
    expect(plan).toMatch(/Index Scan using/)
    expect(plan).not.toMatch(/Seq Scan|Sort/)
    expect(await deleteExpired(database.db, retention)).toBe(BATCH_SIZE)
    expect(await left(table)).toBe(50_000 - BATCH_SIZE)
  },
)

test('concurrent sweeps do not wait for each other', async () => {
  await add('rate_count', 3 * BATCH_SIZE, 60)
  const retention = retentions.find(({ table }) => getTableName(table) === 'rate_count')
  if (!retention) throw new Error('counts are not swept')
  await database.db.transaction(async (tx) => {
    expect(await deleteExpired(tx, retention)).toBe(BATCH_SIZE) // not committed yet
    await Promise.all([sweep(parts()), sweep(parts())])
  })
  expect(await left('rate_count')).toBe(0)
})

test('a table that can’t be swept does not keep others from it', async () => {
  await add('rate_count', 1, 60)
  await query('alter table mail_outbox rename to broken')
  await expect(sweep(parts())).rejects.toThrow('Failed query')
  await query('alter table broken rename to mail_outbox')
  expect(await left('rate_count')).toBe(0)
})

test('the job ends between two steps when the server stops', async () => {
  await add('rate_count', 3 * BATCH_SIZE, 60)
  await deleteExpiredRows(parts())({}, { stopping: AbortSignal.abort() })
  expect(await left('rate_count')).toBe(3 * BATCH_SIZE)
  await enqueueJob(database.db, retentionJobs.deleteExpired, {})
  await runDueJobs(database.db, { deleteExpiredRows: deleteExpiredRows(parts()) })
  expect(await left('rate_count')).toBe(0)
})
