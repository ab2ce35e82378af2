import { noteApi } from '../../src/contract/note.ts'
import { notificationApi } from '../../src/contract/notification.ts'
import { sharingApi } from '../../src/contract/sharing.ts'
import { wishlistApi } from '../../src/contract/wishlist.ts'
import { callAs, type TestApp } from './access.ts'
import type { Person } from './make.ts'

type Note = { text: string; isShared?: boolean }

/** The steps of two people who share their wishlists. */
export const sharingSteps = (app: () => TestApp) => {
  const invite = async (who: Person): Promise<string> => (await callAs(app(), who, sharingApi.invite, {})).body.token
  const join = (token: string, who: Person) => callAs(app(), who, sharingApi.join, { body: { token } })
  return {
    invite,
    join,
    open: (token: string, who: Person) => callAs(app(), who, sharingApi.invitation, { body: { token } }),
    end: (who: Person) => callAs(app(), who, sharingApi.end, {}),
    read: async (who: Person) => (await callAs(app(), who, sharingApi.read, {})).body,
    together: async (one: Person, other: Person) => {
      const { status } = await join(await invite(one), other)
      if (status !== 201) throw new Error(`joining answered ${status}`)
    },
    wish: (propertyId: string, who: Person) => callAs(app(), who, wishlistApi.add, { body: { propertyId } }),
    wishes: async (who: Person) => (await callAs(app(), who, sharingApi.wishes, {})).body,
    vote: (id: string, vote: 'up' | 'down' | 'none', who: Person) =>
      callAs(app(), who, sharingApi.vote, { params: { id }, body: { vote } }),
    note: (id: string, body: Note, who: Person) => callAs(app(), who, noteApi.save, { params: { id }, body }),
    notes: async (id: string, who: Person) => (await callAs(app(), who, noteApi.list, { query: { ids: id } })).body,
    news: async (who: Person) => {
      const { body } = await callAs(app(), who, notificationApi.list, {})
      return (body as { text: string; page: string }[]).map(({ text, page }) => [text, page])
    },
  }
}
