import { addHidden } from '../../../src/server/product/hidden-home/hidden-home.store.ts'
import { make } from '../../people/make.ts'
import type { RowsOf } from '../row.ts'
import { home, itself, type World } from '../world.ts'
import { notTheirs } from './exceptions.ts'

async function hiddenByUser({ app, who }: World) {
  const { id } = await make.property(app, { agent: who.agent })
  await addHidden(app.db, who.user.id, id)
  return id
}
const isOwn = { status: 409, for: ['agent' as const], because: 'an agent can’t hide their own home (P-355)' }

export const hiddenHomeRows: RowsOf<'hiddenHome'> = {
  list: [{ what: 'list their own hidden homes' }],
  one: [{ what: 'read whether they have hidden a home', given: home(), send: itself }],
  hide: [
    { what: 'hide a home', given: home(), send: itself, but: [isOwn] },
    { what: 'hide a pending home', given: home({ status: 'pending' }), send: itself, answers: 404, but: [isOwn] },
  ],
  show: [
    {
      what: 'bring a user’s hidden home back',
      given: hiddenByUser,
      send: itself,
      but: [notTheirs('otherUser', 'agent', 'otherAgent', 'admin', 'fraud')],
    },
  ],
}
