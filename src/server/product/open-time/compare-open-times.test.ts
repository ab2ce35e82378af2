import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { comeAs, makeOpenTime } from '../../../../test/people/open-time.ts'
import { MONDAY, subjectsTo } from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'
import { openTimes } from '../tables/open-time.ts'
import { compareOpenTimes } from './move-time-zones.ts'

let app: App
let agent: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' }, () => MONDAY)
  agent = await make.user(app, { role: 'agent' })
})
afterAll(() => app.close())

const compare = (stopping = new AbortController().signal) => compareOpenTimes(app, () => MONDAY)({}, { stopping })
let hour = 0

/** An open time in Vancouver as an earlier version of the tz data showed it, with a visitor. */
async function shownAt(utcOffset: number, day = '2027-01-15') {
  const buyer = await make.user(app)
  const home = await make.property(app, { agent, latitude: 49.25, longitude: -123.1 })
  const id = await makeOpenTime(app, {
    home,
    agent,
    startsAt: new Date(Date.parse(`${day}T10:00Z`) + hour++ * 3_600_000),
  })
  await app.db.update(openTimes).set({ timeZone: 'America/Vancouver', utcOffset }).where(eq(openTimes.id, id))
  await comeAs(app, buyer, id)
  return { id, buyer }
}
const stored = async (id: string) => (await app.db.select().from(openTimes).where(eq(openTimes.id, id)))[0]

test('an open time that new rules show at another time keeps its moment, and its visitors are notified once', async () => {
  const { id, buyer } = await shownAt(-480)
  const before = await stored(id)
  await compare()
  expect(await stored(id)).toMatchObject({ startsAt: before?.startsAt, utcOffset: -420, sequence: 1 })
  await compare()
  expect(await subjectsTo(app, buyer)).toEqual(['An open time has changed'])
})

test('notifies no one where the time stays, nor of one that is over or cancelled', async () => {
  const same = await shownAt(-420)
  const over = await shownAt(-480, '2027-01-20')
  await app.db
    .update(openTimes)
    .set({ startsAt: new Date('2027-01-10T10:00Z'), endsAt: new Date('2027-01-10T10:30Z') })
    .where(eq(openTimes.id, over.id))
  const cancelled = await shownAt(-480)
  await app.db.update(openTimes).set({ cancelledAt: MONDAY }).where(eq(openTimes.id, cancelled.id))
  await compare()
  expect((await stored(over.id))?.utcOffset).toBe(-480)
  for (const { buyer } of [same, over, cancelled]) expect(await subjectsTo(app, buyer)).toEqual([])
})

test('a job that is stopped compares nothing more', async () => {
  const { id } = await shownAt(-480)
  await compare(AbortSignal.abort())
  expect((await stored(id))?.utcOffset).toBe(-480)
})
