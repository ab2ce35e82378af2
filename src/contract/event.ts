import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The subjects of changes: pages that show one fetch it again. */
export const EventTopic = z.enum([
  'notification',
  'offers',
  'listings',
  'sales',
  'role',
  'people',
  'reviews',
  'wishes',
  'messages',
  'viewings',
  'savedSearches',
  'reports',
  'feeds',
  'evidence',
])
export type EventTopic = z.infer<typeof EventTopic>

/** A change for the reader of the stream, with the id of a single row. It has no content, so that only calls check access. */
export const LiveEvent = z.object({ topic: EventTopic, id: z.optional(z.string()) })
export type LiveEvent = z.infer<typeof LiveEvent>

/**
 * Why a stream ends. `signedOut`: the sign-in has ended, or the account. `expired`: the token has. `closing`: the server stops.
 * `replaced`: the same sign-in has opened newer streams.
 */
export const StreamEnd = z.enum(['signedOut', 'expired', 'closing', 'replaced'])
export type StreamEnd = z.infer<typeof StreamEnd>

/** The names of the events: the start of the stream, a change, too many missed changes to resume, and the end. */
export const streamEvents = { open: 'open', change: 'change', reset: 'reset', end: 'end' } as const

export const eventApi = {
  stream: endpoint({
    method: 'GET',
    path: '/events',
    access: 'signedIn',
    summary:
      'A stream of server-sent events about the caller’s data: `change` of `{topic, id}`, `reset` when `Last-Event-ID` can’t resume the stream, and `end` with the reason',
    answer: LiveEvent,
    stream: true,
  }),
}
