import * as z from 'zod/mini'
import * as f from '#messages/fields'
import { Deleted, Inserted, Modified } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { HomeClock } from './home-clock.ts'
import { MAX_ROWS_BY_ID, pageQuery } from './list.ts'
import { Id, Ids, Moment, optionalText } from './text.ts'
import { GRID_MINUTES, KeptHours, ViewingHours } from './viewing-hours.ts'
import { ViewingClosedWhy, ViewingSide, ViewingStatus } from './viewing-status.ts'

export const MAX_OPEN_REQUESTS = 3
export const HOLD_HOURS = 24
export const NOTICE_HOURS = 2
export const HORIZON_DAYS = 28
export const MAX_VIEWING_NOTE_LENGTH = 500
export const MAX_TIMES = (HORIZON_DAYS * 24 * 60) / GRID_MINUTES
export const MAX_UPCOMING = 1000

const startsAt = Moment('startsAt')

export const Viewing = z.object({
  _id: z.string(),
  propertyId: z.optional(z.string()),
  title: z.string(),
  location: z.string(),
  agentName: z.string(),
  agentEmail: z.string(),
  buyerName: z.string(),
  buyerEmail: z.string(),
  startsAt: z.string(), // ISO time
  endsAt: z.string(), // ISO time
  /** The clock at the home, with UTC offsets until the viewing ends. */
  ...HomeClock.shape,
  status: ViewingStatus,
  heldUntil: z.optional(z.string()), // ISO time
  closedWhy: z.optional(ViewingClosedWhy),
  note: z.optional(z.string()),
  createdAt: z.string(), // ISO time
  acceptedAt: z.optional(z.string()), // ISO time
})
export type Viewing = z.infer<typeof Viewing>

/** The free start times of viewings as ISO times, with the clock at the home until the last of them. */
export const FreeTimes = z.object({ ...HomeClock.shape, slotMinutes: z.number(), times: z.array(z.string()) })
export type FreeTimes = z.infer<typeof FreeTimes>

const as = ViewingSide
const List = z.object({
  ...pageQuery,
  as,
  over: z.optional(z.literal('true', 'over is true, or left out')),
  ids: z.optional(Ids(MAX_ROWS_BY_ID)),
})
const Answer = z.object({ status: z.enum(['accepted', 'declined']) })
const Proposal = z.object({ status: z.literal('proposed'), startsAt })

export const viewingApi = {
  request: endpoint({
    method: 'POST',
    path: '/viewings',
    access: 'signedIn',
    needsVerifiedEmail: true,
    summary:
      'Requests a viewing of another person’s home at a free time, which is held for a day; a buyer has at most three open requests',
    body: z.object({
      propertyId: Id('propertyId'),
      startsAt,
      note: z.optional(optionalText(f.note, MAX_VIEWING_NOTE_LENGTH)),
    }),
    answer: Inserted,
    success: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/viewings',
    access: 'signedIn',
    summary:
      'The caller’s viewings as buyer or agent: all, those that are over or closed, or those in `ids`; newest first',
    query: List,
    answer: z.array(Viewing),
    paged: true,
  }),
  upcoming: endpoint({
    method: 'GET',
    path: '/viewings/upcoming',
    access: 'signedIn',
    summary: `The caller’s upcoming viewings that are requested, proposed or accepted; soonest first, at most ${MAX_UPCOMING}`,
    query: z.object({ as }),
    answer: z.object({ viewings: z.array(Viewing) }),
  }),
  times: endpoint({
    method: 'GET',
    path: '/viewings/times',
    access: 'signedIn',
    summary: 'Free times for a viewing of a home, in its time zone, of the next four weeks',
    query: z.object({ propertyId: Id('propertyId') }),
    answer: FreeTimes,
  }),
  hours: endpoint({
    method: 'GET',
    path: '/viewings/hours',
    access: 'agentOrAdmin',
    summary: 'The viewing hours of the calling agent',
    answer: KeptHours,
  }),
  setHours: endpoint({
    method: 'PUT',
    path: '/viewings/hours',
    access: 'agentOrAdmin',
    summary: 'Sets the caller’s viewing hours; requested and accepted viewings stay',
    body: ViewingHours,
    answer: Modified,
  }),
  move: endpoint({
    method: 'PATCH',
    path: '/viewings/:id',
    access: 'signedIn',
    summary:
      'Accepts or declines a request (the agent) or a proposal (the buyer), or proposes another free time (the agent)',
    body: z.discriminatedUnion('status', [Answer, Proposal], 'status is accepted, declined or proposed'),
    answer: Modified,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/viewings/:id',
    access: 'signedIn',
    summary:
      'Cancels one of the caller’s viewings before it begins; it stays as cancelled, and the other side is notified',
    answer: Deleted,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/viewings/:id/calendar.ics',
    access: 'signedIn',
    summary: 'One of the caller’s accepted viewings as a calendar file (RFC 5545)',
    answer: z.string(),
    download: { name: 'viewing.ics', type: 'text/calendar' },
  }),
}
