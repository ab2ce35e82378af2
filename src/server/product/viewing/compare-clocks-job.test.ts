import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { bellOf, MONDAY, makeViewing, subjectsTo, viewingNow } from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'
import { nodeOffset } from '../../platform/clocks/other-clocks.ts'
import { mailOutbox } from '../../platform/db/tables/mail.ts'
import { viewings } from '../tables/viewing.ts'
import { compareClocksJob } from './compare-clocks-job.ts'

let app: TestApp
let agent: Person
let buyer: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' }, () => MONDAY)
})
afterAll(() => app.close())

const NOON = new Date('2027-01-15T20:00:00.000Z')
const run = () =>
  compareClocksJob({ db: app.db, log: app.parts.log, now: () => MONDAY })(
    {},
    { stopping: new AbortController().signal },
  )

/** A viewing of a new buyer, as an earlier version of the tz data showed it. */
async function shownBy(clock: { timeZone: string; utcOffset: number | null }, startsAt = NOON): Promise<string> {
  agent = await make.user(app, { role: 'agent' })
  buyer = await make.user(app)
  const home = await make.property(app, { agent })
  const id = await makeViewing(app, { home, agent, buyer, startsAt, status: 'accepted' })
  await app.db.update(viewings).set(clock).where(eq(viewings.id, id))
  return id
}

test('a viewing that new rules show at another time keeps its moment, and both people are notified once', async () => {
  const id = await shownBy({ timeZone: 'America/Vancouver', utcOffset: -480 })
  await run()
  expect(await viewingNow(app, id)).toMatchObject({ startsAt: NOON, timeZone: 'America/Vancouver', utcOffset: -420 })
  for (const person of [agent, buyer]) {
    expect(await bellOf(app, person)).toEqual(['Your viewing is shown at another time'])
    expect(await subjectsTo(app, person)).toEqual(['Your viewing is shown at another time'])
  }
  const [mail] = await app.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, buyer.email))
  const text = mail?.body.replace(/\s+/g, ' ')
  expect(text).toMatch(/Until now: Friday,? 15 January 2027 at 12:00 GMT−8 \(America\/Vancouver\)/)
  expect(text).toMatch(/From now on: Friday,? 15 January 2027 at 13:00 GMT−7 \(America\/Vancouver\)/)
  await run()
  expect(await subjectsTo(app, buyer)).toHaveLength(1)
})

test('notifies no one where the time stays, and notes it for the next change', async () => {
  const id = await shownBy({ timeZone: 'Europe/London', utcOffset: null })
  await run()
  expect(await viewingNow(app, id)).toMatchObject({ utcOffset: 0 })
  expect(await subjectsTo(app, buyer)).toEqual([])
})

test('notifies people whose time an earlier version took from Node’s clocks, where it differs', async () => {
  const id = await shownBy({ timeZone: 'America/Vancouver', utcOffset: null })
  await run()
  expect(await viewingNow(app, id)).toMatchObject({ utcOffset: -420 })
  const wasAnother = nodeOffset('America/Vancouver', NOON) !== -420
  expect(await subjectsTo(app, buyer)).toHaveLength(wasAnother ? 1 : 0)
})

test('leaves past viewings as they are', async () => {
  const id = await shownBy({ timeZone: 'America/Vancouver', utcOffset: -480 }, new Date(MONDAY.getTime() - 86_400_000))
  await run()
  expect(await viewingNow(app, id)).toMatchObject({ utcOffset: -480 })
  expect(await subjectsTo(app, buyer)).toEqual([])
})
