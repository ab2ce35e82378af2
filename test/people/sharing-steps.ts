import { noteApi } from '../../src/contract/note.ts'
import { notificationApi } from '../../src/contract/notification.ts'
import { sharingApi } from '../../src/contract/sharing.ts'
import { wishlistApi } from '../../src/contract/wishlist.ts'
import { callAs, type TestApp } from './access.ts'
import type { Person } from './make.ts'

type Note = { text: string; isShared?: boolean }

type People = { app: TestApp; ann: Person; ben: Person }

/** The steps of two people who share their wishlists: Ann, who invites, unless another is named, and Ben. */
export const sharingSteps = (people: () => People) => {
  const as = (who: Person) => [people().app, who] as const
  const ann = () => people().ann
  const ben = () => people().ben
  const invite = async (who = ann()): Promise<string> => (await callAs(...as(who), sharingApi.invite, {})).body.token
  const join = (token: string, who = ben()) => callAs(...as(who), sharingApi.join, { body: { token } })
  return {
    invite,
    join,
    open: (token: string, who = ben()) => callAs(...as(who), sharingApi.invitation, { body: { token } }),
    end: (who = ann()) => callAs(...as(who), sharingApi.end, {}),
    read: async (who = ann()) => (await callAs(...as(who), sharingApi.read, {})).body,
    together: async () => {
      const { status } = await join(await invite())
      if (status !== 201) throw new Error(`joining answered ${status}`)
    },
    wish: (propertyId: string, who = ann()) => callAs(...as(who), wishlistApi.add, { body: { propertyId } }),
    wishes: async (who = ann()) => (await callAs(...as(who), sharingApi.wishes, {})).body,
    vote: (id: string, vote: 'up' | 'down' | 'none', who = ann()) =>
      callAs(...as(who), sharingApi.vote, { params: { id }, body: { vote } }),
    note: (id: string, body: Note, who = ann()) => callAs(...as(who), noteApi.save, { params: { id }, body }),
    notes: async (id: string, who = ben()) => (await callAs(...as(who), noteApi.list, { query: { ids: id } })).body,
    news: async (who: Person) => {
      const { body } = await callAs(...as(who), notificationApi.list, {})
      return (body as { text: string; page: string }[]).map(({ text, page }) => [text, page])
    },
  }
}
