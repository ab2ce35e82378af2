import type { RowsOf } from '../row.ts'
import { home, NO_ID } from '../world.ts'
import { notPublic } from './exceptions.ts'

export const noteRows: RowsOf<'note'> = {
  list: [{ what: 'read their own notes', send: { query: { ids: NO_ID } } }],
  save: [
    {
      what: 'write a note on a home',
      given: home(),
      send: ({ id }) => ({ params: { id }, body: { text: 'Ask about the roof' } }),
    },
    {
      what: 'write a note on a pending home',
      given: home({ status: 'pending' }),
      send: ({ id }) => ({ params: { id }, body: { text: 'Ask about the roof' } }),
      but: [notPublic()],
    },
  ],
}
