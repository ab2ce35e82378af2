import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { call } from '../../../../test/people/deal.ts'
import { make } from '../../../../test/people/make.ts'
import {
  bellOf,
  giveHours,
  MONDAY,
  makeViewing,
  subjectsTo,
  timesAt,
  viewingNow,
} from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'
import { mailOutbox } from '../../platform/db/tables/mail.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' }, () => MONDAY)
})
afterAll(() => app.close())

const NOON = new Date('2027-01-12T12:00:00.000Z')
const london = { latitude: 51.5, longitude: -0.14 }
const newYork = { latitude: 40.7, longitude: -74 }
const lisbon = { latitude: 38.72, longitude: -9.14 }

async function scene() {
  const [agent, buyer] = [await make.user(app, { role: 'agent' }), await make.user(app)]
  const home = await make.property(app, { agent, ...london, geocodedAt: null })
  await giveHours(app, agent)
  const movePin = (point: object) =>
    call(app, agent, 'PUT', `/allProperty/${home.id}`, {
      title: home.title,
      location: home.location,
      price: home.price,
      propertyImage: 'https://pictures.example/b.png',
      ...point,
    })
  return { agent, buyer, home, movePin }
}

test('a home that is placed in another time zone keeps its viewings at their moment, and both people read old and new time', async () => {
  const { agent, buyer, home, movePin } = await scene()
  const agreed = await makeViewing(app, { home, agent, buyer, startsAt: NOON, status: 'accepted' })
  const past = await makeViewing(app, {
    home,
    agent,
    buyer,
    startsAt: new Date('2027-01-10T12:00:00Z'),
    status: 'accepted',
  })
  expect((await movePin(newYork)).status).toBe(200)
  expect(await viewingNow(app, agreed)).toMatchObject({
    startsAt: NOON,
    status: 'accepted',
    timeZone: 'America/New_York',
  })
  expect(await viewingNow(app, past)).toMatchObject({ timeZone: 'Europe/London' })
  for (const person of [agent, buyer]) {
    expect(await bellOf(app, person)).toEqual(['Your viewing is shown at another time'])
    expect(await subjectsTo(app, person)).toEqual(['Your viewing is shown at another time'])
  }
  const mails = (await app.db.select().from(mailOutbox)).filter(({ recipient }) => recipient === buyer.email)
  const text = mails[0]?.body.replace(/\s+/g, ' ')
  expect(text).toMatch(/Until now: Tuesday,? 12 January 2027 at 12:00 GMT \(Europe\/London\)/)
  expect(text).toMatch(/From now on: Tuesday,? 12 January 2027 at 07:00 \S+ \(America\/New_York\)/)
})

test('tells no one where the clocks show the same time', async () => {
  const { agent, buyer, home, movePin } = await scene()
  const id = await makeViewing(app, { home, agent, buyer, startsAt: NOON, status: 'accepted' })
  await movePin(lisbon)
  expect(await viewingNow(app, id)).toMatchObject({ startsAt: NOON, timeZone: 'Europe/Lisbon' })
  expect(await bellOf(app, agent)).toEqual([])
})

test('the agent’s free hours follow the clocks at the home’s new place', async () => {
  const { buyer, home, movePin } = await scene()
  expect((await timesAt(app, buyer, home)).some((time) => time.endsWith('T09:00:00.000Z'))).toBe(true)
  await movePin(newYork)
  const times = await timesAt(app, buyer, home)
  expect(times.some((time) => time.endsWith('T09:00:00.000Z'))).toBe(false)
  expect(times.some((time) => time.endsWith('T14:00:00.000Z'))).toBe(true)
})
