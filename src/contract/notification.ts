import * as z from 'zod/mini'
import { Modified } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { LANGUAGES } from './language.ts'
import { pageQuery } from './list.ts'

export const NotificationKind = z.enum([
  'offers',
  'homes',
  'wishes',
  'searches',
  'messages',
  'viewings',
  'roles',
  'payments',
])
export type NotificationKind = z.infer<typeof NotificationKind>

export const NotificationPage = z.enum([
  'bought',
  'requests',
  'sold',
  'listings',
  'profile',
  'details',
  'messages',
  'viewings',
  'savedSearches',
  'together',
  'security',
  'reports',
  'feeds',
])
export type NotificationPage = z.infer<typeof NotificationPage>

/**
 * `subjectId`: the id of a property for details, of a conversation for messages, else of an offer or a viewing.
 * `language`: that of
 * `text`, null for old ones. `picture`: of the home, or of the first of several. `createdAt`: ISO 8601 in UTC.
 */
export const Notification = z.object({
  _id: z.string(),
  kind: NotificationKind,
  text: z.string(),
  language: z.optional(z.nullable(z.enum(LANGUAGES))),
  page: NotificationPage,
  subjectId: z.optional(z.nullable(z.string())),
  createdAt: z.string(),
  isRead: z.boolean(),
  picture: z.optional(z.nullable(z.string())),
})
export type Notification = z.infer<typeof Notification>

const Read = z.literal(true, 'isRead must be true')

export const notificationApi = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    access: 'signedIn',
    summary: 'The caller’s notifications, newest first; `unread=true` leaves out those that were read',
    query: z.object({ ...pageQuery, unread: z.optional(z.literal('true', 'unread must be true')) }),
    answer: z.array(Notification),
    paged: true,
  }),
  read: endpoint({
    method: 'PATCH',
    path: '/notifications/:id',
    access: 'signedIn',
    summary: 'Marks one of the caller’s notifications as read; idempotent',
    body: z.object({ isRead: Read }),
    answer: Modified,
  }),
  readAll: endpoint({
    method: 'PATCH',
    path: '/notifications',
    access: 'signedIn',
    summary: 'Marks the caller’s notifications as read up to and including `newest`; later ones stay unread',
    body: z.object({ isRead: Read, newest: z.uuid('newest must be an id') }),
    answer: Modified,
  }),
}
