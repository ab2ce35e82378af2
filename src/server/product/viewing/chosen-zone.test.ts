import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { call } from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { giveHours, MONDAY, makeViewing, subjectsTo, timesAt, viewingNow } from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let agent: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' }, () => MONDAY)
  agent = await make.user(app, { role: 'agent' })
  await giveHours(app, agent)
})
afterAll(() => app.close())

/** At the border of Queensland: by its point it is in New South Wales, whose clocks are an hour ahead in summer. */
const currumbin = { latitude: -28.15442, longitude: 153.47282 }
const home = () => make.property(app, { agent, ...currumbin, geocodedAt: null })
const save = ({ id, title, location, price }: Awaited<ReturnType<typeof home>>, change: object) =>
  call(app, agent, 'PUT', `/allProperty/${id}`, {
    title,
    location,
    price,
    propertyImage: 'https://pictures.example/b.png',
    ...change,
  })
const firstTime = async (property: { id: string }) => (await timesAt(app, await make.user(app), property))[0]

test('the agent’s own choice of zone comes before the look-up, for hours, the page and viewings', async () => {
  const property = await home()
  expect(await firstTime(property)).toBe('2027-01-11T22:00:00.000Z') // 09:00 in Sydney
  expect((await save(property, { timeZone: 'Australia/Brisbane' })).body).toEqual({ modifiedCount: 1 })
  expect(await firstTime(property)).toBe('2027-01-11T23:00:00.000Z')
  const one = await call(app, agent, 'GET', `/allProperty/${property.id}`)
  expect(one.body).toMatchObject({
    timeZone: 'Australia/Brisbane',
    clock: { timeZone: 'Australia/Brisbane', utcOffsets: [{ minutes: 600 }] },
  })
  expect((await save(property, { timeZone: null })).body).toEqual({ modifiedCount: 1 })
  expect(await firstTime(property)).toBe('2027-01-11T22:00:00.000Z')
  expect((await call(app, agent, 'GET', `/allProperty/${property.id}`)).body).not.toHaveProperty('timeZone')
})

test('viewings agreed on keep their moment when the zone is chosen, and both people read the new time', async () => {
  const [property, buyer] = [await home(), await make.user(app)]
  const startsAt = new Date('2027-01-12T23:00:00.000Z')
  const id = await makeViewing(app, { home: property, agent, buyer, startsAt, status: 'accepted' })
  await save(property, { timeZone: 'Australia/Brisbane' })
  expect(await viewingNow(app, id)).toMatchObject({ startsAt, timeZone: 'Australia/Brisbane', utcOffset: 600 })
  expect(await subjectsTo(app, buyer)).toEqual(['Your viewing is shown at another time'])
  await save(property, { title: 'Another title' })
  expect(await subjectsTo(app, buyer)).toHaveLength(1)
})

test.each(['Mars/Olympus', 'australia/brisbane', `A${'a'.repeat(64)}`, ''])(
  'rejects %j as a time zone at its field',
  async (timeZone) => {
    const property = await home()
    const { status, body } = await save(property, { timeZone })
    expect([status, body.errors]).toEqual([422, { timeZone: 'This time zone is not known' }])
  },
)
