import { unsubscribeToken } from '../../../src/server/product/notification/unsubscribe.ts'
import { deleteSavedSearch } from '../../../src/server/product/saved-search/saved-search.store.ts'
import { make } from '../../people/make.ts'
import type { RowsOf } from '../row.ts'
import { itself, type World } from '../world.ts'
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

export const notificationSettingsRows: RowsOf<'notificationSettings'> = {
  read: [{ what: 'read their notification settings' }],
  save: [{ what: 'change their notification settings', send: { body: { wishes: 'bell' } } }],
  unsubscribe: [
    {
      what: 'end the mails that a token stands for',
      given: async ({ app, who }) => unsubscribeToken(app.parts.secret, { userId: who.user.id, about: 'wishes' }),
      send: ({ id: token }) => ({ body: { token } }),
    },
  ],
}

const searchOfUser = ({ app, who }: World) => make.savedSearch(app, who.user)
const theirs = notTheirs('otherUser', 'agent', 'otherAgent', 'admin', 'fraud')

export const savedSearchRows: RowsOf<'savedSearch'> = {
  list: [{ what: 'list their own saved searches' }],
  one: [
    { what: 'read a user’s saved search', given: searchOfUser, send: ({ id }) => ({ params: { id } }), but: [theirs] },
  ],
  save: [{ what: 'save a search', send: { body: { name: 'Bath', query: { q: 'bath' } } } }],
  change: [
    {
      what: 'change a user’s saved search',
      given: searchOfUser,
      send: ({ id }) => ({ params: { id }, body: { name: 'Mine' } }),
      but: [theirs],
    },
  ],
  restore: [
    {
      what: 'undo the deletion of a user’s saved search',
      given: async (world) => {
        const id = await searchOfUser(world)
        await deleteSavedSearch(world.app.db, world.who.user.id, id)
        return id
      },
      send: itself,
      but: [theirs],
    },
  ],
  remove: [
    {
      what: 'delete a user’s saved search',
      given: searchOfUser,
      send: ({ id }) => ({ params: { id } }),
      but: [theirs],
    },
  ],
}

export const eventRows: RowsOf<'event'> = {
  stream: [{ what: 'read the stream of what changes for them' }],
}
