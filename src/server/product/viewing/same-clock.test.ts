import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { call } from '../../../../test/people/deal.ts'
import { make } from '../../../../test/people/make.ts'
import { askFor, giveHours, idOf, MONDAY, moveAs, officeHours, timesAt } from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'
import { mailOutbox } from '../../platform/db/tables/mail.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' }, () => MONDAY)
})
afterAll(() => app.close())

/** Zones whose rules changed in 2026: Node 20.20.2 and the embedded PostgreSQL disagree on each, with one another or with the law. */
test.each([
  ['Vancouver', 49.28, -123.12, -7],
  ['Calgary', 51.05, -114.07, -6],
  ['Winnipeg', 49.9, -97.14, -5],
  ['Havana', 23.13, -82.38, -4],
  ['Casablanca', 33.57, -7.59, 0],
  ['El Aaiún', 27.15, -13.2, 0],
])('ten o’clock in %s is ten in free times, mails, the calendar file and on the page', async (_town, ...place) => {
  const [latitude, longitude, hours] = place
  const [agent, buyer] = [await make.user(app, { role: 'agent' }), await make.user(app)]
  const home = await make.property(app, { agent, latitude, longitude, geocodedAt: null })
  await giveHours(
    app,
    agent,
    officeHours.map((range) => ({ ...range, from: '10:00', to: '11:00' })),
    'UTC',
  )
  const ten = new Date(Date.UTC(2027, 0, 15, 10 - hours)).toISOString()
  const offset = hours === 0 ? 'GMT' : `GMT${hours}`.replace('-', '−')
  expect(await timesAt(app, buyer, home)).toContain(ten)
  const id = idOf(await askFor(app, buyer, home, ten))
  expect((await moveAs(app, agent, id, { status: 'accepted' })).status).toBe(200)
  const mails = await app.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, buyer.email))
  expect(mails[0]?.body.replace(/\s+/g, ' ')).toContain(`15 January 2027 at 10:00 ${offset} (`)
  const file = await fetch(`${app.url}/api/viewings/${id}/calendar.ics`, {
    headers: { authorization: `Bearer ${agent.token}` },
  })
  const calendar = (await file.text()).replaceAll('\r\n ', '')
  expect(calendar).toContain(`15 January 2027 at 10:00 ${offset}`)
  expect(calendar).toContain(`DTSTART:${ten.replace(/[-:]|\.000/g, '')}`)
  const { body } = await call(app, buyer, 'GET', '/viewings/upcoming?as=buyer')
  expect(body.viewings).toMatchObject([{ startsAt: ten, utcOffsets: [{ minutes: hours * 60 }] }])
})
