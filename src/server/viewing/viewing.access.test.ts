import { afterAll, beforeAll } from 'vitest'
import { viewingApi } from '#contract/viewing/viewing'
import { type Callers, callAs, everybody, type TestApp } from '../../../test/people/access.ts'
import { accessTable, signedInOnly } from '../../../test/people/access-table.ts'
import { make } from '../../../test/people/make.ts'
import { giveHours, MONDAY, makeViewing } from '../../../test/people/viewing.ts'
import { testApp } from '../../../test/server/app.ts'

let app: TestApp
let who: Callers
let home: Awaited<ReturnType<typeof make.property>>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' }, () => MONDAY)
  who = await everybody(app)
  await giveHours(app, who.agent)
  home = await make.property(app, { agent: who.agent })
})
afterAll(async () => app.close())

type As = keyof Callers
const HOUR_MS = 3_600_000
let made = 0
/** Each at an hour of its own, far from what is asked for. */
const viewing = (status: 'requested' | 'proposed' | 'accepted') => async () => {
  const startsAt = new Date(MONDAY.getTime() + (1000 + made++) * HOUR_MS)
  return makeViewing(app, { home, agent: who.agent, buyer: who.user, startsAt, status })
}
let hour = 0
const nextTime = () => {
  const day = 12 + Math.floor(hour / 8)
  return `2027-01-${day}T${String(9 + (hour++ % 8)).padStart(2, '0')}:00:00.000Z`
}
const agentsOnly = (but = {}) => signedInOnly(403, { agent: 200, otherAgent: 200, admin: 200, ...but })

accessTable(
  () => app,
  [
    {
      what: 'ask to see an agent’s home',
      call: (as) => callAs(app, who[as], viewingApi.request, { body: { propertyId: home.id, startsAt: nextTime() } }),
      statuses: signedInOnly(201, { agent: 409 }),
    },
    {
      what: 'read when an agent’s home can be seen',
      call: (as) => callAs(app, who[as], viewingApi.times, { query: { propertyId: home.id } }),
      statuses: signedInOnly(200),
    },
    {
      what: 'list the viewings that they asked for',
      call: (as) => callAs(app, who[as], viewingApi.list, { query: { as: 'buyer' } }),
      statuses: signedInOnly(200),
    },
    {
      what: 'list the viewings of their own homes',
      call: (as) => callAs(app, who[as], viewingApi.list, { query: { as: 'agent' } }),
      statuses: agentsOnly(),
    },
    {
      what: 'list what lies ahead as a buyer',
      call: (as) => callAs(app, who[as], viewingApi.upcoming, { query: { as: 'buyer' } }),
      statuses: signedInOnly(200),
    },
    {
      what: 'list what lies ahead as an agent',
      call: (as) => callAs(app, who[as], viewingApi.upcoming, { query: { as: 'agent' } }),
      statuses: agentsOnly(),
    },
    {
      what: 'read their hours',
      call: (as) => callAs(app, who[as], viewingApi.hours, {}),
      statuses: agentsOnly(),
    },
    {
      what: 'set their hours',
      call: (as) =>
        callAs(app, who[as], viewingApi.setHours, {
          body: { timeZone: 'UTC', slotMinutes: 60, ranges: [{ weekday: 1, from: '09:00', to: '17:00' }] },
        }),
      statuses: agentsOnly(),
    },
    {
      what: 'accept a request',
      given: viewing('requested'),
      call: (as: As, id) => callAs(app, who[as], viewingApi.move, { params: { id }, body: { status: 'accepted' } }),
      statuses: signedInOnly(404, { user: 409, agent: 200 }),
    },
    {
      what: 'accept a proposal',
      given: viewing('proposed'),
      call: (as: As, id) => callAs(app, who[as], viewingApi.move, { params: { id }, body: { status: 'accepted' } }),
      statuses: signedInOnly(404, { user: 200, agent: 409 }),
    },
    {
      what: 'decline a request',
      given: viewing('requested'),
      call: (as: As, id) => callAs(app, who[as], viewingApi.move, { params: { id }, body: { status: 'declined' } }),
      statuses: signedInOnly(404, { user: 409, agent: 200 }),
    },
    {
      what: 'propose another time',
      given: viewing('requested'),
      call: (as: As, id) =>
        callAs(app, who[as], viewingApi.move, {
          params: { id },
          body: { status: 'proposed', startsAt: '2027-01-25T09:00:00Z' },
        }),
      statuses: signedInOnly(404, { user: 409, agent: 200 }),
    },
    {
      what: 'cancel a viewing',
      given: viewing('accepted'),
      call: (as: As, id) => callAs(app, who[as], viewingApi.cancel, { params: { id } }),
      statuses: signedInOnly(404, { user: 200, agent: 200 }),
    },
  ],
)
