import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The subjects of changes; pages that show one reload it. */
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

/** A change, with the id of a single row. It has no content, so access is checked by calls alone. */
export const LiveEvent = z.object({ topic: EventTopic, id: z.optional(z.string()) })
export type LiveEvent = z.infer<typeof LiveEvent>

/**
 * `signedOut`: the sign-in or the account has ended. `expired`: the token has. `closing`: the server stops. `replaced`:
 * the same sign-in has opened newer streams.
 */
export const StreamEnd = z.enum(['signedOut', 'expired', 'closing', 'replaced'])
export type StreamEnd = z.infer<typeof StreamEnd>

/** `reset`: too many changes were missed to resume. */
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
