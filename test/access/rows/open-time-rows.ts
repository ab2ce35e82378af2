import { make } from '../../people/make.ts'
import { makeOpenTime } from '../../people/open-time.ts'
import type { About, RowsOf } from '../row.ts'
import { absent, home, itself, type World } from '../world.ts'
import { itsOwner, notPublic } from './exceptions.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
let made = 0

/** Each open time is at its own hour, months ahead. `agent` has the home. */
const openTime =
  (given: Partial<Parameters<typeof make.property>[1]> = {}, isCancelled = false) =>
  async ({ app, who }: World) => {
    const property = await make.property(app, { agent: who.agent, ...given })
    const startsAt = new Date(Date.now() + 150 * DAY_MS + made++ * HOUR_MS)
    return makeOpenTime(app, { home: property, agent: who.agent, startsAt, isCancelled })
  }

const ownHome = { status: 409, for: ['agent' as const], because: 'an agent doesn’t visit their own home (P-335)' }

const set = ({ id }: About) => ({ params: { id }, body: { openTimes: [] } })
const notTheAgent = { status: 403, for: ['admin' as const], because: 'only its own agent changes a property (P-36)' }
const noAgents = {
  status: 403,
  for: ['user' as const, 'otherUser' as const, 'fraud' as const],
  because: 'only agents announce open times (P-335)',
}
const own = itsOwner(200, 'agent')

export const openTimeRows: RowsOf<'openTime'> = {
  ahead: [
    { what: 'list the open times to which they come', send: { query: { as: 'buyer' } } },
    {
      what: 'list the open times of their homes',
      send: { query: { as: 'agent' } },
      but: [noAgents],
    },
  ],
  set: [
    { what: 'set open times', given: home(), send: set, answers: 404, but: [own, notTheAgent, noAgents] },
    {
      what: 'set open times of a sold home',
      given: home({ sold: true }),
      send: set,
      answers: 404,
      but: [itsOwner(409, 'agent'), notTheAgent, noAgents],
    },
  ],
  come: [
    { what: 'say that they come', given: openTime(), send: itself, but: [ownHome] },
    { what: 'come to an open time that is cancelled', given: openTime({}, true), send: itself, answers: 409 },
    { what: 'come to a sold home', given: openTime({ sold: true }), send: itself, answers: 409 },
    {
      what: 'come to a pending home',
      given: openTime({ status: 'pending' }),
      send: itself,
      answers: 409,
      but: [notPublic()],
    },
    { what: 'come to an open time that is not there', given: absent, send: itself, answers: 404 },
  ],
  stayAway: [
    { what: 'take back that they come', given: openTime(), send: itself },
    { what: 'stay away from one that is not there', given: absent, send: itself },
  ],
  cancel: [
    { what: 'cancel an open time', given: openTime(), send: itself, answers: 404, but: [itsOwner(200, 'agent')] },
    {
      what: 'cancel one that is cancelled',
      given: openTime({}, true),
      send: itself,
      answers: 404,
      but: [itsOwner(409, 'agent')],
    },
  ],
  calendar: [
    { what: 'download an open time for their calendar', given: openTime(), send: itself },
    {
      what: 'download the open time of a pending home',
      given: openTime({ status: 'pending' }),
      send: itself,
      but: [notPublic()],
    },
  ],
}
