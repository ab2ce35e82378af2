import * as z from 'zod/mini'
import { Deleted, Modified } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { HomeClock } from './home-clock.ts'
import { pageQuery } from './list.ts'
import { OpenTime, OpenTimes } from './open-time-fields.ts'
import { Id } from './text.ts'
import { ViewingSide } from './viewing-status.ts'

export const MAX_VISITORS = 200
export const MAX_VISITS = 50
export const MAX_OPEN_TIMES_LISTED = 100

/** An upcoming open time. `visitors`: the names of those who come, only for the agent. */
export const OpenTimeAhead = z.extend(OpenTime, {
  propertyId: z.string(),
  title: z.string(),
  location: z.string(),
  agentName: z.string(),
  ...HomeClock.shape,
  visitors: z.optional(z.array(z.string())),
})
export type OpenTimeAhead = z.infer<typeof OpenTimeAhead>

export const openTimeApi = {
  ahead: endpoint({
    method: 'GET',
    path: '/openTimes',
    access: 'signedIn',
    summary: `The open times ahead to which the caller comes (\`buyer\`), or of the caller’s homes with who comes (\`agent\`); soonest first, ${MAX_OPEN_TIMES_LISTED} at a time: \`next\` is the \`cursor\` of those that follow`,
    query: z.object({ as: ViewingSide, propertyId: z.optional(Id('propertyId')), cursor: pageQuery.cursor }),
    answer: z.object({
      openTimes: z.array(OpenTimeAhead),
      total: z.optional(z.number()),
      next: z.optional(z.string()),
    }),
  }),
  set: endpoint({
    method: 'PUT',
    path: '/allProperty/:id/openTimes',
    access: 'agentOrAdmin',
    summary:
      'Sets the open times of one of the caller’s properties, as an update of it does; who comes to one that changes is notified',
    body: z.object({ openTimes: OpenTimes }),
    answer: Modified,
  }),
  come: endpoint({
    method: 'PUT',
    path: '/openTimes/:id/visit',
    access: 'signedIn',
    needsVerifiedEmail: true,
    summary: 'Says that the caller comes to an open time of another person’s home; the agent sees their name',
    answer: Modified,
  }),
  stayAway: endpoint({
    method: 'DELETE',
    path: '/openTimes/:id/visit',
    access: 'signedIn',
    summary: 'Takes back that the caller comes to an open time',
    answer: Deleted,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/openTimes/:id',
    access: 'agentOrAdmin',
    summary: 'Cancels an open time of one of the caller’s homes before it ends; those who come are notified',
    answer: Deleted,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/openTimes/:id/calendar.ics',
    access: 'signedIn',
    summary: 'An open time of a home that the caller may see, as a calendar file (RFC 5545)',
    answer: z.string(),
    download: { name: 'open-time.ics', type: 'text/calendar' },
  }),
}
