import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { App } from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import {
  askFor,
  bellOf,
  cancelAs,
  giveHours,
  idOf,
  MONDAY,
  moveAs,
  subjectsTo,
  viewingNow,
} from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'
import type { PayloadOf } from '../../platform/jobs/job.ts'
import { lapseViewing } from './lapse-viewing.ts'
import { remindOfViewing } from './remind-of-viewing.ts'
import type { viewingJobs } from './viewing.jobs.ts'

let app: App
let agent: Person
let buyer: Person
let home: Awaited<ReturnType<typeof make.property>>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' }, () => MONDAY)
})
afterAll(() => app.close())
beforeEach(async () => {
  agent = await make.user(app, { role: 'agent' })
  buyer = await make.user(app)
  await giveHours(app, agent)
  home = await make.property(app, { agent })
})

const THURSDAY = '2027-01-14T10:00:00.000Z'
const accepted = async (startsAt = THURSDAY) => {
  const id = idOf(await askFor(app, buyer, home, startsAt))
  await moveAs(app, agent, id, { status: 'accepted' })
  return id
}
type QueuedReminder = { runAt: string; payload: PayloadOf<typeof viewingJobs.remind> }
const queuedFor = async (name: string, id: string) => {
  const { rows } = await app.db.execute<QueuedReminder>(sql`
    select to_char(run_at at time zone 'UTC', 'MM-DD HH24:MI') as "runAt", payload from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = ${name} and payload->>'id' = ${id} order by run_at`)
  return rows
}
const remind = (payload: PayloadOf<typeof viewingJobs.remind>, now = new Date('2027-01-13T10:00:00Z')) =>
  remindOfViewing(app, () => now)(payload, { stopping: new AbortController().signal })
const lapse = (id: string, now: Date) =>
  lapseViewing(app, () => now)({ id }, { stopping: new AbortController().signal })
const remindersIn = (news: string[]) => news.filter((one) => one.startsWith('Your viewing is'))

test('both are reminded a day and an hour before, once each', async () => {
  const id = await accepted()
  const jobs = await queuedFor('remindOfViewing', id)
  expect(jobs.map(({ runAt }) => runAt)).toEqual(['01-13 10:00', '01-14 09:00'])
  for (const { payload } of jobs) await Promise.all([remind(payload), remind(payload), remind(payload)])
  for (const person of [agent, buyer]) {
    const both = ['Your viewing is tomorrow', 'Your viewing is in an hour']
    expect(remindersIn(await bellOf(app, person))).toEqual(both)
    expect(remindersIn(await subjectsTo(app, person))).toEqual(both)
  }
})

test('sends no reminder of a viewing that is cancelled, moved or over', async () => {
  const id = await accepted()
  const due = { id, startsAt: THURSDAY, hours: 24 } as const
  await remind({ ...due, startsAt: '2027-01-15T10:00:00.000Z' })
  await remind(due, new Date(THURSDAY))
  await cancelAs(app, buyer, id)
  await remind(due)
  expect(remindersIn([...(await bellOf(app, agent)), ...(await bellOf(app, buyer))])).toEqual([])
})

test('a viewing accepted within the last day has only the last hour’s reminder', async () => {
  const id = await accepted('2027-01-11T12:00:00.000Z')
  expect((await queuedFor('remindOfViewing', id)).map(({ payload }) => payload.hours)).toEqual([1])
})

test('an unanswered request lapses at its end, both are notified once, and an early job changes nothing', async () => {
  const id = idOf(await askFor(app, buyer, home, THURSDAY))
  expect((await queuedFor('lapseViewing', id)).map(({ runAt }) => runAt)).toEqual(['01-12 08:01'])
  await lapse(id, new Date('2027-01-12T07:59:59Z'))
  expect((await viewingNow(app, id))?.status).toBe('requested')
  const end = new Date('2027-01-12T08:00:00Z')
  await Promise.all([lapse(id, end), lapse(id, end), lapse(id, end)])
  expect((await viewingNow(app, id))?.status).toBe('lapsed')
  expect(await bellOf(app, buyer)).toEqual(['A viewing has lapsed'])
  expect(await bellOf(app, agent)).toEqual(['A viewing is asked for', 'A viewing has lapsed'])
})

test('a proposal may be answered for another day, and an accepted viewing does not lapse', async () => {
  const id = idOf(await askFor(app, buyer, home, THURSDAY))
  await moveAs(app, agent, id, { status: 'proposed', startsAt: '2027-01-14T11:00:00.000Z' })
  expect(await queuedFor('lapseViewing', id)).toHaveLength(1)
  await moveAs(app, buyer, id, { status: 'accepted' })
  await lapse(id, new Date('2027-01-13T08:00:00Z'))
  expect((await viewingNow(app, id))?.status).toBe('accepted')
})
