import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const EventTopic = z.enum([
  'notification',
  'offers',
  'listings',
  'sales',
  'role',
  'people',
  'reviews',
  'wishes',
  'notes',
  'messages',
  'viewings',
  'savedSearches',
  'reports',
  'feeds',
  'evidence',
])
export type EventTopic = z.infer<typeof EventTopic>

/**
 * A live update: a topic, and the id if it concerns one row. It has no content, so that only the API calls decide who
 * may read it.
 */
export const LiveEvent = z.object({ topic: EventTopic, id: z.optional(z.string()) })
export type LiveEvent = z.infer<typeof LiveEvent>

/**
 * The reason why the server ends a stream. `signedOut`: the session or the account has ended. `expired`: the access
 * token has expired. `closing`: the server stops. `replaced`: the session has opened newer streams.
 */
export const StreamEnd = z.enum(['signedOut', 'expired', 'closing', 'replaced'])
export type StreamEnd = z.infer<typeof StreamEnd>

/** The names of the server-sent events. `reset`: too many changes were missed to resume. */
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
