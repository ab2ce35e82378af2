import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type App, call, until } from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { announceAs, openTimesNow } from '../../../../test/people/open-time.ts'
import { MONDAY } from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: App
let agent: Person
let home: Awaited<ReturnType<typeof make.property>>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' }, () => MONDAY)
})
afterAll(() => app.close())
beforeEach(async () => {
  agent = await make.user(app, { role: 'agent' })
  home = await make.property(app, { agent, priceKind: 'auction', price: '', auctionAt: '2027-07-01T09:00:00.000Z' })
})

const setHours = (timeZone: string) =>
  call(app, agent, 'PUT', '/viewings/hours', { timeZone, slotMinutes: 30, ranges: [] })
const onPage = async () => (await call(app, undefined, 'GET', `/allProperty/${home.id}`)).body.clock
const onCalendar = async () => {
  const answer = await fetch(`${app.url}/api/allProperty/${home.id}/auction.ics`, {
    headers: { authorization: `Bearer ${agent.token}` },
  })
  return (await answer.text()).replaceAll('\r\n ', '')
}
const ofOpenTime = async () => {
  await announceAs(app, agent, home, [{ startsAt: '2027-01-12T10:00:00Z', endsAt: '2027-01-12T10:30:00Z' }])
  return (await openTimesNow(app, home))[0]?.timeZone
}

test('page, calendar and open times of a home whose place is not known have the clocks of its agent’s hours', async () => {
  await setHours('Europe/Madrid')
  expect(await onPage()).toMatchObject({ timeZone: 'Europe/Madrid' })
  expect(await onCalendar()).toContain('at 11:00 GMT+2 (Europe/Madrid)')
  expect(await ofOpenTime()).toBe('Europe/Madrid')
})

test('they are in UTC if the agent has no hours', async () => {
  expect(await onPage()).toEqual({ timeZone: 'UTC', utcOffsets: [{ minutes: 0 }] })
  expect(await onCalendar()).toContain('at 09:00 GMT (UTC)')
  expect(await ofOpenTime()).toBe('UTC')
})

test('a page that was read before shows the clocks of hours that the agent has set since', async () => {
  await setHours('Europe/Madrid')
  await onPage()
  await setHours('America/New_York')
  await until(async () => JSON.stringify(await onPage()).includes('America/New_York'))
})
