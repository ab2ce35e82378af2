import type { ViewingStatus } from '../../../src/contract/viewing-status.ts'
import { viewingHours } from '../../../src/server/product/tables/viewing.ts'
import { make } from '../../people/make.ts'
import { makeViewing, officeHours } from '../../people/viewing.ts'
import type { About, RowsOf } from '../row.ts'
import { absent, home, itself, type World } from '../world.ts'
import { itsOwner, notPublic, notTheirs } from './exceptions.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
let made = 0

/** Each viewing is at its own hour, months ahead, because a caller with three pending requests may not make another. */
const viewing =
  (status: ViewingStatus) =>
  async ({ app, who }: World) => {
    const property = await make.property(app, { agent: who.otherAgent })
    const startsAt = new Date(Date.now() + 100 * DAY_MS + made++ * HOUR_MS)
    return makeViewing(app, { home: property, agent: who.otherAgent, buyer: who.agent, startsAt, status })
  }

async function giveHours({ app, who }: Pick<World, 'app' | 'who'>): Promise<void> {
  const hours = { timeZone: 'UTC', slotMinutes: 60, ranges: officeHours }
  const agents = [who.agent, who.otherAgent]
  await app.db
    .insert(viewingHours)
    .values(agents.map(({ id: agentId }) => ({ agentId, ...hours })))
    .onConflictDoNothing()
}

async function freeHome({ app, who }: World): Promise<string> {
  await giveHours({ app, who })
  return (await make.property(app, { agent: who.agent })).id
}
let asked = 0
const nextTime = (): string => {
  const day = new Date(Date.now() + (2 + Math.floor(asked / 8)) * DAY_MS).toISOString().slice(0, 10)
  return `${day}T${String(9 + (asked++ % 8)).padStart(2, '0')}:00:00.000Z`
}

const request = ({ id }: About) => ({ body: { propertyId: id, startsAt: nextTime() } })
const timesOf = ({ id }: About) => ({ query: { propertyId: id } })
const answer = (status: 'accepted' | 'declined') => (about: About) => ({ params: { id: about.id }, body: { status } })
const strangers = notTheirs('user', 'otherUser', 'admin', 'fraud')
const othersTurn = (who: 'agent' | 'otherAgent') => ({
  status: 409,
  for: [who],
  because: 'it waits for the other’s answer (P-115)',
})
const noHomes = {
  status: 403,
  for: ['user' as const, 'otherUser' as const, 'fraud' as const],
  because: 'only agents have viewings of their homes (P-115)',
}

export const viewingRows: RowsOf<'viewing'> = {
  request: [
    {
      what: 'ask to see a home',
      given: freeHome,
      send: request,
      but: [{ status: 409, for: ['agent'], because: 'an agent can’t view their own home (P-115)' }],
    },
    { what: 'ask to see a sold home', given: home({ sold: true }), send: request, answers: 409 },
    {
      what: 'ask to see a pending home',
      given: home({ status: 'pending' }),
      send: request,
      answers: 409,
      but: [notPublic()],
    },
    { what: 'ask to see a home that is not there', given: absent, send: request, answers: 404 },
  ],
  list: [
    { what: 'list the viewings that they asked for', send: { query: { as: 'buyer' } } },
    { what: 'list the viewings of their homes', send: { query: { as: 'agent' } }, but: [noHomes] },
  ],
  upcoming: [
    { what: 'list what lies ahead of them', send: { query: { as: 'buyer' } } },
    { what: 'list what lies ahead at their homes', send: { query: { as: 'agent' } }, but: [noHomes] },
  ],
  times: [
    { what: 'read when a home can be seen', given: freeHome, send: timesOf },
    {
      what: 'read when a pending home can be seen',
      given: home({ status: 'pending' }),
      send: timesOf,
      answers: 409,
      but: [notPublic()],
    },
  ],
  hours: [{ what: 'read their own hours' }],
  setHours: [
    { what: 'set their own hours', send: { body: { timeZone: 'UTC', slotMinutes: 60, ranges: officeHours } } },
  ],
  move: [
    {
      what: 'accept a request',
      given: viewing('requested'),
      send: answer('accepted'),
      but: [strangers, othersTurn('agent')],
    },
    {
      what: 'accept a proposal',
      given: viewing('proposed'),
      send: answer('accepted'),
      but: [strangers, othersTurn('otherAgent')],
    },
    {
      what: 'decline a request',
      given: viewing('requested'),
      send: answer('declined'),
      but: [strangers, othersTurn('agent')],
    },
    {
      what: 'propose another time',
      given: async (world) => {
        await giveHours(world)
        return viewing('requested')(world)
      },
      send: ({ id }) => ({ params: { id }, body: { status: 'proposed', startsAt: nextTime() } }),
      but: [strangers, { status: 409, for: ['agent'], because: 'only the agent proposes times (P-115)' }],
    },
  ],
  cancel: [
    { what: 'cancel a viewing', given: viewing('accepted'), send: itself, but: [strangers] },
    {
      what: 'cancel a viewing that is cancelled',
      given: viewing('cancelled'),
      send: itself,
      answers: 409,
      but: [strangers],
    },
  ],
  calendar: [
    {
      what: 'download a viewing for their calendar',
      given: viewing('accepted'),
      send: itself,
      answers: 404,
      but: [itsOwner(200, 'agent', 'otherAgent')],
    },
    {
      what: 'download a request for their calendar',
      given: viewing('requested'),
      send: itself,
      answers: 404,
      but: [itsOwner(409, 'agent', 'otherAgent')],
    },
  ],
}
