import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, call } from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { giveHours, MONDAY } from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: App
let agent: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' }, () => MONDAY)
  agent = await make.user(app, { role: 'agent' })
  await giveHours(app, agent, [], 'Europe/Madrid')
})
afterAll(() => app.close())

const york = 'latitude=53.96&longitude=-1.08'
test.each([
  ['timeZone=America/New_York', 'America/New_York'],
  [`timeZone=America/New_York&${york}`, 'America/New_York'],
  [york, 'Europe/London'],
  ['latitude=53.96', 'Europe/Madrid'],
  ['', 'Europe/Madrid'],
])('the clock at “%s” is that of %s', async (query, timeZone) => {
  const { status, body } = await call(app, agent, 'GET', `/clock?${query}`)
  expect([status, body.timeZone]).toEqual([200, timeZone])
})

test.each(['timeZone=Mars/Olympus', 'latitude=north&longitude=1', 'latitude=91&longitude=1'])(
  'rejects “%s”',
  async (query) => {
    expect((await call(app, agent, 'GET', `/clock?${query}`)).status).toBe(422)
  },
)
