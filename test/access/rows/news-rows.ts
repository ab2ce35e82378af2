import { make } from '../../people/make.ts'
import type { RowsOf } from '../row.ts'
import type { World } from '../world.ts'
import { notTheirs } from './exceptions.ts'

const ofUser = ({ app, who }: World) => make.notification(app, who.user, 'An entry')

export const notificationRows: RowsOf<'notification'> = {
  list: [{ what: 'list their own notifications' }],
  read: [
    {
      what: 'mark a user’s notification as read',
      given: ofUser,
      send: ({ id }) => ({ params: { id }, body: { isRead: true } }),
      but: [notTheirs('otherUser', 'agent', 'otherAgent', 'admin', 'fraud')],
    },
  ],
  readAll: [
    {
      what: 'mark their own as read up to one',
      given: ofUser,
      send: ({ id }) => ({ body: { isRead: true, newest: id } }),
    },
  ],
}

export const eventRows: RowsOf<'event'> = {
  stream: [{ what: 'read the stream of what changes for them' }],
}
